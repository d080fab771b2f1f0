import { beforeEach, expect } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';

import { type NewEvent, addEvent } from './events.ts';
import { listAnswers } from './guest-page.ts';
import type { Reply, Visitor } from './site.ts';
import { site } from './use-site.ts';

/** Set before each test by `giveEachTestAGuest`. */
export let inviteId: string;
export let page: string;
export let guest: Visitor;

export const anaAlone = [{ name: 'Ana Lindqvist', email: 'ana@private.example' }];
export const anaAndBo = [...anaAlone, { name: 'Bo Okafor', email: 'bo@private.example' }];

/** An event, its page and a new visitor. */
export function giveEachTestAGuest(changes: NewEvent = { invitees: anaAlone }): void {
  beforeEach(async () => {
    inviteId = await addEvent(site.db, changes);
    page = getGuestPath(inviteId);
    guest = site.visitor();
  });
}

export const answersOf = (id = inviteId) => listAnswers(site.db, id);

/** Opens a personal link as a browser does. */
export async function follow(visitor: Visitor, token: string): Promise<Reply> {
  const answer = await visitor.get(`${page}?g=${token}`);
  expect(answer.status).toBe(302);
  expect(answer.location).toBe(page);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  return visitor.get(page);
}
