import { sql } from 'kysely';

import { findUntold } from '#app/features/invite/untold.server.ts';
import { listConfirmedAddresses } from '#app/features/mail/guest-addresses.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { payloadOf } from '#app/features/mail/outbox/payload.server.ts';
import { isUntrue, undoMs } from '#app/features/mail/rules.ts';
import {
  type MailKind,
  type MailProblem,
  type MailWait,
  guestCausedKinds,
} from '#app/features/mail/schema.ts';
import { selectInvitees, selectReplies } from '#app/features/rsvp/reply/reply-queries.server.ts';
import { isDead } from '#app/features/told/told-sql.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { say } from '#app/platform/language/say.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

import type { Addressee } from './audience.ts';
import type { FailedMail, SentMailing, Written } from './schema.ts';

/** Locks an event, so that each mailing sees what the previous one has queued. */
export async function lockMailings(trx: Db, inviteId: string): Promise<{ isCanceled: boolean }> {
  const event = trx
    .selectFrom('invites')
    .select('canceled_at as canceledAt')
    .where('id', '=', inviteId);
  const row = await lockRows(trx, event).executeTakeFirst();
  return { isCanceled: typeof row?.canceledAt === 'number' };
}

/** The keys (`toKey`) of guests who were told; none unless the event is canceled. */
async function findTold(db: Db, inviteId: string): Promise<Set<string>> {
  const mailed = db
    .selectFrom('outbox')
    .innerJoin('invites', 'invites.id', 'outbox.invite_id')
    .select(['outbox.invitee_id as inviteeId', 'outbox.reply_id as replyId', 'outbox.address'])
    .where('outbox.invite_id', '=', inviteId)
    .where('outbox.kind', '=', 'cancellation')
    .where('outbox.state', 'in', ['queued', 'leased', 'sent'])
    .whereRef('outbox.created_at', '>=', 'invites.canceled_at');
  const byPhone = db
    .selectFrom('handed_over')
    .innerJoin('invites', 'invites.id', 'handed_over.invite_id')
    .innerJoin('invitees', 'invitees.id', 'handed_over.invitee_id')
    .select([
      'invitees.id as inviteeId',
      sql<null>`null`.as('replyId'),
      'invitees.email as address',
    ])
    .where('handed_over.invite_id', '=', inviteId)
    .where('handed_over.about', '=', 'cancel')
    .whereRef('handed_over.at', '>=', 'invites.canceled_at');
  const rows = [...(await mailed.execute()), ...(await byPhone.execute())];
  return new Set(rows.map((row) => toKey(row.inviteeId ?? row.replyId ?? '', row.address)));
}

const toKey = (id: string, address: string) => `${id} ${address}`;

/** When the first invitation was queued to the address on the list. */
const invitedAt = sql<number | null>`(
  select min(outbox.created_at) from outbox
  where outbox.invitee_id = invitees.id and outbox.kind = 'invitation'
    and outbox.state in ('queued', 'leased', 'sent') and outbox.address = invitees.email
)`.as('invitedAt');

/** When a host first said that a message reached the guest. */
const handedAt = sql<number | null>`(
  select min(handed_over.at) from handed_over where handed_over.invitee_id = invitees.id
)`.as('handedAt');

/** When a change was last told, by a host or in a message to the address on the list. */
const toldChangeAt = sql<number | null>`(
  select max(told.at) from (
    select handed_over.at from handed_over
    where handed_over.invitee_id = invitees.id and handed_over.about = 'change'
    union all
    select outbox.created_at as at from outbox
    where outbox.invitee_id = invitees.id and outbox.kind = 'change'
      and outbox.state in ('queued', 'leased', 'sent') and outbox.address = invitees.email
  ) as told
)`.as('toldChangeAt');

/**
 * Invitees, and answers of the open link with a confirmed address, which the host may not see. Opt-outs are checked
 * later. `changedAt` is the time of an untold change, or null.
 */
