import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { getDashboardPath } from '#app/platform/paths.ts';

import type { ToldAnswer } from '../schema.ts';
import type { Notify } from './rules.ts';

/** Hosts know of earlier answers: the time of the last message, or of the address's confirmation. */
const toldUntil = sql<number>`case when hosts.notified_until > hosts.mail_verified_at
  then hosts.notified_until else hosts.mail_verified_at end`;

/** Excludes imported answers. */
function untold(db: Db) {
  return db
    .selectFrom('hosts')
    .innerJoin('invites', 'invites.host_uid', 'hosts.uid')
    .innerJoin('rsvps', 'rsvps.invite_id', 'invites.id')
    .where('hosts.mail_verified_at', 'is not', null)
    .where('invites.deleted_at', 'is', null)
    .where('rsvps.recorded_by_host', '=', 0)
    .where('rsvps.updated_at', '>', toldUntil)
    .whereRef('rsvps.updated_at', '>=', 'invites.created_at');
}

/** The hosts with this setting and an unreported answer at or before `latest`. */
export async function listHostsToTell(db: Db, notify: Notify, latest: number): Promise<string[]> {
  const rows = await untold(db)
    .select('hosts.uid')
    .distinct()
    .where('hosts.notify', '=', notify)
    .where('rsvps.updated_at', '<=', latest)
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Locks a host's setting and address; null without a confirmed address. */
export async function lockWish(
  trx: Db,
  uid: string,
): Promise<{ notify: Notify; address: string } | null> {
  const query = trx
    .selectFrom('hosts')
    .select(['notify', 'mail_address as address'])
    .where('uid', '=', uid)
    .where('mail_verified_at', 'is not', null);
  const row = await lockRows(trx, query).executeTakeFirst();
  return row?.address ? { notify: row.notify, address: row.address } : null;
}

export async function findFirstUntold(db: Db, uid: string): Promise<number | null> {
  const row = await untold(db)
    .select(({ fn }) => fn.min<number | null>('rsvps.updated_at').as('first'))
    .where('hosts.uid', '=', uid)
    .executeTakeFirst();
  return row?.first ?? null;
}

const longestNote = 300;

/** The latest unreported answers, and the number of all. */
export async function listUntold(
  db: Db,
  uid: string,
  { until, most }: { until: number; most: number },
): Promise<{ answers: ToldAnswer[]; count: number }> {
  const query = untold(db).where('hosts.uid', '=', uid).where('rsvps.updated_at', '<=', until);
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('invitees', 'invitees.id', 'rsvps.invitee_id')
    .select(['invites.id as inviteId', 'invites.event_name as eventName'])
    .select(['invitees.name as invitee', 'rsvps.name', 'rsvps.answer', 'rsvps.note'])
    .select(['rsvps.waiting', 'rsvps.extra'])
    .select(['rsvps.yes_count as coming', 'rsvps.maybe_count as undecided'])
    .orderBy('rsvps.updated_at', 'desc')
    .orderBy('rsvps.id')
    .limit(most)
    .execute();
  const answers = rows.map(({ inviteId, eventName, answer, ...row }) => ({
    eventName,
    path: getDashboardPath(inviteId),
    name: row.invitee ?? row.name,
    answer,
    people: ((answer === 'yes' ? row.coming : row.undecided) ?? 1) + row.extra,
    isWaiting: row.waiting !== null,
    note: row.note.slice(0, longestNote).toWellFormed(),
  }));
  return { answers, count };
}

export async function setToldUntil(trx: Db, uid: string, until: number): Promise<void> {
  await trx.updateTable('hosts').set({ notified_until: until }).where('uid', '=', uid).execute();
}

/** A host who wanted no messages before gets only later answers. */
export async function setNotify(
  db: Db,
  uid: string,
  { notify, now }: { notify: Notify; now: number },
): Promise<void> {
  await db
    .updateTable('hosts')
    .set((eb) => ({
      notify,
      notified_until: eb
        .case()
        .when('notify', '=', 'never')
        .then(now)
        .else(eb.ref('notified_until'))
        .end(),
    }))
    .where('uid', '=', uid)
    .execute();
}
