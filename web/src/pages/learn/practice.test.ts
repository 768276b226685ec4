import { describe, expect, it } from 'vitest';
import { practiceTable } from './practice';

describe('the table for learning', () => {
  it('is the one the game names, with me at the first seat', () => {
    const wish = practiceTable({ id: 'tremble', practice: { players: 3, settings: { missions: 'off' }, seed: 2 } });
    expect(wish).toMatchObject({ game: 'tremble', settings: { missions: 'off' }, seed: 2, spectators: false });
    expect(wish?.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
  });

  it('does not exist for a game without lessons', () => {
    expect(practiceTable({ id: 'toy', practice: null })).toBeUndefined();
  });
});
