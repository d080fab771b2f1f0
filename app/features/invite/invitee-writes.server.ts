import type { Invitee } from '#app/features/draft/parts/invitee.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId, createToken } from '#app/platform/ids.server.ts';

const rowsPerInsert = 500;

type InviteeRow = { id: string; name: string; email: string; position: number };

/** Inserts invitees, each with a token of its own; those whose id exists keep token and answer. */
export async function writeInvitees(
  trx: Db,
  inviteId: string,
  invitees: readonly InviteeRow[],
): Promise<void> {
  for (let start = 0; start < invitees.length; start += rowsPerInsert) {
    const rows = invitees.slice(start, start + rowsPerInsert);
    await trx
      .insertInto('invitees')
      .values(rows.map((row) => ({ ...row, invite_id: inviteId, token: createToken() })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          email: row.ref('excluded.email'),
          position: row.ref('excluded.position'),
        })),
      )
      .execute();
  }
}

/**
 * Replaces the invitees: those with a known id keep their token and answer, the others are deleted or inserted.
 * Positions only need to increase along the list, so removing an invitee updates no other row.
 */
export async function replaceInvitees(
  trx: Db,
  inviteId: string,
  invitees: readonly Invitee[],
): Promise<void> {
  const stored = await trx
    .selectFrom('invitees')
    .select(['id', 'name', 'email', 'position'])
    .where('invite_id', '=', inviteId)
    .execute();
  const known = new Map(stored.map((one) => [one.id, one]));
  const changed: InviteeRow[] = [];
  let last = -1;
  for (const { id, name, email } of invitees) {
    const before = id === undefined ? undefined : known.get(id);
    const position = before && before.position > last ? before.position : last + 1;
    last = position;
    if (before) known.delete(before.id);
    const same = before?.name === name && before.email === email && before.position === position;
    if (!same) changed.push({ id: before?.id ?? createId(), name, email, position });
  }
  await deleteInvitees(trx, [...known.keys()]);
  await writeInvitees(trx, inviteId, changed);
}

async function deleteInvitees(trx: Db, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += rowsPerInsert) {
    await trx
      .deleteFrom('invitees')
      .where('id', 'in', ids.slice(start, start + rowsPerInsert))
      .execute();
  }
}
