import { afterEach, expect, test, vi } from 'vitest';

import { findRecoveryCode, forgetRecoveryCode, keepRecoveryCode } from './kept-code.client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the code is kept in the tab’s storage until it is forgotten (behaviour 17.46)', () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
  expect(findRecoveryCode()).toBeNull();
  expect(keepRecoveryCode('ABCDE-FGHJK')).toBe(true);
  expect(findRecoveryCode()).toBe('ABCDE-FGHJK');
  forgetRecoveryCode();
  expect(findRecoveryCode()).toBeNull();
});

test('a browser that denies its storage keeps no code and says so, and nothing fails (behaviour 17.46)', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(keepRecoveryCode('ABCDE-FGHJK')).toBe(false);
  expect(findRecoveryCode()).toBeNull();
  forgetRecoveryCode();
});
