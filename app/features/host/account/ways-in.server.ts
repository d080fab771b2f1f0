import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';

import { findIdentity } from '../identities/identities-store.server.ts';
import { findIdentitySource } from '../identities/identity-source.ts';
import type { IdentityProvider } from '../identities/provider.server.ts';
import { listPasskeyRows } from '../passkeys/passkey-store.server.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';

export interface WaysServices {
  origin: string;
  identityProvider: IdentityProvider | null;
  settings: { PASSWORD_SIGN_IN: boolean; FORWARD_AUTH_HEADER?: string | undefined };
}

/** How a host can log in on this server as it is set up. */
interface WaysIn {
  hasPassword: boolean;
  passkeys: number;
  isLinked: boolean;
}

/**
 * Locks the host's account until the end of the transaction, so that two requests cannot each take away what the other
 * leaves.
 */
export async function findWaysIn(trx: Db, services: WaysServices, uid: string): Promise<WaysIn> {
  const { origin, settings } = services;
  const account = trx.selectFrom('hosts').select('password_hash').where('uid', '=', uid);
  const row = await lockRows(trx, account).executeTakeFirst();
  const isOn = settings.PASSWORD_SIGN_IN;
  const issuer = findIdentitySource(services)?.issuer ?? '';
  return {
    hasPassword: isOn && row !== undefined && row.password_hash !== '',
    passkeys: isOn && findRelyingParty(origin) ? (await listPasskeyRows(trx, uid)).length : 0,
    isLinked: (await findIdentity(trx, { host_uid: uid, issuer })) !== null,
  };
}

/** Whether a host could not log in any more without it (behaviour 47.10). */
export function isOnlyWay({ hasPassword, passkeys, isLinked }: WaysIn, way: 'passkey' | 'linked') {
  if (hasPassword) return false;
  return way === 'passkey' ? passkeys <= 1 && !isLinked : passkeys === 0;
}
