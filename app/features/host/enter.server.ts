import type { Log } from '#app/platform/log.server.ts';
import { logInPath } from '#app/platform/paths.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { isLocked } from './account/account-lock.server.ts';
import { describeDevice } from './account/device-names.ts';
import type { HostServices } from './claim.server.ts';
import { rememberDevice } from './devices.server.ts';
import { createHostOf, findKnownHost } from './identities/open-host.server.ts';
import type { Vouched } from './identities/provider.server.ts';
import type { ProviderProblem } from './identities/schema.ts';
import { mayRegister } from './registration/may-register.server.ts';
import { toSafeRedirect } from './rules.ts';
import type { Host, Registration } from './schema.ts';
import { type RecordServices, recordHostEvent } from './security-events.server.ts';
import { type SignOutServices, endSession, startSession } from './sessions.server.ts';

export type EnterServices = HostServices &
  SignOutServices &
  RecordServices & { log: Log; settings: { REGISTRATION: Registration } };

interface Entering {
  request: Request;
  address: string;
  vouched: Vouched;
  /** Of a reverse proxy: the session counts only while it names the same. */
  proxyName?: string;
  /** The token of a registration link, or ''. */
  invited: string;
}

/**
 * Signs in the host whose identity it is. A new identity makes a host only where a new account may be created (behaviour
 * 46.1, 47.12). Returns Set-Cookie values.
 */
export async function enter(
  services: EnterServices,
  { request, address, vouched, proxyName, invited }: Entering,
): Promise<Result<string[], ProviderProblem>> {
  const device = describeDevice(request.headers.get('user-agent'));
  const known = await findKnownHost(services, vouched);
  if (known && (await isLocked(services.db, known.uid))) return fail('locked');
  const opened = known ? succeed(known) : await register(services, vouched, invited);
  if (!opened.ok) return opened;
  const host = opened.value;
  const event = known ? 'logged in with the provider' : 'account created';
  await recordHostEvent(services, event, host, { address, device });
  await endSession(services, request);
  const { provenAt: confirmedAt } = vouched;
  const session = { device, confirmedAt, proxyName: proxyName ?? null };
  return succeed([
    await startSession(services, host.uid, session),
    await rememberDevice(services, request, host.uid),
  ]);
}

async function register(
  services: EnterServices,
  vouched: Vouched,
  token: string,
): Promise<Result<Host, ProviderProblem>> {
  const allowed = await mayRegister(services, { token, uid: null });
  return allowed.ok ? createHostOf(services, vouched, allowed.value) : allowed;
}

/** The login that leads to `to`, with what went wrong. */
export function toLogInProblemPath(to: string | undefined, problem: ProviderProblem): string {
  return `${logInPath(toSafeRedirect(to))}&problem=${problem}`;
}
