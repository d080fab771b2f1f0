import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';

import { trimText } from '#app/platform/text.ts';

import type { WrittenGuest } from './line-extras.ts';
import { readVcards } from './read-vcards.ts';

const read = (text: string | Uint8Array, most = 100) =>
  readVcards(typeof text === 'string' ? new TextEncoder().encode(text) : text, most);
const card = (version: string, ...lines: string[]) =>
  ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n');

const ana = { name: 'Ana Kovač', email: 'ana@x.org', phone: '+44 7700 900123' };
const three = card(
  '3.0',
  'N:Kovač;Ana;;;',
  'FN:Ana Kov\r\n ač',
  'item1.TEL;type=CELL;type=pref:+44 7700 900123',
  'TEL;type=HOME:020 7946 0000',
  'EMAIL;type=INTERNET:ana@x.org',
  'PHOTO;ENCODING=b;TYPE=JPEG:AAAA\r\n BBBB',
);

describe('a vCard file (behaviour 52.6)', () => {
  test('has several cards, with folded lines, and photos are ignored', () => {
    const four = card('4.0', 'FN:Ben', 'TEL;VALUE=uri;TYPE="voice,home":tel:+1-415-555-0123;ext=5');
    expect(read(three + four)).toEqual({
      guests: [ana, { name: 'Ben', email: '', phone: '+1-415-555-0123' }],
      unread: 0,
      cut: false,
    });
  });

  test('of version 2.1 is read, with quoted-printable', () => {
    const old = card(
      '2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4B=6F=76=61=C4=8D;Ana;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=41=6E=61 =4B=6F=76=\r\n=61=C4=8D',
      'TEL;HOME:020 7946 0000',
      'TEL;CELL;PREF:+44 7700 900123',
      'EMAIL;HOME:ana@x.org',
      'PHOTO;ENCODING=BASE64;JPEG:AAAA\r\n BBBB\r\n',
    );
    expect(read(old).guests).toEqual([ana]);
    const latin = card('2.1', 'FN;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Zo=EB');
    expect(read(latin).guests).toEqual([{ name: 'Zoë', email: '' }]);
  });

  test.each([
    ['UTF-16', Buffer.from(`\ufeff${three}`, 'utf16le')],
    ['lines that end in \\n', Buffer.from(three.replaceAll('\r\n', '\n'))],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${three}`)],
  ])('in %s is read', (_, bytes) => {
    expect(read(bytes).guests).toEqual([ana]);
  });

  test('takes the name from its parts, else the organization', () => {
    const cards = [
      card('3.0', 'N:Kovač;Ana;;;'),
      card('3.0', 'N:王;小明;;;'),
      card('3.0', 'ORG:Corner Bakery;Sales'),
    ];
    const names = read(cards.join('')).guests.map(({ name }) => name);
    expect(names).toEqual(['Ana Kovač', '王 小明', 'Corner Bakery Sales']);
  });

  test('counts cards that cannot be read, and those beyond the limit', () => {
    const empty = card('3.0', 'TEL:+44 7700 900123');
    expect(read(empty + three)).toMatchObject({ guests: [ana], unread: 1 });
    expect(read(three.repeat(4), 3)).toMatchObject({ guests: [ana, ana, ana], cut: true });
  });

  test.each([
    ['no card', 'Name,Email\nAna,ana@x.org'],
    ['a card that never ends', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana\r\n'],
    ['cards in cards', 'BEGIN:VCARD\r\n'.repeat(10_000)],
    ['a line without an end', `BEGIN:VCARD\r\nFN:${'x'.repeat(1_000_000)}\r\nEND:VCARD\r\n`],
    [
      'a line folded a million times',
      `BEGIN:VCARD\r\nFN:x\r\n${' y\r\n'.repeat(200_000)}END:VCARD`,
    ],
  ])('with %s gives nobody', (_, text) => {
    expect(read(text).guests.filter(({ name }) => name.length < 1000)).toEqual([]);
  });
});

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
  .map((typed) => typed.replaceAll(/[\s<>\p{C}]+/gu, ' ').trim())
  .filter((typed) => trimText(typed) !== '' && typed === trimText(typed));
const guest: fc.Arbitrary<WrittenGuest> = fc.record({
  name: text,
  email: fc.emailAddress(),
  phone: fc.integer({ min: 1_000_000, max: 999_999_999_999_999 }).map((digits) => `+${digits}`),
});

function write({ name, email, phone = '' }: WrittenGuest, version: string): string {
  const written = new ICAL.Component('vcard');
  written.addPropertyWithValue('version', version);
  for (const [key, value] of Object.entries({ fn: name, email, tel: phone })) {
    const property = new ICAL.Property(key, written);
    property.setValue(value);
    written.addProperty(property);
  }
  return `${written.toString()}\r\n`;
}

test.each(['3.0', '4.0'])(
  'guests written as vCard %s are read as the same (behaviour 52.6)',
  (version) => {
    fc.assert(
      fc.property(fc.array(guest, { minLength: 1, maxLength: 5 }), (guests) => {
        const file = guests.map((one) => write(one, version)).join('');
        expect(read(file).guests).toEqual(guests);
      }),
      { numRuns: 500 },
    );
  },
);
