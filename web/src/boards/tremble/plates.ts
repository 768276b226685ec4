import { sceneUrl } from '../../lib/art';
import type { Prompt } from '../../lib/net';
import { t } from '../../lib/text';
import type { Asked } from './ask';
import type { Bound } from './bind';
import { cityOf, shipOf } from './cards';
import { cityArt, HUES } from './faces';
import { holdChance, percent, winChance } from './odds';
import { strength } from './strength';
import type { PlateView, SideView } from './types';

type Line = PlateView['lines'][number];
type Told = Pick<PlateView, 'lines' | 'figure' | 'note' | 'art'>;

const line = (symbol: Line['symbol'], text: string): Line => ({ symbol, text });

/** The two ways out of a moment, each with what it brings and what it costs. */
export function platesOf(asked: Asked, prompt: Prompt, bound: Bound): PlateView[] {
  return [...bound.answers].flatMap(([handle, index]): PlateView[] => {
    const verb = handle.startsWith('plate:') ? handle.slice(6) : '';
    const told = TOLD[verb]?.(asked, prompt);
    const choice = asked.picker.choices[index];
    return told && choice ? [{ handle, title: choice.words, picked: asked.picked.includes(index), ...told }] : [];
  });
}

const TOLD: Readonly<Record<string, (asked: Asked, prompt: Prompt) => Told>> = {
  stay: (asked, prompt) => {
    const sides = standing(asked);
    const [mine, others] = [sides.find((side) => side.you), sides.filter((side) => !side.you)];
    const chance = winChance(
      mine?.strength ?? 0,
      others.map((side) => side.strength),
    );
    return {
      art: cityPicture(asked, prompt),
      lines: [
        line('attack', t('th-stay-win', values(asked, prompt))),
        line('lock', t('th-stay-lose')),
        ...reserve(asked, prompt),
      ],
      figure: t('th-percent', { n: percent(chance) }),
      note: t('th-to-win'),
    };
  },
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
    figure: t('th-percent', { n: percent(holdChance(Number(prompt.values.strength), Number(prompt.values.need))) }),
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

function standing({ battle }: Asked): readonly SideView[] {
  return battle?.sides.filter((side) => !side.retreated) ?? [];
}

function retreatWords(asked: Asked, prompt: Prompt): string {
  const others = standing(asked).filter((side) => !side.you);
  const only = others.length === 1 ? others[0] : undefined;
  return only ? t('th-retreat-one', { name: only.name, ...values(asked, prompt) }) : t('th-retreat-many');
}

/** Ships at home that could still come, and what the chance would be with each. */
function reserve(asked: Asked, prompt: Prompt): Line[] {
  const { cards, view } = asked;
  const sides = standing(asked);
  const mine = sides.find((side) => side.you);
  const city = String(prompt.values.city);
  if (!mine || !Array.isArray(prompt.values.reserve)) return [];
  const others = sides.filter((side) => !side.you).map((side) => side.strength);
  const here = view.fleet.filter((ship) => ship.zone === 'attack' && ship.city === city);
  return [...new Set(prompt.values.reserve.map(String))].map((id) => {
    const fleet = [...here.map((ship) => ship.id), id].map((each) => shipOf(each, cards));
    const sum = strength(fleet, cityOf(city, cards).type);
    const chance = percent(winChance(sum, others));
    return line(
      'saucer',
      t('th-stay-reserve', { strength: sum - mine.strength, fuel: shipOf(id, cards).fuel, chance }),
    );
  });
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
