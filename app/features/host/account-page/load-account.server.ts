import type { AccountServices } from '../account/handling.server.ts';
import { listPasskeys } from '../passkeys/keep-passkeys.server.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import type { Host } from '../schema.ts';
import { listHostEvents } from '../security-events.server.ts';
import { listSessions, readSessionKey } from '../sessions.server.ts';
import type { AccountView } from './account-cards.tsx';

export async function loadAccount(
  services: AccountServices,
  request: Request,
  { uid, username, displayName }: Host,
): Promise<AccountView> {
  return {
    username,
    name: displayName,
    passkeys: findRelyingParty(services.origin) ? await listPasskeys(services.db, uid) : null,
    sessions: await listSessions(services, uid, readSessionKey(services, request)),
    events: await listHostEvents(services.db, uid),
  };
}
