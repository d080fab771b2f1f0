import { afterAll, beforeAll } from 'vitest';

import { type AnswerSettings, usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import type { PartUpdate, StoredInvitee } from '#app/features/invite/schema.ts';
import { findInvite, listInvitees, updatePart } from '#app/features/invite/store.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { readWords } from '#tests/setup/words.ts';

import { type Reply, type Site, type Visitor, openSite } from './site.ts';

/** Set before a file's first test. */
export let site: Site;

let now = 0;

export function setTime(time: string): void {
  now = Date.parse(time);
}

export function openAnsweringSite(): void {
  beforeAll(async () => {
    setTime('2027-05-01T12:00Z');
    site = await openSite({}, { clock: () => now });
    // A file's guests all answer from one address.
    const { limits } = site.services;
    for (const limit of ['answersByAddress', 'newAnswersByAddress'] as const) {
      limits[limit] = { ...limits[limit], allow: async () => true };
    }
  });
  afterAll(() => site.close());
}

/** An event with its first invitee. */
export class Event {
  readonly id: string;
  readonly page: string;
  readonly inviteeId: string;
  readonly token: string;
  readonly people: StoredInvitee['people'];

  constructor(id: string, invitee: StoredInvitee) {
    this.id = id;
    this.page = getGuestPath(id);
    this.inviteeId = invitee.id;
    this.token = invitee.token;
    this.people = invitee.people;
  }

  async invited(): Promise<Visitor> {
    const guest = site.visitor();
    await guest.get(`${this.page}?g=${this.token}`);
    return guest;
  }

  /** The page's words, by default for a new visitor. */
  async words(visitor = site.visitor(), query = ''): Promise<string> {
    return readWords(await visitor.get(this.page + query));
  }

  /** A field may occur several times. */
  send(visitor: Visitor, fields: readonly (readonly [string, string])[]): Promise<Reply> {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
    return visitor.send(this.page, { method: 'POST', headers: { origin: site.url }, body });
  }

  /** A new guest of the open link who says yes. */
  async answerOpen(name: string, fields: Record<string, string> = {}): Promise<Visitor> {
    const visitor = site.visitor();
    await visitor.post(this.page, { answer: 'yes' });
    await visitor.post(this.page, { name });
    if (Object.keys(fields).length > 0) await visitor.post(this.page, fields);
    return visitor;
  }

  async change(update: PartUpdate): Promise<void> {
    const invite = await findInvite(site.db, this.id);
    const change = { id: this.id, version: invite?.version ?? 0, update, now };
    await site.db.transaction().execute((trx) => updatePart(trx, change));
  }
}

export async function addGuestEvent(
  settings: Partial<AnswerSettings> = {},
  draft: Partial<Draft> = {},
): Promise<Event> {
  const { db } = site;
  const id = await addEvent(db, {
    hostedBy: 'Maya & Jonah',
    invitees: [{ name: 'Chiara Rossi', email: 'chiara@private.example' }],
    answerSettings: { ...usualAnswers, ...settings },
    ...draft,
  });
  const [invitee] = await listInvitees(db, id);
  if (!invitee) throw new Error('the event has no invitee');
  return new Event(id, invitee);
}

export const household: Pick<Draft, 'invitees'> = {
  invitees: [
    {
      name: 'The Rossis',
      email: 'chiara@private.example',
      people: [
        { name: 'Chiara Rossi', child: false },
        { name: 'Marco Rossi', child: false },
        { name: 'Nina', child: true },
        { name: 'Leo', child: true },
      ],
    },
  ],
};
