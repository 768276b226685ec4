import { expect, it } from 'vitest';
import { figure } from './figures';

it('sets a negative number with a minus', () => {
  expect([figure(-70), figure(0), figure(595)]).toEqual(['−70', '0', '595']);
});
