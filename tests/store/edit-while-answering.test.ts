import { type KyselyPlugin, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';

import { recordMany } from '#app/features/guests/bulk/record-many.server.ts';
import { undoChange } from '#app/features/guests/undo/undo.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { type OwnedInvite } from '#app/features/invite/service.server.ts';
import { findInvite, listInvitees, updatePart } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import type { GivenReply } from '#app/features/rsvp/reply.ts';
import { type Along, answer } from '#app/features/rsvp/reply/answer.server.ts';
import { findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import { listHistory } from '#app/features/rsvp/reply/reply-store.server.ts';
import { settleReplies } from '#app/features/rsvp/reply/settle.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { type TestEngine, engines, useDatabase } from '#tests/setup/engines.ts';
import { findOwn } from '#tests/setup/events.ts';
import { addHost } from '#tests/setup/hosts.ts';

const named = (...names: string[]) => names.map((name) => ({ name, child: false }));
const rossis = {
  name: 'The Rossis',
  email: 'chiara@example.org',
  people: named('Chiara', 'Marco', 'Leo'),
};

class Party {
  readonly opened: { readonly db: Db };
  readonly invite: OwnedInvite;
  readonly inviteeId: string;
  readonly #live = createBus();
  #now = 5000;

  private constructor(opened: { readonly db: Db }, invite: OwnedInvite, inviteeId: string) {
    this.opened = opened;
    this.invite = invite;
    this.inviteeId = inviteeId;
  }

  static async open(opened: { readonly db: Db }, host: Host): Promise<Party> {
    const services = { db: opened.db, clock: () => 5000, live: createBus() };
    const id = await saveDraft(services, host, makeDraft({ invitees: [rossis] }));
    const found = await findOwn(opened.db, id, host);
    const [invitee] = await listInvitees(opened.db, id);
    return new Party(opened, found, invitee?.id ?? '');
  }

  get services() {
    this.#now += 1;
    return { db: this.opened.db, clock: () => this.#now, live: this.#live };
  }

  get respondent() {
    return { inviteId: this.invite.id, guest: { inviteeId: this.inviteeId } };
  }

  say(given: GivenReply, { db = this.opened.db, along }: { db?: Db; along?: Along } = {}) {
    return answer({ ...this.services, db }, this.respondent, given, { by: 'guest', along });
  }

  /** Changes the household; `last` runs before the commit. */
  async name(names: readonly string[], last = async () => {}): Promise<void> {
    const { id } = this.invite;
    const { version } = (await findInvite(this.opened.db, id)) ?? { version: 0 };
    const [stored] = await listInvitees(this.opened.db, id);
    const people = names.map(
      (name) => stored?.people.find((person) => person.name === name) ?? { name, child: false },
    );
    const part = { invitees: [{ ...rossis, id: this.inviteeId, people }] };
    await this.opened.db.transaction().execute(async (trx) => {
      await updatePart(trx, { id, version, update: { name: 'invitee', part }, now: 6000 });
      await settleReplies(trx, id, { now: 6000 });
      await last();
    });
  }

  /** The stored reply, with names instead of ids. */
  async reply() {
    const context = await findContext(this.opened.db, this.respondent);
    if (typeof context === 'string' || !context.stored) throw new Error('no reply');
    const { reply } = context.stored;
    const names = new Map(context.party.people.map(({ id, name }) => [id, name]));
    const people = Object.keys(reply.people ?? {}).map((id) => names.get(id) ?? id);
    return { ...reply, people };
  }

  /** Waits until a connection waits for a lock of this database. */
  async blocked(): Promise<void> {
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await waiting.execute(this.opened.db)).rows.length === 0);
  }
}

function openParties(engine: TestEngine | undefined): () => Promise<Party> {
  if (!engine) throw new Error('no such engine');
  const opened = useDatabase(engine);
  let host: Host;
  beforeAll(async () => {
    host = await addHost(opened.db, 'ana');
  });
  return () => Party.open(opened, host);
}

describe.each(engines)('between what a first answer reads and writes on $name', (engine) => {
  const open = openParties(engine);

  test('an edit of the household is answered for, not the household before it (behaviour 25.44)', async () => {
    const party = await open();
    let edit: Promise<void> | undefined;
    const afterFirstRead: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        edit ??= party.name(['Chiara', 'Nina']);
        await edit;
        return result;
      },
    };
    const db = party.opened.db.withPlugin(afterFirstRead);
    expect(await party.say({ answer: 'yes' }, { db })).toMatchObject({ ok: true });
    expect((await party.reply()).people).toEqual(['Chiara', 'Nina']);
  });
});

describe('while a host edits on PostgreSQL', () => {
  const open = openParties(engines.find(({ name }) => name === 'PostgreSQL'));

  test('a first answer waits for a household that is being edited (behaviour 25.44)', async () => {
    const party = await open();
    let said: Promise<unknown> | undefined;
    await party.name(['Chiara', 'Nina'], async () => {
      said = party.say({ answer: 'yes' });
      await Promise.race([said, party.blocked()]);
    });
    await said;
    expect((await party.reply()).people).toEqual(['Chiara', 'Nina']);
  });

  test('an answer that a guest is changing is kept when the household is edited (behaviour 25.44)', async () => {
    const party = await open();
    await party.say({ answer: 'yes' });
    let edited: Promise<void> | undefined;
    const along = async () => {
      edited = party.name(['Chiara', 'Leo']);
      await party.blocked();
    };
    await party.say({ note: 'By train' }, { along });
    await edited;
    expect(await party.reply()).toMatchObject({ note: 'By train', people: ['Chiara', 'Leo'] });
  });

  test('an answer that a guest is changing is kept by Undo (behaviour 25.44)', async () => {
    const party = await open();
    await party.say({ answer: 'no' });
    const guests = { ids: [party.inviteeId] };
    const { reply } = await recordMany(party.services, party.invite, {
      intent: 'recordMany',
      guests,
      as: 'yes',
      seenAt: Infinity,
    });
    const change = 'changed' in reply ? (reply.changed?.change ?? '') : '';
    expect(change).not.toBe('');
    let undone: Promise<unknown> | undefined;
    const along = async () => {
      undone = undoChange(party.services, party.invite, change);
      await party.blocked();
    };
    await party.say({ note: 'By train' }, { along });
    await undone;
    expect(await party.reply()).toMatchObject({ answer: 'yes', note: 'By train' });
  });

  test('an answer that a guest is changing can be undone as it became (behaviour 25.44)', async () => {
    const party = await open();
    await party.say({ answer: 'no' });
    let recorded: ReturnType<typeof recordMany> | undefined;
    const along = async () => {
      const guests = { ids: [party.inviteeId] };
      recorded = recordMany(party.services, party.invite, {
        intent: 'recordMany',
        guests,
        as: 'yes',
        seenAt: Infinity,
      });
      await party.blocked();
    };
    await party.say({ note: 'By train' }, { along });
    const done = await recorded;
    const change = done && 'changed' in done.reply ? (done.reply.changed?.change ?? '') : '';
    await undoChange(party.services, party.invite, change);
    expect(await party.reply()).toMatchObject({ answer: 'no', note: 'By train' });
    const history = await listHistory(party.opened.db, party.invite.id, {
      inviteeId: party.inviteeId,
    });
    expect(history.map(({ by }) => by)).toEqual(['guest', 'host', 'host']);
  });
});
