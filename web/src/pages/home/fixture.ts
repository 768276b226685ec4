import type { Lang } from '../../lib/text';
import type { HomeView } from './types';

const NAMES: Record<Lang, readonly [string, string, string, string, string, string, string]> = {
  en: ['Night watch', 'First landing', 'Paris by noon', 'Two camps', 'Hills before dark', 'Basement office', 'Vera'],
  ru: [
    'Ночная вахта',
    'Первая посадка',
    'Париж к полудню',
    'Два лагеря',
    'Холмы до темноты',
    'Подвальный кабинет',
    'Вера',
  ],
};

/** A full front door, until the server answers. */
export function homeFixture(lang: Lang): HomeView {
  const [running, landing, paris, camps, hills, office, me] = NAMES[lang];
  return {
    me: { name: me, shape: 'circle' },
    running: { id: 'night-watch', name: running, mood: 'artemia', turn: 6 },
    playing: 23,
    tables: [
      {
        id: 'First landing',
        name: landing,
        mood: 'artemia',
        scene: 'beach',
        taken: ['triangle', 'square', 'diamond'],
        free: 2,
      },
      { id: 'Paris by noon', name: paris, mood: 'tremble', scene: 'ship', taken: ['hex', 'plus', 'moon'], free: 1 },
      { id: 'Two camps', name: camps, mood: 'winter', scene: 'horde', taken: ['bars', 'drop', 'star'], free: 3 },
      {
        id: 'Hills before dark',
        name: hills,
        mood: 'predator',
        scene: 'stalker',
        taken: ['triangle', 'moon'],
        free: 1,
      },
      { id: 'Basement office', name: office, mood: 'xfiles', scene: 'lights', taken: ['square'], free: 2 },
    ],
  };
}
