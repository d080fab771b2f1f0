import type { Host } from '#app/features/host/schema.ts';
import { getDashboardPath } from '#app/platform/paths.ts';

import { addEvent } from './events.ts';
import type { Reply, Site, Visitor } from './site.ts';

export const ana = { username: 'ana', password: 'secret' };

export function signUp(
  visitor: Visitor,
  fields: Record<string, string> = ana,
  query = '',
  headers: Record<string, string> = {},
) {
  return visitor.post(`/hostLogIn${query}`, { ...fields, mode: 'sign-up' }, headers);
}

export function logInByPassword(
  visitor: Visitor,
  fields: Record<string, string> = ana,
  query = '',
) {
  return visitor.post(`/hostLogIn${query}`, { ...fields, mode: 'sign-in' });
}

export function recover(visitor: Visitor, fields: Record<string, string>, query = '') {
  return visitor.post(`/hostLogIn${query}`, { ...fields, mode: 'recover' });
}

export function readRecoveryCode(answer: Reply): string {
  return /<code[^>]*>([^<]+)<\/code>/.exec(answer.text)?.[1] ?? '';
}

export async function findHost(site: Pick<Site, 'db'>, username: string): Promise<Host> {
  const row = await site.db
    .selectFrom('hosts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return { uid: row.uid, username, email: row.email, displayName: row.display_name };
}

interface Invited {
  id: string;
  dashboard: string;
  /** The login's query that continues to the dashboard. */
  query: string;
}

/** Of `ana`, who has an account and is logged out. */
export async function addEventOfAna(site: Site): Promise<Invited> {
  await signUp(site.visitor());
  const host = await findHost(site, 'ana');
  const id = await addEvent(site.db, { host, eventName: 'Ana’s <30th>' });
  const dashboard = getDashboardPath(id);
  return { id, dashboard, query: `?redirect=${encodeURIComponent(dashboard)}` };
}

export async function countHosts({ db }: Site) {
  const hosts = await db.selectFrom('hosts').selectAll().execute();
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  return { hosts: hosts.length, sessions: sessions.length };
}
