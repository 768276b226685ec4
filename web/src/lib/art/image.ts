import { drawBack } from './back';
import { drawBackdrop } from './backdrop';
import { captain } from './captain';
import { drawCover } from './cover';
import { drawDoor, type DoorName } from './doors';
import type { MotifName } from './motifs';
import type { Mood } from './palette';
import { drawBigEye, drawSlash } from './reveal';
import { drawScene } from './scene';
import type { ArtOptions } from './types';

/**
 * Pictures reach the page as images, drawn once per card kind: a picture has up to 150 nodes,
 * too many to keep live for sixty cards on a phone, and inside an image its ids cannot collide.
 */
const cache = new Map<string, string>();

function toUrl(svg: string): string {
  if (typeof URL.createObjectURL !== 'function') return 'data:image/svg+xml,' + encodeURIComponent(svg);
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

function cached(key: string, draw: () => string): string {
  let url = cache.get(key);
  if (url === undefined) {
    url = toUrl(draw());
    cache.set(key, url);
  }
  return url;
}

export const sceneUrl = (motif: MotifName, o: ArtOptions = {}) =>
  cached(`scene ${motif} ${JSON.stringify(o)}`, () => drawScene(motif, o));

export const backUrl = (mood: Mood) => cached(`back ${mood}`, () => drawBack(mood));

export const coverUrl = (mood: Mood) => cached(`cover ${mood}`, () => drawCover(mood));

export const doorUrl = (door: DoorName) => cached(`door ${door}`, () => drawDoor(door));

export const backdropUrl = (mood: Mood, day = false) => cached(`drop ${mood} ${day}`, () => drawBackdrop(mood, day));

export const captainUrl = (seat: number, colour: string) =>
  cached(`captain ${seat} ${colour}`, () => captain(seat, colour));

export const bigEyeUrl = () => cached('big eye', drawBigEye);

export const slashUrl = () => cached('slash', drawSlash);
