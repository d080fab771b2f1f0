import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import type { OutboxTable } from '#app/platform/db/mail-tables.server.ts';

import type { MailProblem, MailStatus } from '../schema.ts';

type Row = Pick<
  OutboxTable,
  'id' | 'kind' | 'state' | 'address' | 'due_at' | 'problem' | 'updated_at'
>;

const columns = [
  'outbox.id',
  'outbox.kind',
  'outbox.state',
  'outbox.address',
  'outbox.due_at',
  'outbox.problem',
  'outbox.updated_at',
] as const;

/** Readers see a leased message as queued. */
function toStatus(row: Row): MailStatus {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state === 'leased' ? 'queued' : row.state,
    address: row.address,
    dueAt: row.due_at,
    problem: row.problem as MailProblem | null,
    at: row.updated_at,
  };
}

/**
 * The state of the latest mail to each invitee's present address that was not taken back; without mail no entry
 * (behaviour 29.9).
 */
export async function listStatuses(
  db: Db,
  inviteeIds: readonly string[],
): Promise<Map<string, MailStatus>> {
  const found = new Map<string, MailStatus>();
  for (const batch of inBatches(inviteeIds)) {
    const rows = await db
      .selectFrom('outbox')
      .innerJoin('invitees', 'invitees.id', 'outbox.invitee_id')
      .select(['outbox.invitee_id as inviteeId', ...columns])
      .where(isOneOf(db, 'outbox.invitee_id', batch))
      .whereRef('outbox.address', '=', 'invitees.email')
      .where('outbox.state', '<>', 'suppressed')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('outbox as later')
              .select('later.id')
              .whereRef('later.invitee_id', '=', 'outbox.invitee_id')
              .whereRef('later.address', '=', 'outbox.address')
              .whereRef('later.id', '>', 'outbox.id')
              .where('later.state', '<>', 'suppressed'),
          ),
        ),
      )
      .execute();
    for (const { inviteeId, ...row } of rows) found.set(inviteeId ?? '', toStatus(row));
  }
  return found;
}

export async function countMail(db: Db): Promise<Record<OutboxTable['state'], number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { queued: 0, leased: 0, sent: 0, failed: 0, suppressed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
