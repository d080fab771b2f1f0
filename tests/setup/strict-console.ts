import { afterEach, beforeEach, vi } from 'vitest';

/** A call of `console.error` or `console.warn` fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const complaints = [
    ...vi.mocked(console.error).mock.calls,
    ...vi.mocked(console.warn).mock.calls,
  ];
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The console was written to: ${String(complaints)}`);
});
