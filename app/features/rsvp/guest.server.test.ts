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
