import { defineCookie } from '#app/platform/cookie.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { hashToken, createId, createToken } from '#app/platform/ids.server.ts';

import { type SessionServices, tokenText } from './sessions.server.ts';

const deviceSeconds = 365 * 24 * 60 * 60;

const deviceCookie = defineCookie('festoon.device', {
  prefix: '__Host-',
  seconds: deviceSeconds,
  schema: tokenText,
});

function readToken({ origin }: Pick<SessionServices, 'origin'>, request: Request): string | null {
  return deviceCookie.read(origin, request.headers.get('cookie'));
}

/** The hash of the device cookie's token, or null. */
export function readDevice(
  services: Pick<SessionServices, 'origin'>,
  request: Request,
): string | null {
  const token = readToken(services, request);
  return token === null ? null : hashToken(token);
}

/** Whether a host has signed in on a device before (behaviour 17.40). */
export async function isKnownDevice(
  { db, clock }: Pick<SessionServices, 'db' | 'clock'>,
  device: string,
  uid: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .select('host_uid')
    .where('token_hash', '=', device)
    .where('host_uid', '=', uid)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for the host with a username, if there is one. */
export async function isDeviceOf(
  { db, clock }: Pick<SessionServices, 'db' | 'clock'>,
  device: string | null,
  username: string,
): Promise<boolean> {
  if (device === null) return false;
  const row = await db
    .selectFrom('devices')
    .innerJoin('hosts', 'hosts.uid', 'devices.host_uid')
    .select('hosts.uid')
    .where('devices.token_hash', '=', device)
    .where('hosts.username', '=', username)
    .where('devices.expires_at', '>', clock())
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the Set-Cookie value. Replaces a token that this site has not issued: somebody else may know it. */
export async function rememberDevice(
  services: SessionServices,
  request: Request,
  uid: string,
): Promise<string> {
  const { db, clock, origin } = services;
  const now = clock();
  const shown = readToken(services, request);
  const token = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('devices').where('expires_at', '<=', now).execute();
    const given =
      shown !== null && (await isGivenOut(trx, hashToken(shown))) ? shown : createToken();
    await trx
      .insertInto('devices')
      .values({
        id: createId(),
        token_hash: hashToken(given),
        host_uid: uid,
        expires_at: now + deviceSeconds * 1000,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['token_hash', 'host_uid'])
          .doUpdateSet((row) => ({ expires_at: row.ref('excluded.expires_at') })),
      )
      .execute();
    return given;
  });
  return deviceCookie.write(origin, token);
}

async function isGivenOut(db: Db, device: string): Promise<boolean> {
  const query = db.selectFrom('devices').select('host_uid').where('token_hash', '=', device);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Forgets a host's devices except `keep`, once the password that was used there is replaced. */
export async function forgetDevicesOf(
  db: Db,
  uid: string,
  except: string | null = null,
): Promise<void> {
  const query = db.deleteFrom('devices').where('host_uid', '=', uid);
  await (except === null ? query : query.where('token_hash', '!=', except)).execute();
}
