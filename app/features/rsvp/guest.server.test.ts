import { createCookie } from 'react-router';
import { expect, test } from 'vitest';

import { formatTicketCookie, createTicket, readVisitor } from './guest.server.ts';

test('what keeps a ticket reads as a cookie of React Router and stands for one invitation alone', async () => {
  for (const ticket of [createTicket(), { ...createTicket(), unnamed: true }]) {
    const line = formatTicketCookie('http://localhost:3000', 'party-1', ticket);
    const [pair = '', ...attributes] = line.split('; ');
    expect(await createCookie('festoon.guest').parse(pair)).toEqual(ticket);
    expect(readVisitor(`other=1; ${pair}`)?.token).toBe(ticket.token);
    expect(attributes).toEqual([
      'Max-Age=34560000',
      'Path=/guest/party-1',
      'HttpOnly',
      'SameSite=Lax',
    ]);
  }
});

test('over https alone it is Secure', () => {
  const line = formatTicketCookie('https://party.example', 'party-1', createTicket());
  expect(line.split('; ')).toContain('Secure');
});

function toCookie(ticket: string): string {
  return `festoon.guest=${encodeURIComponent(Buffer.from(ticket).toString('base64'))}`;
}

test.each([
  ['longer than any ticket', `{"token":"${'a'.repeat(30)}"}${' '.repeat(200)}`],
  ['with a short token', '{"token":"short"}'],
  ['with a token of other characters', `{"token":"${"'".repeat(30)}"}`],
  ['with more in it', `{"token":"${'a'.repeat(30)}","name":"Bo"}`],
])('a ticket %s is no ticket', (_, text) => {
  expect(readVisitor(toCookie(text))).toBeNull();
  expect(readVisitor(toCookie(`{"token":"${'a'.repeat(30)}"}`))?.token).toBe('a'.repeat(30));
});
