import { expect, test } from 'vitest';

import { createTicket, readVisitor, ticketCookie } from './guest.server.ts';

const origin = 'http://localhost:3000';

test('a ticket is read as it was written', () => {
  for (const ticket of [createTicket(), { ...createTicket(), unnamed: true }]) {
    const [pair = ''] = ticketCookie.write(origin, ticket).split('; ');
    expect(ticketCookie.read(origin, pair)).toEqual(ticket);
    expect(readVisitor(origin, `other=1; ${pair}`)?.token).toBe(ticket.token);
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
  expect(readVisitor(origin, toCookie(text))).toBeNull();
  const token = 'a'.repeat(30);
  expect(readVisitor(origin, toCookie(`{"token":"${token}"}`))?.token).toBe(token);
});
