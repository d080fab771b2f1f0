import type { Db } from '#app/platform/db/client.server.ts';

/** How long an account is young at least. */
const youngMs = 7 * 24 * 60 * 60_000;

/** Whether guests have answered an event that the host owns or edits. */
async function isAnswered(db: Db, uid: string): Promise<boolean> {
  const answers = () =>
    db
      .selectFrom('invites')
      .innerJoin('rsvps', 'rsvps.invite_id', 'invites.id')
      .select('rsvps.id')
      .where('rsvps.recorded_by_host', '=', 0)
      .limit(1);
  const own = await answers().where('invites.host_uid', '=', uid).executeTakeFirst();
  if (own) return true;
  const shared = await answers()
    .innerJoin('memberships', 'memberships.invite_id', 'invites.id')
    .where('memberships.host_uid', '=', uid)
    .where('memberships.role', '=', 'co-host')
    .executeTakeFirst();
  return shared !== undefined;
}

/**
 * Which of these accounts are young: less than seven days old, or without an answer of a guest (behaviour 29.20). `grown`
 * are those that no longer are, to be noted by `establish`.
 */
export async function findYoung(
  db: Db,
  uids: readonly string[],
  now: number,
): Promise<{ young: Set<string>; grown: string[] }> {
  const young = new Set<string>();
  const grown: string[] = [];
  if (uids.length === 0) return { young, grown };
  const rows = await db
    .selectFrom('hosts')
    .select(['uid', 'created_at as createdAt'])
    .where('uid', 'in', uids)
    .where('established_at', 'is', null)
    .execute();
  for (const { uid, createdAt } of rows) {
    if (createdAt <= now - youngMs && (await isAnswered(db, uid))) grown.push(uid);
    else young.add(uid);
  }
  return { young, grown };
}

/** Accounts stay established when their events are deleted. */
export async function establish(db: Db, uids: readonly string[], now: number): Promise<void> {
  if (uids.length === 0) return;
  await db.updateTable('hosts').set({ established_at: now }).where('uid', 'in', uids).execute();
}
