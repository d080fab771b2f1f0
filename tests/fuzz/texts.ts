import * as fc from 'fast-check';

import { limits } from '#app/features/draft/limits.ts';
import { columnKinds } from '#app/features/guest-lists/formats/column-headings.ts';
import {
  guessColumns,
  listLeftOut,
  readRows,
} from '#app/features/guest-lists/formats/csv-columns.ts';
import {
  listLines,
  readGuestLines,
  writeGuestLine,
} from '#app/features/guest-lists/formats/guest-lines.ts';
import { readCsv } from '#app/features/guest-lists/formats/read-csv.ts';
import { readPeople } from '#app/features/guest-lists/formats/written-list.ts';
import { readGuestQuery } from '#app/features/guests/find/guest-query.ts';
import { sessionCookie } from '#app/features/host/sessions.server.ts';
import { toDeliverable } from '#app/features/mail/deliverable.server.ts';
import { openAddress, sealAddress } from '#app/features/mail/sealed-address.server.ts';
import { ticketCookie } from '#app/features/rsvp/guest.server.ts';
import { isReasonable } from '#app/platform/json-shape.ts';
import { isMailAddress } from '#app/platform/mail-address.ts';
import { findMailboxes } from '#app/platform/mailboxes.ts';
import { findAddress } from '#server/find-address.ts';

import { makeText } from './inputs.ts';
import { type Target, defineTarget } from './target.ts';
import { nasty, tokens } from './tokens.ts';

const encode = (text: string) => new TextEncoder().encode(text);

function readCookies(text: string): void {
  ticketCookie.read('http://localhost', text);
  sessionCookie.read('https://localhost', text);
}

function readAddresses(text: string): void {
  const isAddress = isMailAddress(text);
  if (toDeliverable(text) !== null && !isAddress) throw new Error('A message would go nowhere.');
  for (const { email } of findMailboxes(text).mailboxes) isMailAddress(email);
}

const guestLimits = {
  name: limits.inviteeName,
  email: limits.inviteeEmail,
  people: limits.people,
  companions: limits.companions,
};
const readLines = (text: string) => readGuestLines(listLines(text), guestLimits);

type Kinds = ReturnType<typeof guessColumns>['kinds'];

/** From the file to the guests, with the columns that are guessed or others. */
function readFile(bytes: Uint8Array, chosen?: Kinds): void {
  const { rows } = readCsv(bytes, limits.invitees);
  const { headed, kinds } = guessColumns(rows);
  const columns = { headed, kinds: chosen ?? kinds };
  listLeftOut(rows, columns);
  readLines(readRows(rows, columns).map(writeGuestLine).join('\n'));
}

/** A text that is read whatever its length. */
function defineText(
  name: string,
  made: readonly string[],
  read: (text: string) => unknown,
): Target {
  return defineTarget(name, makeText(made), read, { readLong: read, tokens: made });
}

function listFiles(): Target[] {
  const encoded = fc
    .tuple(
      makeText(tokens.csv),
      fc.constantFrom('utf8' as const, 'utf16le' as const, 'latin1' as const),
    )
    .map(([text, encoding]) => Buffer.from(text, encoding));
  const kinds = fc.array(fc.constantFrom(...columnKinds), { maxLength: 6 });
  return [
    defineTarget('guest lists: CSV', encoded, (bytes) => readFile(bytes), {
      readLong: (text) => readFile(encode(text)),
      tokens: tokens.csv,
    }),
    defineTarget('guest lists: chosen columns', fc.tuple(encoded, kinds), ([bytes, chosen]) =>
      readFile(bytes, chosen),
    ),
  ];
}

/** What is written in one field, header or address. */
export function listTexts(): Target[] {
  const key = Buffer.alloc(32, 7);
  const sealed = sealAddress(key, 'event', 'ana@example.org');
  const token = makeText([...tokens.token, sealed, sealed.slice(0, 20)]);
  return [
    defineText('JSON shape', tokens.json, (text) => isReasonable(encode(text))),
    defineText('cookies', tokens.cookie, readCookies),
    defineText('query strings', tokens.query, (text) => readGuestQuery(new URLSearchParams(text))),
    defineText('paths', tokens.path, findAddress),
    defineTarget(
      'unsubscribe tokens',
      fc.tuple(token, fc.constantFrom('event', '', ...nasty)),
      ([text, event]) => openAddress(key, event, text),
    ),
    defineText('mail addresses', tokens.address, readAddresses),
    defineText('guest lists: lines', tokens.lines, readLines),
    ...listFiles(),
    defineText('households', tokens.lines, readPeople),
  ];
}