async function listAddressees(
  db: Db,
  inviteId: string,
  changedAt: number | null,
): Promise<Omit<Addressee, 'optedOut'>[]> {
  const rows = await selectInvitees(db)
    .select(['invitees.id', 'invitees.name', 'invitees.email', 'rsvps.answer'])
    .select('rsvps.created_at as answeredAt')
    .select([invitedAt, handedAt, toldChangeAt, isDead.as('isDead')])
    .where('invitees.invite_id', '=', inviteId)
    .orderBy('invitees.position')
    .orderBy('invitees.id')
    .execute();
  const knew = (...times: (number | null)[]) =>
    changedAt !== null && times.some((at) => at !== null && at <= changedAt);
  const isTold = (at: number | null) => changedAt !== null && at !== null && at >= changedAt;
  const told = await findTold(db, inviteId);
  const invited = rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    answer: row.answer,
    isInvited: row.invitedAt !== null || row.handedAt !== null,
    knewBefore: knew(row.invitedAt, row.handedAt, row.answeredAt) && !isTold(row.toldChangeAt),
    isTold: told.has(toKey(row.id, row.email)),
    isDead: Boolean(row.isDead),
    isReply: false,
  }));
  const replies = (await listConfirmedAddresses(db, inviteId)).map((row) => ({
    id: row.replyId,
    name: row.name.trim() || say(namelessGuest),
    email: row.address,
    answer: row.answer,
    isInvited: false,
    knewBefore: knew(row.answeredAt),
    isTold: told.has(toKey(row.replyId, row.address)),
    isDead: false,
    isReply: true,
  }));
  return [...invited, ...replies];
}

export async function findAddressees(
  { mail }: { mail: Pick<Mailer, 'findOptedOut'> },
  db: Db,
  inviteId: string,
): Promise<Addressee[]> {
  const untold = await findUntold(db, inviteId);
  const rows = await listAddressees(db, inviteId, untold?.changedAt ?? null);
  const addresses = rows.flatMap(({ email }) => (email === '' ? [] : [email]));
  const optedOut = await mail.findOptedOut(db, inviteId, addresses);
  return rows.map((row) => ({ ...row, optedOut: optedOut.has(row.email) }));
}

/** Whether a batch of this event has queued something. */
export async function hasBatch(db: Db, inviteId: string, press: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('invite_id', '=', inviteId)
    .where('batch', '=', press)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const shownMailings = 100;

interface Waiting {
  press: string;
  kind: MailKind;
  wait: MailWait | null;
  count: number;
}

/** What waits for another day, by batch and limit. */
function listWaiting(db: Db, inviteId: string, now: number): Promise<Waiting[]> {
  return db
    .selectFrom('outbox')
    .select(({ fn }) => [
      sql<string>`coalesce(batch, id)`.as('press'),
      'kind',
      'waits_for as wait',
      fn.countAll<number>().as('count'),
    ])
    .where('invite_id', '=', inviteId)
    .where('state', '=', 'queued')
    .where('waits_for', 'is not', null)
    .where('due_at', '>', now)
    .groupBy([sql`coalesce(batch, id)`, 'kind', 'waits_for'])
    .orderBy('waits_for')
    .execute();
}

function inState(...states: string[]) {
  return sql<number>`sum(case when state in (${sql.join(states)}) then 1 else 0 end)`;
}

/** By batch, the latest first. Omits mail that guests cause, which is frequent and no news for the host. */
export async function listMailings(db: Db, inviteId: string, now: number): Promise<SentMailing[]> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      sql<string>`coalesce(batch, id)`.as('press'),
      'kind',
      sql<number>`min(created_at)`.as('at'),
      inState('queued', 'leased').as('queued'),
      inState('sent').as('sent'),
      inState('failed').as('failed'),
      inState('suppressed').as('suppressed'),
      sql<number>`sum(case when problem = 'unconfirmed' then 1 else 0 end)`.as('lapsed'),
      // The same in a whole batch; what was given up has none.
      sql<string>`max(payload)`.as('payload'),
    ])
    .where('invite_id', '=', inviteId)
    .where((eb) => eb.or([eb('invitee_id', 'is not', null), eb('reply_id', 'is not', null)]))
    .where('kind', 'not in', guestCausedKinds)
    .groupBy([sql`coalesce(batch, id)`, 'kind'])
    .orderBy('at', 'desc')
    .limit(shownMailings)
    .execute();
  const waiting = await listWaiting(db, inviteId, now);
  return rows.map(({ payload, ...row }) => {
    const own = waiting
      .filter(({ press, kind }) => press === row.press && kind === row.kind)
      .flatMap(({ wait, count }) => (wait === null ? [] : [{ wait, count }]));
    const isFresh = row.sent + row.failed + row.suppressed === 0 && now < row.at + undoMs;
    const takesBack = row.queued > 0 && (isFresh || own.some(({ wait }) => wait === 'sender'));
    return { ...row, words: readWords(row.kind, payload), takesBack, waiting: own };
  });
}

