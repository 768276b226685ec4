import { sceneUrl } from '../../lib/art';
import type { Choice, GameWords, Picker } from '../../lib/game';
import type { Prompt, SeatState } from '../../lib/net';
import { t } from '../../lib/text';
import { shipOf, type Cards } from './cards';
import { cityArt, HUES } from './faces';
import { figuresOf } from './figures';
import { percent } from './percent';
import type { PlateView, TrembleView } from './types';

type Line = PlateView['lines'][number];
type Told = Pick<PlateView, 'lines' | 'figure' | 'note' | 'art'>;

/** What the plates are told from. */
export interface Asked {
  state: SeatState;
  words: GameWords;
  names: Readonly<Record<number, string>>;
  cards: Cards;
  view: TrembleView;
}

const line = (symbol: Line['symbol'], text: string): Line => ({ symbol, text });

/** The two ways out of a moment, each with what it brings and what it costs. */
export function platesOf(asked: Asked & { picker: Picker }, prompt: Prompt): PlateView[] {
  const { choices, picked } = asked.picker;
  return choices.flatMap((choice): PlateView[] => {
    const handle = plateOf(choice);
    const told = handle && TOLD[choice.verb]?.(asked, prompt);
    return told ? [{ handle, title: choice.words, picked: picked.includes(choice.index), ...told }] : [];
  });
}

/** The plate that an answer is told on, if there is one. */
export const plateOf = ({ ways }: Choice) => ways?.flat().find((handle) => handle.startsWith('plate:'));

const TOLD: Readonly<Record<string, (asked: Asked, prompt: Prompt) => Told>> = {
  stay: (asked, prompt) => ({
    art: cityPicture(asked, prompt),
    lines: [
      line('attack', t('th-stay-win', values(asked, prompt))),
      line('lock', t('th-stay-lose')),
      ...reserve(asked),
    ],
    figure: chance(asked),
    note: t('th-to-win'),
  }),
  retreat: (asked, prompt) => ({
    art: shipPicture(asked, prompt),
    lines: [line('cruiser', t('th-retreat-home')), line('people', retreatWords(asked, prompt))],
    figure: '0',
    note: t('th-ships-lost'),
  }),
  raid: (asked, prompt) => ({
    art: cityPicture(asked, prompt),
    lines: [line('people', t('th-raid-now')), line('cruiser', t('th-raid-home'))],
    figure: t('th-plus', { n: Number(prompt.values.quick) }),
    note: t('th-now'),
  }),
  search: (asked, prompt) => ({
    art: shipPicture(asked, prompt),
    lines: [line('search', t('th-search-later')), line('shield', t('th-search-army'))],
    figure: t('th-plus', { n: Number(prompt.values.search) }),
    note: t('th-later'),
  }),
  fight: (asked, prompt) => ({
    art: sceneUrl('city', { mood: 'tremble', seed: String(prompt.values.army), kind: 'industrial' }),
    lines: [line('attack', t('th-fight-win')), line('lock', t('th-fight-lose'))],
    figure: chance(asked),
    note: t('th-to-hold'),
  }),
  flee: (asked, prompt) => ({
    art: shipPicture(asked, prompt),
    lines: [line('cruiser', t('th-retreat-home')), line('search', t('th-flee-lose', values(asked, prompt)))],
    figure: '0',
    note: t('th-ships-lost'),
  }),
};

const values = ({ words }: Asked, prompt: Prompt) => ({ city: String(words.thing('city', prompt.values.city)) });

const odds = ({ state }: Asked) => figuresOf(state).odds;

function chance(asked: Asked): string {
  const told = odds(asked)?.chance;
  return told === undefined ? '' : t('th-percent', { n: percent(told) });
}

function retreatWords(asked: Asked, prompt: Prompt): string {
  const left = odds(asked)?.left_to;
  if (left === undefined) return t('th-retreat-many');
  return t('th-retreat-one', { name: asked.names[left] || asked.words.seat(left), ...values(asked, prompt) });
}

/** Ships at home that could still come, and what the chance would be with each. */
function reserve(asked: Asked): Line[] {
  const told = odds(asked)?.reserve ?? [];
  return told.map(({ gain, fuel, chance: then }) =>
    line('saucer', t('th-stay-reserve', { strength: gain, fuel, chance: percent(then) })),
  );
}

function cityPicture({ cards }: Asked, prompt: Prompt): string {
  return cityArt(String(prompt.values.city), cards);
}

function shipPicture({ state, view, cards }: Asked, prompt: Prompt): string {
  const city = String(prompt.values.city);
  const ship = view.fleet.find((each) => each.city === city) ?? view.fleet[0];
  const kind = shipOf(ship?.id ?? '', cards).hull;
  return sceneUrl('fleet', { mood: 'tremble', seed: 'way home', kind, hue: HUES[state.seat % HUES.length], shot: 2 });
}
