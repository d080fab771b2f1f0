import { describe, expect, test } from 'vitest';

import { type Press, addPress, readPresses, writePresses } from './presses.ts';

const yes = { intent: 'yes', guest: 'a', name: 'Ana' } as const;

describe('what this browser keeps until the server has it (behaviour 48.7)', () => {
  test('a second press for a guest adds nothing', () => {
    const once = addPress([], yes);
    expect(addPress(once, yes)).toEqual(once);
    expect(addPress(once, { ...yes, intent: 'skip' })).toEqual(once);
    expect(once).toHaveLength(1);
  });

  test('an undo between two presses keeps all three, in order and told apart', () => {
    const all = [yes, { ...yes, intent: 'undo' as const }, yes].reduce<Press[]>(addPress, []);
    expect(all.map(({ intent }) => intent)).toEqual(['yes', 'undo', 'yes']);
    expect(new Set(all.map(({ number }) => number)).size).toBe(3);
  });

  test('is read back, and nothing is kept of nothing', () => {
    const presses = addPress(addPress([], yes), { ...yes, guest: 'b' });
    expect(readPresses(writePresses(presses))).toEqual(presses);
    expect(writePresses([])).toBeNull();
  });

  test.each([null, '', '{', '[{"intent":"all"}]', '"yes"'])('%j is no press', (kept) => {
    expect(readPresses(kept)).toEqual([]);
  });
});