/** The subject of a message, or the host's words; '' for mail that is not written by a host, or was given up. */
function readWords(kind: MailKind, payload: string): string {
  if (payload === 'null') return '';
  if (kind === 'message') return payloadOf(kind).decode(payload, kind).subject;
  if (kind === 'invitation') return payloadOf(kind).decode(payload, kind)?.words ?? '';
  return kind === 'reminder' ? (payloadOf(kind).decode(payload, kind).words ?? '') : '';
}

const shownWritten = 50;

/** The latest of what guests wrote with their answers. */
export async function listWritten(db: Db, inviteId: string): Promise<Written[]> {
  const rows = await selectReplies(db)
    .select(['rsvps.invitee_id as guestId', 'invitees.name as invitee', 'rsvps.name as typed'])
    .select(['rsvps.note', 'rsvps.updated_at as at'])
    .where('rsvps.invite_id', '=', inviteId)
    .where('rsvps.note', '<>', '')
    .orderBy('rsvps.updated_at', 'desc')
    .orderBy('rsvps.id')
    .limit(shownWritten)
    .execute();
  return rows.map(({ invitee, typed, ...row }) => ({
    ...row,
    name: (invitee ?? typed).trim() || say(namelessGuest),
  }));
}

const shownFailures = 100;

function failures(db: Db, inviteId: string) {
  return db
    .selectFrom('outbox')
    .innerJoin('invitees', 'invitees.id', 'outbox.invitee_id')
    .where('outbox.invite_id', '=', inviteId)
    .where('outbox.state', '=', 'failed')
    .whereRef('outbox.id', '=', (eb) =>
      eb
        .selectFrom('outbox as later')
        .select((inner) => inner.fn.max('later.id').as('id'))
        .whereRef('later.invitee_id', '=', 'outbox.invitee_id'),
    );
}

/** The guests whose latest mail failed, the latest failure first. */
export async function listFailures(
  db: Db,
  inviteId: string,
  isCanceled: boolean,
): Promise<FailedMail[]> {
  const rows = await failures(db, inviteId)
    .select(['invitees.id', 'invitees.name', 'invitees.email as current'])
    .select(['outbox.kind', 'outbox.address', 'outbox.problem', 'outbox.updated_at as at'])
    .select('outbox.payload')
    .orderBy('outbox.updated_at', 'desc')
    .orderBy('outbox.id')
    .limit(shownFailures)
    .execute();
  return rows.map(({ id, problem, payload, ...row }) => ({
    ...row,
    isRepeatable: isRepeatable({ kind: row.kind, payload }, isCanceled),
    guestId: id,
    problem: (problem ?? 'refused') as MailProblem,
  }));
}

/** The content of a failed message; the payload is JSON. */
export interface SaidBefore {
  id: string;
  kind: MailKind;
  payload: string;
}

/** Mail whose content comes from its event alone. */
const withoutWords: ReadonlySet<MailKind> = new Set(['invitation', 'cancellation']);

/** Whether a failed message is still true and its content stored, unlike in earlier releases (behaviour 31.8). */
export function isRepeatable(
  { kind, payload }: Omit<SaidBefore, 'id'>,
  isCanceled: boolean,
): boolean {
  return !isUntrue(kind, isCanceled) && (withoutWords.has(kind) || payload !== 'null');
}

/** Null unless the invitee's latest mail failed. */
export async function findFailure(
  db: Db,
  inviteId: string,
  guestId: string,
): Promise<SaidBefore | null> {
  const row = await failures(db, inviteId)
    .select(['outbox.id', 'outbox.kind', 'outbox.payload'])
    .where('invitees.id', '=', guestId)
    .executeTakeFirst();
  return row ?? null;
}
