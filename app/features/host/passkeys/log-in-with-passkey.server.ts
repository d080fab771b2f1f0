import { type Result, fail, succeed } from '#app/platform/result.ts';

import { toHost } from '../claim.server.ts';
import { findTargetProblem } from '../rules.ts';
import type { Host, LogInProblem, LogInTarget } from '../schema.ts';
import { findAccount } from '../store.server.ts';
import { type PasskeyServices, findNamedOwner, usePasskey } from './use-passkey.server.ts';

/** With a target, the passkey must be of the account that the invitation names (behaviour 37.2). */
export async function logInWithPasskey(
  services: PasskeyServices,
  text: string,
  target: LogInTarget | null,
): Promise<Result<{ host: Host; recoveryCode: null }, LogInProblem>> {
  const used = await usePasskey(services, 'log-in', text);
  if (!used.ok) return used;
  const account = await findAccount(services.db, { uid: used.value });
  if (!account) return fail('wrong-passkey');
  const problem = target && findTargetProblem(target, account.username);
  if (problem) return fail(problem);
  if (target && target.hostEmail?.trim() !== account.email) return fail('other-username');
  return succeed({ host: toHost(account), recoveryCode: null });
}

/** The username in a response, to record a failure; '' for none. */
export async function findNamedUsername({ db }: PasskeyServices, text: string): Promise<string> {
  const uid = await findNamedOwner(db, text);
  const account = uid === null ? null : await findAccount(db, { uid });
  return account?.username ?? '';
}
