import { selectInvitees } from '#app/features/rsvp/reply/reply-queries.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';

import { listConfirmedAddresses } from '../guest-addresses.server.ts';
import type { ReminderKind } from './rules.ts';

const columns = {
  answer: { wish: 'remind_to_answer', date: 'answer_by', told: 'reminded_to_answer' },
  event: { wish: 'remind_of_event', date: 'date', told: 'reminded_of_event' },
} as const;

export async function findReminders(
  db: Db,
  inviteId: string,
): Promise<Record<ReminderKind, { isOn: boolean; queuedFor: string }>> {
  const row = await db
    .selectFrom('invites')
    .select(['remind_to_answer', 'reminded_to_answer', 'remind_of_event', 'reminded_of_event'])
    .where('id', '=', inviteId)
    .executeTakeFirst();
  return {
    answer: { isOn: row?.remind_to_answer === 1, queuedFor: row?.reminded_to_answer ?? '' },
    event: { isOn: row?.remind_of_event === 1, queuedFor: row?.reminded_of_event ?? '' },
  };
}

export async function switchReminder(
  db: Db,
  { inviteId, kind, isOn }: { inviteId: string; kind: ReminderKind; isOn: boolean },
): Promise<void> {
  await db
    .updateTable('invites')
    .set({ [columns[kind].wish]: isOn ? 1 : 0 })
    .where('id', '=', inviteId)
    .execute();
}

export async function listWaitingEvents(
  db: Db,
  kind: ReminderKind,
  dates: readonly string[],
): Promise<string[]> {
  const { wish, date, told } = columns[kind];
  const rows = await db
    .selectFrom('invites')
    .select('id')
    .where(wish, '=', 1)
    .where(date, 'in', dates)
    .where('canceled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb(told, 'is', null), eb(told, '<>', eb.ref(date))]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the event; null if it no longer wants this reminder. */
export async function lockWaitingEvent(trx: Db, kind: ReminderKind, inviteId: string) {
  const { wish, date, told } = columns[kind];
  const query = trx
    .selectFrom('invites')
    .select(['host_uid as hostUid', 'time_zone as timeZone', 'answers_closed as closed'])
    .select([`${date} as date`, `${told} as told`])
    .where('id', '=', inviteId)
    .where(wish, '=', 1)
    .where('canceled_at', 'is', null)
    .where('deleted_at', 'is', null);
  const row = await lockRows(trx, query).executeTakeFirst();
  if (!row || row.told === row.date) return null;
  return {
    hostUid: row.hostUid,
    timeZone: row.timeZone,
    date: row.date,
    isClosed: row.closed === 1,
  };
}

export async function noteReminded(
  trx: Db,
  { inviteId, kind, date }: { inviteId: string; kind: ReminderKind; date: string },
): Promise<void> {
  await trx
    .updateTable('invites')
    .set({ [columns[kind].told]: date })
    .where('id', '=', inviteId)
    .execute();
}

export interface Reminded {
  inviteeId: string | null;
  replyId: string | null;
  address: string;
}

/** Invitees and confirmed guests of the open link to remind (behaviour 35.5). Opt-outs are checked later. */
export async function listReminded(
  db: Db,
  kind: ReminderKind,
  inviteId: string,
): Promise<Reminded[]> {
  const invited = await listRemindedInvitees(db, kind, inviteId);
  if (kind === 'answer') return invited;
  const addressed = await listConfirmedAddresses(db, inviteId);
  return [
    ...invited,
    ...addressed
      .filter(({ answer, waiting }) => answer === 'yes' && waiting === null)
      .map(({ replyId, address }) => ({ inviteeId: null, replyId, address })),
  ];
}

async function listRemindedInvitees(
  db: Db,
  kind: ReminderKind,
  inviteId: string,
): Promise<Reminded[]> {
  const rows = await selectInvitees(db)
    .select(['invitees.id as inviteeId', 'invitees.email as address'])
    .where('invitees.invite_id', '=', inviteId)
    .where('invitees.email', '<>', '')
    .where((eb) =>
      kind === 'answer'
        ? eb('rsvps.id', 'is', null)
        : eb.and([eb('rsvps.answer', '=', 'yes'), eb('rsvps.waiting', 'is', null)]),
    )
    .execute();
  return rows.map((row) => ({ ...row, replyId: null }));
}

export async function isVerified(db: Db, uid: string | null): Promise<boolean> {
  if (uid === null) return false;
  const row = await db
    .selectFrom('hosts')
    .select('uid')
    .where('uid', '=', uid)
    .where('mail_verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
