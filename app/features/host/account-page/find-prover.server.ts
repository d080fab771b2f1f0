import type { AccountServices } from '../account/handling.server.ts';
import { findIdentity } from '../identities/identities-store.server.ts';
import { listPasskeyRows } from '../passkeys/passkey-store.server.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import type { Host } from '../schema.ts';
import { findAccount } from '../store.server.ts';
import type { Prover } from './is-it-you.tsx';

type ProverServices = Pick<AccountServices, 'db' | 'origin' | 'identityProvider'>;

/** How a host can prove who they are: at the provider only who has no password (behaviour 47.11). */
export async function findProver(
  { db, origin, identityProvider }: ProverServices,
  { uid, username }: Host,
): Promise<Prover> {
  const canUse = findRelyingParty(origin) !== null;
  const mayUsePasskey = canUse && (await listPasskeyRows(db, uid)).length > 0;
  const account = await findAccount(db, { uid });
  const hasPassword = account?.passwordHash !== '';
  const issuer = identityProvider?.issuer ?? '';
  const isLinked = !hasPassword && (await findIdentity(db, { host_uid: uid, issuer })) !== null;
  const provider = isLinked ? (identityProvider?.name ?? null) : null;
  return { username, hasPassword, mayUsePasskey, provider };
}
