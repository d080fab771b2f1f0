import { listInvitees } from '#app/features/invite/store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import type { LabelCount } from './labels.ts';

const labelsOf = prepareStatement<{ inviteId: string }, LabelCount>((db, value) =>
  db
    .selectFrom('guest_labels')
    .select(({ fn }) => ['label', fn.countAll<number>().as('count')])
    .where('invite_id', '=', value('inviteId'))
    .groupBy('label'),
);

export async function countLabels(db: Db, inviteId: string): Promise<LabelCount[]> {
  const { rows } = await labelsOf(db, { inviteId });
  // The engines differ in how they order texts.
  return rows.toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}

export async function listLabelsOf(
  db: Db,
  inviteId: string,
  ids?: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('guest_labels')
    .select(['invitee_id as inviteeId', 'label'])
    .where((eb) =>
      ids ? isOneOf(db, 'invitee_id', ids, inviteId) : eb('invite_id', '=', inviteId),
    )
    .execute();
  const sorted = rows.toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  const byInvitee = Map.groupBy(sorted, ({ inviteeId }) => inviteeId);
  return new Map([...byInvitee].map(([id, own]) => [id, own.map(({ label }) => label)]));
}

/** Keeps the labels that invitees have already. */
export async function insertLabels(
  trx: Db,
  inviteId: string,
  labels: readonly { inviteeId: string; label: string }[],
): Promise<void> {
  const rows = labels.map(({ inviteeId, label }) => ({
    id: createId(),
    invite_id: inviteId,
    invitee_id: inviteeId,
    label,
  }));
  await insertRows(trx, 'guest_labels', rows, 'keep');
}

/** Copies labels to the invitees of a copied event. `sources` are in the order of the copy's invitees. */
export async function copyLabels(
  trx: Db,
  { from, to, sources }: { from: string; to: string; sources: readonly { id: string }[] },
): Promise<void> {
  if (sources.length === 0) return;
  const labels = await listLabelsOf(trx, from);
  const copies = await listInvitees(trx, to);
  const rows = copies.flatMap(({ id: inviteeId }, index) =>
    (labels.get(sources[index]?.id ?? '') ?? []).map((label) => ({ inviteeId, label })),
  );
  await insertLabels(trx, to, rows);
}

export async function deleteLabels(
  trx: Db,
  inviteId: string,
  labels: readonly { inviteeId: string; label: string }[],
): Promise<void> {
  for (const label of new Set(labels.map((one) => one.label))) {
    const ids = labels.filter((one) => one.label === label).map(({ inviteeId }) => inviteeId);
    for (const batch of inBatches(ids)) {
      await trx
        .deleteFrom('guest_labels')
        .where('label', '=', label)
        .where(isOneOf(trx, 'invitee_id', batch, inviteId))
        .execute();
    }
  }
}
