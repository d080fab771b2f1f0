import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { Registration, RegistrationProblem } from '../schema.ts';
import { findLinkUse } from './registration-links.server.ts';

interface RegistrationServices {
  db: Db;
  clock: Clock;
  settings: { REGISTRATION: Registration };
}

/**
 * Whether a new account may be created, by whatever way somebody logs in, and the link that it uses up; null without
 * one (behaviour 46.1). `token` is '' without a link. An account's own link is no obstacle, because the form that made
 * it may be sent again.
 */
export async function mayRegister(
  { settings, ...services }: RegistrationServices,
  { token, uid }: { token: string; uid: string | null },
): Promise<Result<string | null, RegistrationProblem>> {
  if (settings.REGISTRATION === 'open') return succeed(null);
  if (settings.REGISTRATION === 'closed') return fail('registration-closed');
  if (token === '') return fail('registration-invited');
  const usedBy = await findLinkUse(services, token);
  const isOpen = usedBy === null || (usedBy !== undefined && usedBy === uid);
  return isOpen ? succeed(token) : fail('wrong-registration-link');
}
