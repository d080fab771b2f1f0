import { array, assert, asyncProperty, constantFrom, oneof, string, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bombSamples, otherSamples } from '#tests/fixtures/returned-mail/other-mail.ts';
import { plainSamples } from '#tests/fixtures/returned-mail/plain-reports.ts';
import { reportSamples } from '#tests/fixtures/returned-mail/reports.ts';
import { report, sampleToken } from '#tests/fixtures/returned-mail/sample.ts';

import { boundRaw, readReturned, returnedBounds } from './read-returned.server.ts';
import { longestReply } from './reply-text-rules.ts';

const read = (raw: string) => readReturned(Buffer.from(raw, 'utf8'));

describe('a message of the mailbox of returned mail', () => {
  test.each(reportSamples)('$name (behaviour 29.26, 29.27)', async ({ raw, expected }) => {
    expect(await read(raw)).toMatchObject(expected);
  });

  test.each(plainSamples)('$name (behaviour 29.26)', async ({ raw, expected }) => {
    expect(await read(raw)).toMatchObject(expected);
  });

  test.each(otherSamples)('$name (behaviour 29.29, 29.30)', async ({ raw, expected }) => {
    expect(await read(raw)).toMatchObject(expected);
  });

  test.each(bombSamples)('$name (behaviour 29.28)', async ({ raw, expected }) => {
    expect(await read(raw)).toMatchObject(expected);
  });

  test('at least 30 reports, of which only those about the guest count (behaviour 29.27)', async () => {
    const reports = [...reportSamples, ...plainSamples];
    expect(reports.length).toBeGreaterThanOrEqual(30);
    const classes = await Promise.all(reports.map(async ({ raw }) => (await read(raw)).class));
    expect(classes).toEqual(reports.map(({ expected }) => expected.class));
  });

  test('a reply has no tags of its HTML, no quotes and no control characters (behaviour 29.30)', async () => {
    const html = otherSamples.find(({ name }) => name.includes('HTML'))?.raw ?? '';
    const { text } = await read(html);
    expect(text).toContain('Café & cake?');
    expect(text).not.toMatch(/[<>]/);
  });

  test('whatever bytes arrive, reading ends and says a class (behaviour 29.28)', async () => {
    const piece = oneof(
      constantFrom('\r\n', '\r\n\r\n', '--=_b1', '--=_b1--', 'Action: failed', 'Status: 5.1.1'),
      constantFrom('Content-Type: multipart/report; boundary="=_b1"', 'Message-ID: <', '@', '>'),
      constantFrom('Content-Type: message/delivery-status', 'From: MAILER-DAEMON@x', '> ', ':'),
      string({ maxLength: 20, unit: 'binary' }),
    );
    await assert(
      asyncProperty(array(piece, { maxLength: 60 }), async (pieces) => {
        const returned = await read(pieces.join(''));
        expect(returned.tokens.length).toBeLessThanOrEqual(8);
        expect(returned.text.length).toBeLessThanOrEqual(longestReply);
      }),
      { numRuns: 200 },
    );
    await assert(
      asyncProperty(uint8Array({ maxLength: 4000 }), async (bytes) => {
        expect(await readReturned(bytes)).toHaveProperty('class');
      }),
      { numRuns: 100 },
    );
  });

  test.each(bombSamples)('of “$name” a bounded part is parsed (behaviour 29.28)', ({ raw }) => {
    const bytes = boundRaw(Buffer.from(raw)) ?? Buffer.of();
    expect(bytes.length).toBeLessThanOrEqual(returnedBounds.bytes);
    expect(bytes.filter((byte) => byte === 10).length).toBeLessThanOrEqual(returnedBounds.lines);
  });

  test('what lies beyond the bound of bytes is not read (behaviour 29.28)', async () => {
    const raw = report({
      from: 'MAILER-DAEMON@mx.example',
      subject: 'Undelivered',
      said: 'x'.repeat(returnedBounds.bytes),
      fields: 'Final-Recipient: rfc822;ana@guests.example\nAction: failed\nStatus: 5.1.1\n',
      token: sampleToken,
    });
    expect((await read(raw)).class).not.toBe('failed');
  });
});
