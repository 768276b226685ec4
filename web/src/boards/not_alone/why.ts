import { cardsOf, type RawView } from './raw';
import type { HandCard } from './types';

/** Why something cannot be done now, as far as the table shows it, and the rule that says so. */
export interface Why {
  /** The game's message is `why-<key>`, the page's `na-why-<key>`. */
  key: string;
  phase?: number;
  rule: string;
}

const why = (key: string, rule: string, phase?: number): Why => ({ key, rule, phase });
const [EXPLORING, HUNTING, RECKONING] = [1, 2, 3];
/** Questions at which a card may be played. */
const WINDOWS = new Set(['explore', 'lurk', 'hunting', 'swirl', 'last_call']);
const isWindow = (about: string) => WINDOWS.has(about) || about.endsWith('_window');

/** A Survival or Hunt card of the own hand. The rules have the last word. */
function whyPlayed(view: RawView, seat: number, card: HandCard, about: string): Why | undefined {
  const survival = card.kind === 'survival';
  if (survival && view.despair) return why('despair', 'NA-170');
  if (!survival && view.sacrifice) return why('sacrifice', 'NA-169');
  const used = survival ? view.survival_played[seat] : view.hunt_played >= view.hunt_allowed;
  if (used) return why('already-played', survival ? 'NA-48' : 'NA-42');
  if (card.phase && card.phase !== view.phase) return why('wrong-phase', survival ? 'NA-47' : 'NA-41', card.phase);
  if (survival && about === 'explore' && cardsOf(view.played[seat]).length) return why('laid-first', 'NA-173');
  if (isWindow(about)) return why('not-playable', 'NA-165');
  return view.phase === RECKONING ? why('no-window', 'NA-180') : undefined;
}

/** Why a card of the own hand cannot be chosen; undefined where nothing can be said. */
export function whyNotCard(view: RawView, seat: number, card: HandCard, about: string | undefined): Why | undefined {
  if (card.kind !== 'place') return whyPlayed(view, seat, card, about ?? '');
  return about === 'explore' && view.banned.includes(Number(card.id)) ? why('force-field', 'NA-172') : undefined;
}

/** What a question about places asks for, and its rule: any other place is none of these. */
const WANTED: Readonly<Record<string, readonly [string, string]>> = {
  hunting: ['not-next', 'NA-76'],
  force_field: ['not-next', 'NA-76'],
  'hologram.space': ['not-next-token', 'NA-S-hologram'],
  wrong_track: ['not-next-token', 'NA-S-wrong_track'],
  detour: ['not-next-hunted', 'NA-H-detour'],
  'gate.space': ['not-next-mine', 'NA-S-gate'],
  lair: ['no-creature', 'NA-194'],
  resolve: ['not-in-discard', 'NA-84'],
  'resist.place': ['not-in-discard', 'NA-59'],
  'sixth_sense.place': ['not-in-discard', 'NA-S-sixth_sense'],
  'vortex_in.place': ['not-in-discard', 'NA-S-vortex'],
  'vortex_out.place': ['not-laid', 'NA-S-vortex'],
  'river_keep.place': ['not-laid', 'NA-80'],
  'double_back.space': ['not-laid', 'NA-S-double_back'],
  'sacrifice.place': ['not-in-hand', 'NA-S-sacrifice'],
  'ascendancy_discard.place': ['not-in-hand', 'NA-H-ascendancy'],
  'forbidden_zone.place': ['not-in-hand', 'NA-H-forbidden_zone'],
  'phobia_show.place': ['not-in-hand', 'NA-H-phobia'],
  'artemia.place': ['not-in-hand', 'NA-91'],
};

/** Why one cannot go to a place while the Hunted explore. */
function whyNotThere(view: RawView, seat: number, no: number): Why {
  const laid = cardsOf(view.played[seat]);
  if (view.banned.includes(no)) return why('force-field', 'NA-172');
  if (cardsOf(view.discard[seat]).includes(no)) return why('in-discard', 'NA-59');
  if (laid.includes(no)) return why('laid', 'NA-70');
  if (!cardsOf(view.hand[seat]).includes(no)) return why('not-in-hand', 'NA-55');
  return laid.length ? why('take-back-first', 'NA-70') : why('too-few', 'NA-67');
}

/** Which power brings cards back: the Jungle's, the Swamp's, or one of them copied. */
function gathering(view: RawView, seat: number): string {
  const here = view.stands[seat] ?? [];
  return here.includes(2) ? 'NA-P-2' : here.includes(6) ? 'NA-P-6' : 'NA-197';
}

const FIRST_OF_RESERVE = 6;

/** The Rover brings only places that one does not own; the first five everybody owns. */
function whyNotTaken(view: RawView, no: number): Why {
  const left = no < FIRST_OF_RESERVE || Boolean(view.reserve[no - FIRST_OF_RESERVE]);
  return why(left ? 'owned' : 'not-in-reserve', 'NA-P-5');
}

/** Nobody asks where: when somebody will. */
function whyNotNow(view: RawView, seat: number): Why | undefined {
  if (seat !== view.creature) return view.phase === EXPLORING ? undefined : why('explore-later', 'NA-53');
  return view.phase === HUNTING ? why('tokens-laid', 'NA-164') : why('tokens-later', 'NA-53');
}

/** Why a place cannot be chosen though it is dark on the map; undefined where nothing can be said. */
export function whyNotPlace(view: RawView, seat: number, no: number, about: string | undefined): Why | undefined {
  if (seat < 0) return undefined;
  if (about === 'explore') return whyNotThere(view, seat, no);
  if (about === 'rover.reserve') return whyNotTaken(view, no);
  if (about === 'gather.place') return why('not-in-discard', gathering(view, seat));
  if (about === 'resolve' && cardsOf(view.played[seat]).includes(no)) return why('just-played', 'NA-87');
  if (about === 'vortex_in.place' && view.banned.includes(no)) return why('force-field', 'NA-177');
  const [key, rule] = WANTED[about ?? ''] ?? [];
  return key && rule ? why(key, rule) : whyNotNow(view, seat);
}

/** Why a hunt token cannot be laid, or not again. */
export function whyNotToken(kind: string, laid: boolean): Why {
  if (laid) return why('tokens-laid', 'NA-164');
  return kind === 'hunter'
    ? why('declined', 'NA-179')
    : why(kind === 'target' ? 'needs-target' : 'needs-artemia', 'NA-71');
}
