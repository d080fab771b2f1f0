import type { AccountServices } from '../account/handling.server.ts';
import { listPasskeys } from '../passkeys/keep-passkeys.server.ts';
import { listPasskeyRows } from '../passkeys/passkey-store.server.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import type { Host } from '../schema.ts';
import { listHostEvents } from '../security-events.server.ts';
import { listSessions, readSessionKey } from '../sessions.server.ts';
import type { AccountView } from './account-cards.tsx';
import type { Prover } from './is-it-you.tsx';

/** How a host can prove who they are. */
export async function findProver(
  { db, origin }: Pick<AccountServices, 'db' | 'origin'>,
  { uid, username }: Host,
): Promise<Prover> {
  const canUse = findRelyingParty(origin) !== null;
  return { username, mayUsePasskey: canUse && (await listPasskeyRows(db, uid)).length > 0 };
}

export async function loadAccount(
  services: AccountServices,
  request: Request,
  host: Host,
): Promise<AccountView> {
  const { uid, displayName } = host;
  return {
    prover: await findProver(services, host),
    name: displayName,
    passkeys: findRelyingParty(services.origin) ? await listPasskeys(services.db, uid) : null,
    sessions: await listSessions(services, uid, readSessionKey(services, request)),
    events: await listHostEvents(services.db, uid),
  };
}
