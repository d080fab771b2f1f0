import type { Host } from '#app/features/host/schema.ts';
import { startSession } from '#app/features/host/sessions.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import type { Site, Visitor } from './site.ts';

/** A host whose texts are easy to find where they must not be. */
export const secretHost: Host = {
  uid: 'secret-host-uid',
  username: 'secret-host-name',
  email: 'secret-host-name@hosts.festoon.invalid',
  displayName: 'secret-host-name',
};

/** Does nothing if the host is stored. */
export async function storeHost(db: Db, host: Host): Promise<void> {
  await db
    .insertInto('hosts')
    .values({
      uid: host.uid,
      username: host.username,
      email: host.email,
      display_name: host.displayName,
      password_hash: 'none',
      recovery_hash: 'none',
      created_at: 1,
    })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
}

/** A new host, who has no password. */
export async function addHost(db: Db, username: string): Promise<Host> {
  const email = `${username}@hosts.festoon.invalid`;
  const host = { uid: createId(), username, email, displayName: username };
  await storeHost(db, host);
  return host;
}

export interface LoggedIn {
  host: Host;
  visitor: Visitor;
  /** Logs a browser in: `context.addCookies([cookie])`. */
  cookie: { name: string; value: string; url: string };
}

/** A new session, as the log-in screen starts it, of a stored host or of a new one with this name. */
export async function logIn(
  site: Site,
  who: Host | string = createId().toLowerCase(),
): Promise<LoggedIn> {
  const host = typeof who === 'string' ? await addHost(site.db, who) : who;
  const [name = '', value = ''] =
    (await startSession(site.services, host.uid)).split(';')[0]?.split('=') ?? [];
  const visitor = site.visitor();
  visitor.cookies.set(name, value);
  return { host, visitor, cookie: { name, value, url: site.url } };
}
