import { expect, test } from 'vitest';

import { type Ticket, createTicket, ticketCookie } from './guest.server.ts';

const origin = 'http://localhost:3000';

test('a ticket is read as it was written', () => {
  const tickets: Ticket[] = [
    createTicket(),
    { ...createTicket(), unnamed: true },
    { ...createTicket(), language: 'ar' },
  ];
  for (const ticket of tickets) {
    const [pair = ''] = ticketCookie.write(origin, ticket).split('; ');
    expect(ticketCookie.read(origin, pair)).toEqual(ticket);
    expect(ticketCookie.read(origin, `other=1; ${pair}`)?.token).toBe(ticket.token);
  }
});

function toCookie(ticket: string): string {
  return `festoon.guest=${encodeURIComponent(Buffer.from(ticket).toString('base64'))}`;
}

test.each([
  ['with a long token', `{"token":"${'a'.repeat(65)}"}`],
  ['with a short token', '{"token":"short"}'],
  ['with a token of other characters', `{"token":"${"'".repeat(30)}"}`],
  ['with more in it', `{"token":"${'a'.repeat(30)}","name":"Bo"}`],
])('a ticket %s is no ticket (behaviour 23.6)', (_, text) => {
  expect(ticketCookie.read(origin, toCookie(text))).toBeNull();
  const token = 'a'.repeat(30);
  expect(ticketCookie.read(origin, toCookie(`{"token":"${token}"}`))?.token).toBe(token);
});

test.each([
  ['of a release without languages', '', undefined],
  ['with a language', ',"language":"de"', 'de'],
  ['with the language of another release', ',"language":"xx"', undefined],
  ['with a property of every object as its language', ',"language":"constructor"', undefined],
  ['with something else as its language', ',"language":["de"]', undefined],
])('a ticket %s still says who it is (behaviour 49.4)', (_, more, language) => {
  const token = 'a'.repeat(30);
  const cookie = toCookie(`{"token":"${token}","unnamed":true${more}}`);
  expect(ticketCookie.read(origin, cookie)).toEqual({ token, unnamed: true, language });
});
