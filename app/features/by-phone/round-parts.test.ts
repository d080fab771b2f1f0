import { describe, expect, test } from 'vitest';

import { hangPennants, orderEnd, windowQueue } from './round-parts.ts';
import type { RoundGuest } from './schema.ts';

const make = (...states: RoundGuest['state'][]): RoundGuest[] =>
  states.map((state, index) => ({
    id: `${index}`,
    name: `G${index}`,
    state,
    note: '',
    answer: '',
  }));

const many = (count: number, state: RoundGuest['state'] = 'waiting') =>
  make(...Array.from({ length: count }, () => state));

const ids = (guests: readonly RoundGuest[]) => guests.map(({ id }) => id).join(' ');

describe('the queue beside the message (behaviour 48.8)', () => {
  test.each([
    [12, '2', 0, '0 1 2 3 4 5 6 7 8', 3],
    [12, '6', 3, '3 4 5 6 7 8 9 10 11', 0],
    [200, '100', 98, '98 99 100 101 102 103 104 105 106', 93],
    [3, '2', 0, '0 1 2', 0],
    [3, 'nobody', 0, '0 1 2', 0],
  ])('of %i guests around %s', (count, at, before, shown, after) => {
    const queue = windowQueue(many(count), at);
    expect([queue.before, ids(queue.shown), queue.after]).toEqual([before, shown, after]);
  });
});

describe('the end of a round (behaviour 48.6)', () => {
  test('shows who was skipped first, and folds the rest', () => {
    const { shown, folded } = orderEnd(make('told', 'answered', 'told', 'skipped', 'told'));
    expect([ids(shown), ids(folded)]).toEqual(['3 0 2', '4 1']);
  });

  test('shows ten who were skipped at most, and folds no single guest', () => {
    expect(orderEnd(many(14, 'skipped')).folded).toHaveLength(4);
    expect(orderEnd(many(4, 'told')).folded).toHaveLength(0);
  });

  test('hangs a pennant for each guest, and 26 for more', () => {
    expect(hangPennants(make('told', 'skipped', 'answered'), 3, 2)).toEqual([true, false, true]);
    const hung = hangPennants(many(200, 'told'), 400, 399);
    expect(hung).toHaveLength(26);
    expect(hung.filter(Boolean)).toHaveLength(25);
    expect(hangPennants([], 400, 400).every(Boolean)).toBe(true);
  });
});
