import type { Draft } from '#app/features/draft/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import { createId, createOrderedId } from '#app/platform/ids.server.ts';
import { mapInSlices } from '#app/platform/map-in-slices.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { insertInvite } from './insert-invite.server.ts';
import { writeInvitees } from './invitee-writes.server.ts';
import {
  factsColumn,
  ownWordsColumn,
  peopleColumn,
  questionsColumn,
} from './json-columns.server.ts';
import { invitesPerDay } from './save-draft.server.ts';
import type { Facts, Owner, OwnWords, StoredInvitee, StoredQuestion } from './schema.ts';
import * as store from './store.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What an event's file holds of the invitation besides its draft. */
export interface KeptInvite {
  answersClosed: boolean;
  savedPast: boolean;
  ownWords: OwnWords;
  /** The retired ones last. */
  questions: readonly StoredQuestion[];
  factsVersion: number;
  /** All versions, once the facts have changed. */
  facts: readonly KeptFacts[];
}

export interface KeptFacts {
  version: number;
  facts: Facts;
  changedAt: number;
}

export type KeptInvitee = Omit<StoredInvitee, 'id' | 'token'>;

export async function loadFacts(
  db: Db,
  id: string,
): Promise<Pick<KeptInvite, 'factsVersion' | 'facts'>> {
  const { factsVersion } = await db
    .selectFrom('invites')
    .select('facts_version as factsVersion')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('invite_facts')
    .select(['id', 'version', 'facts', 'changed_at as changedAt'])
    .where('invite_id', '=', id)
    .orderBy('version')
    .execute();
  return {
    factsVersion,
    facts: rows.map(({ id: row, ...one }) => ({
      ...one,
      facts: factsColumn.decode(one.facts, row),
    })),
  };
}

type Refusal = 'too-many' | 'no-account';

/** Locks the host. An event from a file counts towards the day's new invitations (behaviour 22.14). */
async function findRefusal(
  trx: Db,
  { owner, now }: { owner: Owner; now: number },
): Promise<Refusal | null> {
  if (!(await store.lockHost(trx, owner.uid))) return 'no-account';
  const count = await store.countInvitesSince(trx, owner.uid, now - dayMs);
  return count >= invitesPerDay ? 'too-many' : null;
}

/**
 * Inserts an event from a file, with new links, in short transactions. It is deleted and nobody's until
 * `openKeptInvite`.
 */
export async function stageKeptInvite(
  db: Db,
  { draft, kept, invitees }: { draft: Draft; kept: KeptInvite; invitees: readonly KeptInvitee[] },
  { owner, now }: { owner: Owner; now: number },
): Promise<Result<{ id: string; inviteeIds: string[] }, Refusal>> {
  const staged = await db.transaction().execute(async (trx): Promise<Result<string, Refusal>> => {
    const refusal = await findRefusal(trx, { owner, now });
    if (refusal !== null) return fail(refusal);
    const id = await insertInvite(trx, { draft, owner, now });
    await trx
      .updateTable('invites')
      .set({
        host_uid: null,
        deleted_at: now,
        answers_closed: kept.answersClosed ? 1 : 0,
        saved_past: kept.savedPast ? 1 : 0,
        own_words: ownWordsColumn.encode(kept.ownWords),
        questions: questionsColumn.encode([...kept.questions]),
        facts_version: kept.factsVersion,
      })
      .where('id', '=', id)
      .execute();
    return succeed(id);
  });
  if (!staged.ok) return staged;
  const id = staged.value;
  await insertFacts(db, id, kept.facts);
  const rows = await mapInSlices(invitees, ({ people, ...one }) => ({
    ...one,
    id: createId(),
    people: peopleColumn.encode(people),
    size: Math.max(1, people.length),
  }));
  const placed = rows.map((row, position) => ({ ...row, position }));
  await writeInvitees(db, id, placed);
  return succeed({ id, inviteeIds: rows.map((row) => row.id) });
}

/** Gives a staged event to its host, or returns why not. */
export async function openKeptInvite(
  trx: Db,
  id: string,
  { owner, now }: { owner: Owner; now: number },
): Promise<Refusal | null> {
  const refusal = await findRefusal(trx, { owner, now });
  if (refusal !== null) return refusal;
  const opened = await trx
    .updateTable('invites')
    .set({ host_uid: owner.uid, deleted_at: null })
    .where('id', '=', id)
    .executeTakeFirst();
  if (opened.numUpdatedRows === 0n) throw new Error('The staged event was removed.');
  return null;
}

async function insertFacts(db: Db, id: string, facts: readonly KeptFacts[]): Promise<void> {
  const rows = facts.map(({ version, changedAt, ...one }) => ({
    id: createOrderedId(changedAt),
    invite_id: id,
    version,
    facts: factsColumn.encode(one.facts),
    changed_at: changedAt,
  }));
  await insertRows(db, 'invite_facts', rows);
}
