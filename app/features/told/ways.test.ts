import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { buildMailTo } from './ways.ts';

const text = 'Hi Bo & Ana! 100% #1? + ✨\nhttps://festoon.example/guest/x?g=y';
const hostile = fc.string({ unit: 'binary', maxLength: 200 });

describe('a ready message in an address (behaviour 48.2)', () => {
  test('is read back unchanged', () => {
    const mail = new URL(buildMailTo('ana+1@example.org', { subject: text, text }));
    expect(decodeURIComponent(mail.pathname)).toBe('ana+1@example.org');
    expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  });

  test('has one field and one recipient more for nothing that is in it', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (to, subject, body) => {
        const mail = new URL(buildMailTo(to, { subject, text: body }));
        expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
        expect(mail.pathname).not.toMatch(/[,;]/u);
      }),
    );
  });
});
