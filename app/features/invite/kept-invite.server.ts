import type { Draft } from '#app/features/draft/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import { createId, createOrderedId } from '#app/platform/ids.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { insertInvite } from './insert-invite.server.ts';
import { writeInvitees } from './invitee-writes.server.ts';
import { factsColumn, peopleColumn, questionsColumn } from './json-columns.server.ts';
import { invitesPerDay } from './save-draft.server.ts';
import type { Facts, Owner, StoredInvitee, StoredQuestion } from './schema.ts';
import * as store from './store.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What an event's file holds of the invitation besides its draft. */
export interface KeptInvite {
  answersClosed: boolean;
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

/** Inserts an event from a file, with new links. It counts towards the day's new invitations (behaviour 22.14). */
export async function insertKeptInvite(
  trx: Db,
  { draft, kept, invitees }: { draft: Draft; kept: KeptInvite; invitees: readonly KeptInvitee[] },
  { owner, now }: { owner: Owner; now: number },
): Promise<Result<{ id: string; inviteeIds: string[] }, 'too-many' | 'no-account'>> {
  if (!(await store.lockHost(trx, owner.uid))) return fail('no-account');
  if ((await store.countInvitesSince(trx, owner.uid, now - dayMs)) >= invitesPerDay) {
    return fail('too-many');
  }
  const id = await insertInvite(trx, { draft, owner, now });
  await trx
    .updateTable('invites')
    .set({
      answers_closed: kept.answersClosed ? 1 : 0,
      questions: questionsColumn.encode([...kept.questions]),
      facts_version: kept.factsVersion,
    })
    .where('id', '=', id)
    .execute();
  await insertFacts(trx, id, kept.facts);
  const rows = invitees.map(({ people, ...one }, position) => ({
    ...one,
    id: createId(),
    position,
    people: peopleColumn.encode(people),
    size: Math.max(1, people.length),
  }));
  await writeInvitees(trx, id, rows);
  return succeed({ id, inviteeIds: rows.map((row) => row.id) });
}

async function insertFacts(trx: Db, id: string, facts: readonly KeptFacts[]): Promise<void> {
  const rows = facts.map(({ version, changedAt, ...one }) => ({
    id: createOrderedId(changedAt),
    invite_id: id,
    version,
    facts: factsColumn.encode(one.facts),
    changed_at: changedAt,
  }));
  await insertRows(trx, 'invite_facts', rows);
}
