import { getAccountPath } from '#app/platform/paths.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { describeDevice } from './account/device-names.ts';
import { type EnterServices, enter, toLogInProblemPath } from './enter.server.ts';
import { findHostOf } from './identities/identities-store.server.ts';
import { linkIdentity } from './identities/linking.server.ts';
import type { Vouched } from './identities/provider.server.ts';
import type { ProviderProblem } from './identities/schema.ts';
import {
  type SignIn,
  type SignInPurpose,
  type SignInServices,
  finishSignIn,
  forgetSignIn,
  readSignIn,
} from './identities/sign-ins.server.ts';
import { toSafeRedirect } from './rules.ts';
import { recordHostEvent } from './security-events.server.ts';
import { confirmedMs, findCurrentHost, noteConfirmed, readSessionKey } from './sessions.server.ts';

export type ComeBackServices = SignInServices & EnterServices;

interface Arrival {
  request: Request;
  address: string;
}

interface Led {
  to: string;
  /** Set-Cookie values. */
  cookies: string[];
}

/**
 * What follows when the browser comes back from the provider: where it is led, with a session or with a problem that
 * the screen says (behaviour 47.2, 47.6). Never throws.
 */
export async function comeBack(services: ComeBackServices, arrival: Arrival): Promise<Led> {
  const signIn = readSignIn(services, arrival.request);
  const led = await settle(services, arrival, signIn);
  if (led.ok) return led.value;
  const { address } = arrival;
  services.security.record('log-in with the provider refused', { address, problem: led.error });
  return { to: toProblemPath(signIn, led.error), cookies: [] };
}

/** The screen where the sign-in began, with what went wrong. */
export function toProblemPath(
  signIn: Pick<SignIn, 'purpose' | 'to'> | null,
  problem: ProviderProblem,
): string {
  return signIn === null || signIn.purpose === 'log-in'
    ? toLogInProblemPath(signIn?.to, problem)
    : `${getAccountPath('linked')}?problem=${problem}`;
}

async function settle(
  services: ComeBackServices,
  arrival: Arrival,
  signIn: SignIn | null,
): Promise<Result<Led, ProviderProblem>> {
  if (!signIn) return fail('lost');
  try {
    const vouched = await finishSignIn(services, { request: arrival.request, signIn });
    if (!vouched.ok) return vouched;
    const { invited } = signIn;
    const asked = { ...arrival, vouched: vouched.value, to: toSafeRedirect(signIn.to), invited };
    return await settlers[signIn.purpose](services, asked);
  } catch (error) {
    services.log.error('log-in with the provider failed', { error });
    return fail('unexpected');
  }
}

interface Asked extends Arrival {
  vouched: Vouched;
  to: string;
  /** The token of a registration link, or ''. */
  invited: string;
}

const settlers: Record<
  SignInPurpose,
  (services: ComeBackServices, asked: Asked) => Promise<Result<Led, ProviderProblem>>
> = { 'log-in': logIn, link, confirm };

async function logIn(
  services: ComeBackServices,
  { to, ...entering }: Asked,
): Promise<Result<Led, ProviderProblem>> {
  const entered = await enter(services, entering);
  return entered.ok
    ? succeed({ to, cookies: [...entered.value, forgetSignIn(services)] })
    : entered;
}

async function link(
  services: ComeBackServices,
  { request, address, vouched, to }: Asked,
): Promise<Result<Led, ProviderProblem>> {
  const host = await findCurrentHost(services, request);
  if (!host) return fail('lost');
  const linked = await linkIdentity(services, host.uid, vouched);
  if (!linked.ok) return linked;
  const device = describeDevice(request.headers.get('user-agent'));
  await recordHostEvent(services, 'provider linked', host, { address, device });
  return succeed({ to, cookies: [forgetSignIn(services)] });
}

/** A proof counts from when it was given at the provider (behaviour 47.11). */
async function confirm(
  services: ComeBackServices,
  { request, vouched, to }: Asked,
): Promise<Result<Led, ProviderProblem>> {
  const host = await findCurrentHost(services, request);
  const owner = await findHostOf(services.db, vouched);
  if (!host || host.uid !== owner?.uid) return fail('not-yours');
  const { provenAt } = vouched;
  if (provenAt === null || provenAt <= services.clock() - confirmedMs) return fail('unproven');
  await noteConfirmed(services, readSessionKey(services, request) ?? '', provenAt);
  return succeed({ to, cookies: [forgetSignIn(services)] });
}
