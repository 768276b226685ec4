import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { GameWords } from '../../lib/game';
import { setLang } from '../../lib/text';
import Numbers from './Numbers.svelte';
import './words';

const STORY = {
  ...{ turns: 3, kills: 4, strikes: 5, avoided: 0, offered: 1, objectives: 2 },
  points: [
    { turn: 0, health: 19, kills: 0 },
    { turn: 3, health: 12, kills: 4 },
  ],
  seats: [{ damage: 7, kills: 4, recruited: 6, offered: 1 }],
};

function shown(figures: Record<string, unknown>): string {
  setLang('en');
  const words = new GameWords('en', { moves: {} }, 'seat = Seat { $seat }');
  const board = mount(Numbers, { target: document.body, props: { state: { figures } as never, words } });
  flushSync();
  const text = document.body.textContent.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim());
  void unmount(board);
  document.body.innerHTML = '';
  return [text, ...rows].join('\n');
}

it('the story of a game is drawn as the game tells it', () => {
  const story = shown({ story: STORY });
  for (const part of ['3 turns', '4 Enemies killed', '5 strikes taken', '1 card lent', '2 Objectives complete'])
    expect(story).toContain(part);
  expect(story).not.toContain('avoided');
  expect(story.split('\n')[1]).toMatch(/7.*4.*6.*1/);
});

it('nothing is counted while the game tells no story', () => expect(shown({})).toContain('0 turns'));
