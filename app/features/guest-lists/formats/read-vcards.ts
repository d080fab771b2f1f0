import ICAL from 'ical.js';

import { pickPhone } from '#app/features/draft/phone-text.ts';

import { splitCards } from './card-lines.ts';
import { joinName } from './csv-columns.ts';
import { decodeText } from './decode-text.ts';
import type { WrittenGuest } from './line-extras.ts';

export interface CardGuests {
  guests: WrittenGuest[];
  /** Cards that cannot be read, or say neither a name nor an address. */
  unread: number;
  /** The file has more cards than were read. */
  cut: boolean;
}

const flatten = (text: string) => text.replaceAll(/[\s<>]+/g, ' ').trim();

/** Its first value, or its whole one where it has parts. */
const valueOf = (one: ICAL.Property | null): string => String(one?.getFirstValue() ?? '');

function hasType(one: ICAL.Property, type: RegExp): boolean {
  const types = one.getParameter('type') ?? [];
  return [types].flat().some((word) => type.test(word));
}

/** A preferred one first, else a mobile number, else the first. */
function choose(all: readonly ICAL.Property[]): string {
  const best =
    all.find((one) => hasType(one, /^pref$/i) || one.getParameter('pref') === '1') ??
    all.find((one) => hasType(one, /^(?:cell|mobile)$/i)) ??
    all[0];
  return best ? valueOf(best) : '';
}

function readName(card: ICAL.Component): string {
  const [family = '', given = ''] = [card.getFirstPropertyValue('n') ?? []].flat().map(String);
  const whole = flatten(valueOf(card.getFirstProperty('fn')));
  const organization = [card.getFirstPropertyValue('org') ?? []].flat().map(String).join(' ');
  return whole || flatten(joinName(given, family)) || flatten(organization);
}

function readCard(text: string): WrittenGuest | null {
  const card = new ICAL.Component(
    ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0],
  );
  const name = readName(card);
  const email = flatten(choose(card.getAllProperties('email')).replace(/^mailto:/i, ''));
  const number = choose(card.getAllProperties('tel')).replace(/^tel:/i, '');
  const phone = pickPhone(flatten(number.split(';')[0] ?? ''));
  if (name === '' && email === '') return null;
  return { name, email, ...(phone === '' ? {} : { phone }) };
}

/** Reads names, addresses and numbers of vCard 2.1, 3 and 4 in any encoding: at most `most` cards (behaviour 52.6). */
export function readVcards(bytes: Uint8Array, most: number): CardGuests {
  const cards = splitCards(decodeText(bytes), most + 1);
  const guests: WrittenGuest[] = [];
  let unread = 0;
  for (const { version, lines } of cards.slice(0, most)) {
    const text = ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD'].join('\r\n');
    try {
      const guest = readCard(text);
      if (guest) guests.push(guest);
      else unread += 1;
    } catch {
      unread += 1;
    }
  }
  return { guests, unread, cut: cards.length > most };
}
