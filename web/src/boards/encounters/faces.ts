import type { SymbolName } from '../../lib/art';
import { keyOf, type GameWords } from '../../lib/game';
import type { CardInfo } from '../../lib/net';
import { t } from '../../lib/text';
import { sentence, type CardFace, type CardState, type CardValue } from '../../lib/ui';
import { termsIn } from './terms';

const ATTACK = '#ffb38a';
const RECRUIT = '#ffe58a';
const HEALTH = '#9be29c';

/** The classes: symbol and colour; the picture is tinted the same. */
const CLASSES: Readonly<Record<string, { symbol: SymbolName; colour: string }>> = {
  strength: { symbol: 'strength', colour: '#ff9c7a' },
  intel: { symbol: 'intel', colour: '#8fd0ff' },
  leadership: { symbol: 'leadership', colour: '#ffd166' },
  survival: { symbol: 'survival', colour: '#9be29c' },
  tech: { symbol: 'tech', colour: '#c9a9ff' },
};

const classOf = (card: CardInfo) => CLASSES[String(card.figures.klass ?? '')];
export const figure = (card: Pick<CardInfo, 'figures'>, name: string) => Number(card.figures[name] ?? 0) || 0;

/** What one sorts by: cost, fight value, damage. */
function corner(card: CardInfo): number | undefined {
  switch (card.kind) {
    case 'enemy':
      return figure(card, 'value');
    case 'strike':
      return figure(card, 'damage');
    case 'avatar':
      return undefined;
    case 'objective':
      return figure(card, 'number');
    default:
      return figure(card, 'cost') || undefined;
  }
}

function values(card: CardInfo): CardValue[] {
  const made: CardValue[] = [];
  const add = (symbol: SymbolName, value: number, colour: string, word: string) =>
    made.push({ symbol, value, colour, label: t(word, { n: value }) });
  if (figure(card, 'attack')) add('attack', figure(card, 'attack'), ATTACK, 'enc-attack-n');
  if (figure(card, 'recruit')) add('recruit', figure(card, 'recruit'), RECRUIT, 'enc-recruit-n');
  if (card.kind === 'avatar') {
    add('will', figure(card, 'health'), HEALTH, 'enc-health-n');
    add('shield', figure(card, 'defence'), '#dbe3d6', 'enc-defence-n');
  }
  return made;
}

/** The type line: what it is, whose card it is and which team. */
function kindLine(card: CardInfo, words: GameWords): string {
  const of = (noun: string) => words.maybe(`${noun}-${String(card.figures[noun] ?? '')}`);
  return [words.maybe(`kind-${card.kind}`), of('klass'), of('group'), of('team')].filter(Boolean).join(' · ');
}

/** Where the figures say it all already, the small card says only the rest. */
function brief(card: CardInfo, words: GameWords): string | undefined {
  if (card.kind === 'starter') return '';
  return card.kind === 'avatar' ? words.maybe(keyOf('card', card.figures.role)) : undefined;
}

export function faceOf(card: CardInfo, words: GameWords, art: string): CardFace {
  return {
    art,
    name: card.name[words.lang] ?? card.id,
    number: corner(card),
    badge: classOf(card),
    kind: kindLine(card, words),
    text: card.text[words.lang],
    brief: brief(card, words),
    values: values(card),
    terms: termsIn(card, words),
  };
}

/** What is said of a card besides what is printed: its place, its price, its state. */
export function cardWords(state: CardState = 'plain', ...more: string[]): string {
  return sentence([...more, state === 'legal' || state === 'picked' ? t(`state-${state}`) : '']);
}
