import { expect } from 'vitest';

import type { Db } from '#app/platform/db/client.server.ts';

/** How often a crowd comes; ANSWER_ROUNDS changes it. */
export const crowdRounds = Number(process.env['ANSWER_ROUNDS'] ?? 2);
export const crowdSize = 100;
export const crowdSeats = 10;

/** Each guest's number on the waiting list, or null for a seat. */
export async function listSeats(db: Db, inviteId: string): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('rsvps')
    .select(['guest_key_hash as key', 'waiting'])
    .where('invite_id', '=', inviteId)
    .where('answer', '=', 'yes')
    .execute();
  return new Map(rows.map(({ key, waiting }) => [key ?? '', waiting]));
}

/** Expects that single guests have all places, and the others wait in an order without gaps. */
export function expectFull(seats: ReadonlyMap<string, number | null>, left = 0): void {
  const numbers = [...seats.values()].filter((waiting) => waiting !== null);
  expect(seats.size - numbers.length).toBe(crowdSeats);
  const first = 1 + left;
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: crowdSize - crowdSeats - left }, (_, index) => index + first),
  );
}
