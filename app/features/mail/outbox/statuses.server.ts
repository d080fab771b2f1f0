import type { Db } from '#app/platform/db/client.server.ts';
import type { OutboxTable } from '#app/platform/db/mail-tables.server.ts';

import type { MailProblem, MailStatus } from '../schema.ts';

type Row = Pick<
  OutboxTable,
  'id' | 'kind' | 'state' | 'address' | 'due_at' | 'problem' | 'updated_at'
>;

const columns = ['id', 'kind', 'state', 'address', 'due_at', 'problem', 'updated_at'] as const;

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

/** The state of the latest mail; an invitee without mail has no entry (behaviour 29.9). */
export async function listStatuses(
  db: Db,
  inviteeIds: readonly string[],
): Promise<Map<string, MailStatus>> {
  if (inviteeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox')
    .select(['invitee_id as inviteeId', ...columns])
    .where('invitee_id', 'in', inviteeIds)
    .where((eb) =>
      eb(
        'id',
        '=',
        eb
          .selectFrom('outbox as later')
          .select((inner) => inner.fn.max('later.id').as('id'))
          .whereRef('later.invitee_id', '=', 'outbox.invitee_id'),
      ),
    )
    .execute();
  return new Map(rows.map(({ inviteeId, ...row }) => [inviteeId ?? '', toStatus(row)]));
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
