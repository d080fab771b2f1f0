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

/** Of every host that tests store. */
export const hostPassword = 'lantern';
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$4kRODSjRBqLW7PylVpirSQ$T7hNFo4ffJywdd5JemYbJMEBUjOyjegdgLzmY/q4W/w';

/** As ten minutes later: sessions have to prove again who uses them. */
export async function forgetProofs(db: Db): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: null }).execute();
}

/** Does nothing if the host is stored. */
export async function storeHost(db: Db, host: Host, createdAt = 1): Promise<void> {
  await db
    .insertInto('hosts')
    .values({
      uid: host.uid,
      username: host.username,
      email: host.email,
      display_name: host.displayName,
      password_hash: passwordHash,
      recovery_hash: 'none',
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
}

/** A new host. */
export async function addHost(db: Db, username: string, createdAt?: number): Promise<Host> {
  const email = `${username}@hosts.festoon.invalid`;
  const host = { uid: createId(), username, email, displayName: username };
  await storeHost(db, host, createdAt);
  return host;
}

/** Where mail to a host goes, and when the address was verified. */
export async function setMailAddress(
  db: Db,
  { uid }: Pick<Host, 'uid'>,
  address: string | null,
  verifiedAt: number | null = 1,
): Promise<void> {
  await db
    .updateTable('hosts')
    .set({ mail_address: address, mail_verified_at: verifiedAt })
    .where('uid', '=', uid)
    .execute();
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
