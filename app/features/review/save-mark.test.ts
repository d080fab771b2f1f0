import { afterEach, expect, test, vi } from 'vitest';

import { markSave, takeSaveMark } from './save-mark.client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the mark of a draft to be saved is taken once (behaviour 12.21)', () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
  expect(takeSaveMark()).toBeNull();
  markSave('draft-1');
  expect([takeSaveMark(), takeSaveMark()]).toEqual(['draft-1', null]);
});

test('a browser that denies its storage keeps no mark, and nothing fails (behaviour 12.21)', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  markSave('draft-1');
  expect(takeSaveMark()).toBeNull();
});
