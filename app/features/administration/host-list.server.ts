import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';

export const hostsOnPage = 25;

/** What an administrator may know of a host: nothing of their events and guests but sums (behaviour 46.10). */
export interface ListedHost {
  uid: string;
  username: string;
  displayName: string;
  createdAt: number;
  /** When a session of theirs was last used, to the hour; null if that is not known any more. */
  seenAt: number | null;
  events: number;
  /** Bytes of their events: texts, guests, answers and pictures. */
  storage: number;
  isAdmin: boolean;
  isLocked: boolean;
}

export interface HostsAsked {
  /** Part of a username or a display name, or ''. */
  search: string;
  page: number;
}

const matching = (db: Db, search: string) => {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const hosts = db.selectFrom('hosts');
  return search === ''
    ? hosts
    : hosts.where(sql<boolean>`(username like ${pattern} escape '\\'
        or lower(display_name) like ${pattern} escape '\\')`);
};

export async function countHosts(db: Db, search = ''): Promise<number> {
  const { count } = await matching(db, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function readPage(db: Db, { search, page }: HostsAsked) {
  return matching(db, search)
    .select([
      'uid',
      'username',
      'display_name as displayName',
      'created_at as createdAt',
      'admin_since as adminSince',
      'locked_at as lockedAt',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('uid')
    .limit(hostsOnPage)
    .offset((page - 1) * hostsOnPage)
    .execute();
}

/** Of a session, or of an event that the account keeps of them. */
async function readLastSeen(db: Db, uids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sessions')
    .select(['host_uid as uid', sql<number>`max(coalesce(seen_at, created_at))`.as('at')])
    .where('host_uid', 'in', uids)
    .groupBy('host_uid')
    .unionAll(
      db
        .selectFrom('security_events')
        .select(['host_uid as uid', ({ fn }) => fn.max<number>('at').as('at')])
        .where('host_uid', 'in', uids)
        .where('event', 'in', ['logged in', 'logged in with a passkey', 'account created'])
        .groupBy('host_uid'),
    )
    .execute();
  const seen = new Map<string, number>();
  for (const { uid, at } of rows) seen.set(uid, Math.max(at, seen.get(uid) ?? 0));
  return seen;
}

interface Sums {
  events: number;
  storage: number;
}

const bytes = (columns: readonly string[]) =>
  sql<number>`coalesce(sum(${sql.join(
    columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
    sql` + `,
  )}), 0)`;

/** What an event's rows hold besides numbers. */
const stored = [
  ['invitees', ['name', 'email', 'phone', 'people', 'token']],
  ['rsvps', ['name', 'people', 'companions', 'note', 'answers']],
  ['reply_history', ['before', 'after']],
  ['outbox', ['address', 'payload', 'last_answer']],
  ['pictures', ['bytes']],
] as const;

async function readSums(db: Db, uids: readonly string[]): Promise<Map<string, Sums>> {
  const own = await db
    .selectFrom('invites')
    .select([
      'host_uid as uid',
      ({ fn }) => fn.countAll<number>().as('events'),
      bytes(['event_name', 'custom_message', 'location', 'activities', 'questions']).as('storage'),
    ])
    .where('host_uid', 'in', uids)
    .groupBy('host_uid')
    .execute();
  const sums = new Map(own.map(({ uid, ...row }) => [uid ?? '', row]));
  for (const [table, columns] of stored) {
    const size = bytes(columns.map((column) => `${table}.${column}`));
    const { rows } = await sql<{ uid: string; storage: number }>`
      select invites.host_uid as uid, ${size} as storage
      from ${sql.table(table)} inner join invites on invite_id = invites.id
      where invites.host_uid in (${sql.join(uids)})
      group by invites.host_uid
    `.execute(db);
    for (const { uid, storage } of rows) {
      const sum = sums.get(uid);
      if (sum) sum.storage += storage;
    }
  }
  return sums;
}

/** One page of hosts, the newest first. */
export async function listHosts(db: Db, asked: HostsAsked): Promise<ListedHost[]> {
  const hosts = await readPage(db, asked);
  const uids = hosts.map(({ uid }) => uid);
  if (uids.length === 0) return [];
  const [seen, sums] = [await readLastSeen(db, uids), await readSums(db, uids)];
  return hosts.map(({ adminSince, lockedAt, ...host }) => ({
    ...host,
    ...(sums.get(host.uid) ?? { events: 0, storage: 0 }),
    seenAt: seen.get(host.uid) ?? null,
    isAdmin: adminSince !== null,
    isLocked: lockedAt !== null,
  }));
}
