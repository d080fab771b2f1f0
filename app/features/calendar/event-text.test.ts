import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readEvent, unfoldLines, writeSupper } from '#tests/setup/calendar-file.ts';

describe('the text', () => {
  const hostile = 'a;b,c:d"e\'f\\g\\n\\,\\;\nh\r\ni\rj\t=^n';

  test('keeps every character that has a meaning in the format (behaviour 26.7)', () => {
    const event = readEvent(
      writeSupper({ eventName: hostile, location: hostile, customMessage: hostile }),
    );
    const tidied = hostile.replace(/\r\n?/g, '\n');
    expect(event.summary).toBe(tidied);
    expect(event.location).toBe(tidied);
    expect(event.description).toContain(tidied);
  });

  test('cannot add a line of its own to the file (behaviour 26.7)', () => {
    const injected = 'x\r\nATTENDEE:mailto:eve@example.org\nEND:VEVENT\r\n\r\nBEGIN:VEVENT';
    const names = unfoldLines(writeSupper({ eventName: injected, location: injected })).map(
      (line) => /^[A-Z-]+/.exec(line)?.[0],
    );
    expect(names).toEqual(unfoldLines(writeSupper()).map((line) => /^[A-Z-]+/.exec(line)?.[0]));
  });

  test('loses control characters and halves of characters, and nothing else (behaviour 26.7)', () => {
    const event = readEvent(writeSupper({ eventName: 'a\u0000b\u0007c\u009fd\uD83Ee 🦊' }));
    expect(event.summary).toBe('abcd\uFFFDe 🦊');
  });

  test('is folded within 75 bytes, never inside a character, with CRLF at every end (behaviour 26.7)', () => {
    for (const text of ['é'.repeat(300), '日'.repeat(300), '🎉'.repeat(300), 'a'.repeat(300)]) {
      for (let shift = 0; shift < 4; shift += 1) {
        const eventName = 'x'.repeat(shift) + text;
        const file = writeSupper({ eventName });
        const lines = file.split('\r\n');
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(lines.join('')).not.toMatch(/[\r\n\uFFFD]/);
        expect(lines.every((line) => line.isWellFormed())).toBe(true);
        expect(lines.at(-1)).toBe('');
        expect(readEvent(file).summary).toBe(eventName);
      }
    }
  });

  test('comes back as it was, whatever it is (behaviour 26.7)', () => {
    const printable = string({ unit: 'grapheme', maxLength: 300 })
      .map((text) => text.replace(/(?![\n\t])\p{Cc}/gu, '').trim())
      .filter((text) => text !== '' && text.isWellFormed());
    assert(
      property(printable, printable, (eventName, location) => {
        const file = writeSupper({ eventName, location });
        const event = readEvent(file);
        expect([event.summary, event.location]).toEqual([eventName, location]);
        expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
