import { sceneUrl, type ArtOptions, type MotifName, type Tint } from '../../lib/art';
import type { GameWords } from '../../lib/game';
import type { CardInfo } from '../../lib/net';
import type { CardFace } from '../../lib/ui';
import { faceOf, figure } from '../encounters/faces';

type Picture = readonly [MotifName, ArtOptions];
type Person = Pick<ArtOptions, 'kit' | 'gear'>;

/** Enemies who are people: they have no eyes. */
const PEOPLE = new Set([
  'val_verde_guerrilla',
  'soviet_advisor',
  'scorpion_enforcer',
  'voodoo_posse',
  'el_scorpio',
  'witness_testimony',
]);
const PEOPLE_BY_GROUP: Readonly<Record<string, Person>> = {
  dutch: { kit: 'band', gear: 'rifle' },
  dillon: { kit: 'hair', gear: 'collar' },
  mac: { kit: 'hood', gear: 'rifle' },
  blain: { kit: 'hat', gear: 'rifle' },
  harrigan: { kit: 'hair', gear: 'tie' },
  danny: { kit: 'curls', gear: 'collar' },
  lambert: { kit: 'cap', gear: 'collar' },
  keyes: { kit: 'beret', gear: 'tie' },
};
const AVATARS: Readonly<Record<string, Person>> = {
  lieutenant: { kit: 'cap', gear: 'rifle' },
  tracker: { kit: 'band', gear: 'rifle' },
  guerrilla: { kit: 'tail', gear: 'rifle' },
  cia_agent: { kit: 'hair', gear: 'tie' },
  radioman: { kit: 'helm', gear: 'pack' },
  detective: { kit: 'hat', gear: 'collar' },
  swat_officer: { kit: 'helm', gear: 'rifle' },
  owlf_agent: { kit: 'ears', gear: 'pack' },
  gangster: { kit: 'curls', gear: 'collar' },
  reporter: { kit: 'long', gear: 'none' },
};
/** Survival is the green of the jungle itself. */
const TINTS: Readonly<Record<string, Tint>> = {
  strength: 'strength',
  intel: 'intel',
  leadership: 'leadership',
  tech: 'tech',
};
const SCENES: Readonly<Record<string, Picture>> = {
  guerrilla_camp: ['shelter', {}],
  defensive_position: ['swamp', {}],
  landing_zone: ['beach', {}],
  covered_in_mud: ['swamp', { seed: 'mud' }],
  assault_the_stronghold: ['lair', {}],
  physical_evidence: ['proof', { kind: 'photo' }],
  forensic_analysis: ['proof', { kind: 'file' }],
  witness_testimony: ['proof', { kind: 'tape' }],
  lost_ship: ['wreck', {}],
  val_verdean_jungle: ['jungle', { seed: 'loc' }],
  streets_of_los_angeles: ['character', { kit: 'hat', gear: 'collar', tint: 'tech', seed: 'streets' }],
  expendable_assets: ['enemy', { shot: 3 }],
  war_zone: ['enemy', { shot: 2 }],
  flares_frags_claymores: ['swamp', { seed: 'flares' }],
  personal_little_war: ['proof', { kind: 'photo' }],
  get_to_the_choppa: ['stalker', { shot: 3 }],
  other_world_life_form: ['wreck', { seed: 'ow' }],
};

function person(card: CardInfo): Picture {
  const tint = TINTS[String(card.figures.klass)] ?? (card.figures.klass ? undefined : 'plain');
  const who = AVATARS[card.id] ?? PEOPLE_BY_GROUP[String(card.figures.group)] ?? {};
  const verb =
    figure(card, 'attack') > figure(card, 'recruit') ? 'attack' : figure(card, 'recruit') ? 'recruit' : 'scan';
  const shot = card.kind === 'avatar' ? 0 : undefined;
  return ['character', { ...who, tint, shot, verb: card.kind === 'avatar' ? undefined : verb }];
}

function picture(card: CardInfo): Picture {
  const own = SCENES[card.id];
  if (own) return own;
  switch (card.kind) {
    case 'strike':
      return ['strike', {}];
    case 'enemy':
      return [PEOPLE.has(card.id) ? 'enemy' : 'stalker', {}];
    case 'event':
    case 'hazard':
      return [card.kind === 'event' ? 'jungle' : 'hunt', {}];
    case 'task':
    case 'special':
      return ['shelter', {}];
    default:
      return person(card);
  }
}

function artOf(card: CardInfo): string {
  const [motif, options] = picture(card);
  return sceneUrl(motif, { mood: 'predator', seed: card.id, ...options });
}

/** Who chooses an Avatar chooses its Role card: the large card tells what that does. */
function roleOf(card: CardInfo, words: GameWords, cards: ReadonlyMap<string, CardInfo>): CardFace['terms'] {
  const role = card.kind === 'avatar' ? cards.get(String(card.figures.role)) : undefined;
  if (!role) return [];
  const { name, kind, values = [], text } = faceOf(role, words, '');
  const told = [...values.map((each) => each.label), text].filter(Boolean).join('. ');
  return [{ term: `${name} · ${kind}`, about: told }];
}

export function cardFace(card: CardInfo, words: GameWords, cards: ReadonlyMap<string, CardInfo>): CardFace {
  const face = faceOf(card, words, artOf(card));
  return { ...face, terms: [...(roleOf(card, words, cards) ?? []), ...(face.terms ?? [])] };
}
