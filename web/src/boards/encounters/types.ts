import type { SeatShape, SymbolName } from '../../lib/art';
import type { CardFace, CardState } from '../../lib/ui';
import type { Answer, TableProps } from '../shared/props';
import type { SeatView } from '../shared/seats';
import type { FightView, PriceView } from './figures';
import type { EncounterGame } from './game';

/** The table as one seat may see it. Nothing here is hidden from that seat. */
export interface EncounterView {
  round: number;
  /** 1 to 4; 0 before the first turn. */
  phase: number;
  active: number;
  /** Whose table it is: -1 for an onlooker. */
  seat: number;
  pools: readonly PoolView[];
  deck: number;
  row: readonly SpaceView[];
  combat: readonly string[];
  /** By place in the Combat Zone: what is laid on a card, or that it is no enemy. */
  stamps?: readonly (StampView | undefined)[];
  /** What each of the Combat Zone costs now. */
  fights: readonly (FightView | undefined)[];
  /** Strikes that stand ahead if nobody is killed or avoided. */
  strikes: number;
  operations: readonly string[];
  hq: readonly (string | undefined)[];
  /** By slot: a line at its foot, a card that lies face down, or one that belongs elsewhere. */
  slots?: readonly SlotView[];
  prices: readonly (PriceView | undefined)[];
  /** What an Officer costs; any of them stands for the pile. */
  officer: PriceView & { card: string };
  officers: number;
  barracks: number;
  hand: readonly string[];
  plays: readonly PlayView[];
  offers: readonly OfferView[];
  crew: readonly CrewView[];
  goals: readonly GoalView[];
  piles: readonly PileView[];
}

export interface SlotView {
  foot?: string;
  down?: boolean;
  foreign?: boolean;
}

export interface StampView {
  label?: string;
  /** No enemy: it strikes nobody. */
  harmless?: boolean;
}

export interface SpaceView {
  /** Its name as the rules know it. */
  id: string;
  /** What a scan costs now, and what is printed. */
  cost: number;
  printed: number;
  /** What a fight here costs now. */
  fight?: FightView;
  /** Follows a card on its way. */
  key?: number;
  state: 'empty' | 'down' | 'up';
  /** The card, if this seat knows it. */
  card?: string;
  attached: readonly string[];
}

export interface PlayView {
  card: string;
  copy: boolean;
  /** Its ability is used up. */
  used: boolean;
}

export interface OfferView {
  seat: number;
  card: string;
  taken: boolean;
}

export interface CrewView extends SeatView {
  avatar?: string;
  active: boolean;
  alive: boolean;
  health: number;
  damage: number;
  /** Health that is left. */
  left: number;
  marks: number;
  /** Health that is lost for good. */
  scars?: number;
  /** What else is said of this player, such as Dishonor; in the place of the wounds if it says so. */
  texts?: readonly { symbol: SymbolName; text: string }[];
  wounds: readonly string[];
  hand: number;
  /** Open to this seat, if hands are. */
  cards: readonly string[];
  deck: number;
  discard: number;
  front: readonly string[];
}

/** A panel of what the players are after: a card, and how far they have come. */
export interface GoalView {
  id: string;
  kind: 'objective' | 'location';
  at: number;
  of: number;
  /** In a game with other words than these: above the card, and in few words on the phone. */
  caption?: string;
  short?: string;
  symbol?: SymbolName;
}

/** Something to spend: what it is called, and how much there is of it. */
export interface PoolView {
  symbol: SymbolName;
  value: number;
  label: string;
  look?: 'recruit' | 'attack';
}

export interface PileView {
  title: string;
  seat?: SeatShape;
  cards: readonly string[];
  count: number;
}

/** A thing on the table that answers the question. */
export interface Lit {
  state: 'legal' | 'picked';
  choice: number;
}

/** The question to this seat with everything that answers it; or what the seat waits for. */
export interface AskView {
  question: string;
  detail?: string;
  waiting: boolean;
  /** The action phase is mine: what is not lit says what it lacks. */
  acting: boolean;
  /** By where they lie, as `hand:2`; what lies nowhere is `option:3`. */
  lit: Readonly<Record<string, Lit>>;
  /** Where each answer lies. */
  spots: readonly string[];
  /** Answers that lie nowhere on the table. */
  tray: readonly { spot: string; card: string; label: string; state: CardState }[];
  buttons: readonly Answer[];
  primary?: Answer;
  /** The card that asks. */
  about?: string;
}

export interface EncounterProps extends TableProps {
  kind: EncounterGame;
  view: EncounterView;
  ask: AskView;
  face: (card: string) => CardFace | undefined;
  term: (key: string) => string;
  about: (key: string) => string;
  onspot: (spot: string) => void;
  onbutton: (id: string) => void;
}
