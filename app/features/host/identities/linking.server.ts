import { isUniqueViolation } from '#app/platform/db/dialects.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { findHostOf, insertIdentity } from './identities-store.server.ts';
import { type OpenServices, findNames, nameThere } from './open-host.server.ts';
import type { Vouched } from './provider.server.ts';
import type { ProviderProblem } from './schema.ts';

/**
 * Lets a host log in as somebody at the provider. An identity of another host stays theirs, and a host has one at each
 * provider: unique indexes decide (behaviour 47.9).
 */
export async function linkIdentity(
  services: OpenServices,
  uid: string,
  vouched: Vouched,
): Promise<Result<null, ProviderProblem>> {
  const { db, clock } = services;
  const { issuer, subject } = vouched;
  const now = clock();
  try {
    await insertIdentity(db, {
      id: createId(),
      issuer,
      subject,
      host_uid: uid,
      name: nameThere(await findNames(services, vouched)),
      created_at: now,
      used_at: now,
    });
    return succeed(null);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const owner = await findHostOf(db, vouched);
    if (owner?.uid === uid) return succeed(null);
    return fail(owner ? 'other-host' : 'linked');
  }
}
