import type { Invitee } from '#app/features/draft/parts/invitee.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { putRows } from '#app/platform/db/insert-rows.server.ts';
import { createId, createToken } from '#app/platform/ids.server.ts';
import { toNameKey } from '#app/platform/person-names.ts';

import { peopleColumn } from './json-columns.server.ts';
import { redirectMail } from './redirect-mail.server.ts';
import { identifyPeople } from './rules.ts';

/** Ids of people need to differ within their household only. */
const createPersonId = () => createId().slice(0, 8);

interface InviteeRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  language: string;
  position: number;
  people: string;
  size: number;
  companions: number | null;
}

/** What is absent in `invitee` stays as it is in `stored`. */
export function toRow(
  invitee: Invitee,
  position: number,
  stored: InviteeRow | undefined,
): InviteeRow {
  const { name, email } = invitee;
  const before = stored ? peopleColumn.decode(stored.people, stored.id) : [];
  const people = invitee.people ? identifyPeople(invitee.people, before, createPersonId) : before;
  const companions = invitee.companions === undefined ? stored?.companions : invitee.companions;
  return {
    id: stored?.id ?? createId(),
    name,
    email,
    phone: invitee.phone ?? stored?.phone ?? '',
    language: invitee.language ?? stored?.language ?? '',
    position,
    people: peopleColumn.encode(people),
    size: Math.max(1, people.length),
    companions: companions ?? null,
  };
}

function isSame(one: InviteeRow, other: InviteeRow | undefined): boolean {
  return (
    one.name === other?.name &&
    one.email === other.email &&
    one.phone === other.phone &&
    one.language === other.language &&
    one.position === other.position &&
    one.people === other.people &&
    one.companions === other.companions
  );
}

const changeable = [
  'name',
  'name_key',
  'email',
  'phone',
  'language',
  'position',
  'people',
  'size',
  'companions',
] as const;

/** Each gets a token of its own; those whose id exists keep token and answer. */
export async function writeInvitees(
  trx: Db,
  inviteId: string,
  invitees: readonly InviteeRow[],
): Promise<void> {
  const rows = invitees.map((row) => ({
    ...row,
    name_key: toNameKey(row.name),
    invite_id: inviteId,
    token: createToken(),
  }));
  await putRows(trx, 'invitees', rows, changeable);
}

/**
 * Known ids keep token, answer and mail. Positions only need to increase, so removing an invitee updates no other row.
 */
export async function replaceInvitees(
  trx: Db,
  inviteId: string,
  invitees: readonly Invitee[],
): Promise<void> {
  const stored = await trx
    .selectFrom('invitees')
    .select(['id', 'name', 'email', 'phone', 'language', 'position'])
    .select(['people', 'size', 'companions'])
    .where('invite_id', '=', inviteId)
    .execute();
  const known = new Map(stored.map((one) => [one.id, one]));
  const changed: InviteeRow[] = [];
  let last = -1;
  let isMoved = false;
  for (const invitee of invitees) {
    const before = invitee.id === undefined ? undefined : known.get(invitee.id);
    const position = before && before.position > last ? before.position : last + 1;
    last = position;
    if (before) known.delete(before.id);
    const row = toRow(invitee, position, before);
    if (!isSame(row, before)) changed.push(row);
    if (before && before.email !== row.email) isMoved = true;
  }
  await deleteInvitees(trx, [...known.keys()]);
  await writeInvitees(trx, inviteId, changed);
  if (isMoved) await redirectMail(trx, inviteId);
}

export async function deleteInvitees(trx: Db, ids: readonly string[]): Promise<void> {
  for (const batch of inBatches(ids)) {
    await trx
      .deleteFrom('invitees')
      .where(isOneOf(trx, 'id', batch))
      .execute();
  }
}
