import type { ReceivedBody } from '#app/platform/body-limit.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { type Result, fail } from '#app/platform/result.ts';

import { isLocked } from './account/account-lock.server.ts';
import { type EnterServices, enter } from './enter.server.ts';
import { findHostOf } from './identities/identities-store.server.ts';
import { vouchForProxyUser } from './identities/proxy-vouching.server.ts';
import type { ProviderProblem } from './identities/schema.ts';
import { proxyIssuer, readProxyUser } from './proxy-user.ts';
import { isMemberOf } from './rules.ts';
import type { Host, LogInTarget, RegistrationProblem } from './schema.ts';

interface OfferServices {
  db: Db;
  settings: { PASSWORD_SIGN_IN: boolean; FORWARD_AUTH_HEADER?: string | undefined };
}

/** The host whom the reverse proxy names in a request; null for nobody, and for somebody new. */
export async function findProxyHost(db: Db, request: Request): Promise<Host | null> {
  const subject = readProxyUser(request);
  return subject === null ? null : findHostOf(db, { issuer: proxyIssuer, subject });
}

interface ProxyArrival {
  request: Request;
  address: string;
  /** The token of a registration link, or ''. */
  invited: string;
}

/** Signs in whom the reverse proxy names (behaviour 47.15). Returns Set-Cookie values. */
export async function enterByProxy(
  services: EnterServices,
  { request, address, invited }: ProxyArrival,
): Promise<Result<string[], ProviderProblem>> {
  const proxyName = readProxyUser(request);
  if (proxyName === null) return fail('unnamed');
  const known = await findProxyHost(services.db, request);
  // An account is a row.
  if (!known && !(await services.limits.signUpsByAddress.allow(address))) return fail('too-many');
  const vouched = vouchForProxyUser(services, proxyName);
  return enter(services, { request, address, vouched, proxyName, invited });
}

/** Not after a form, a problem or a sign-out, and not where a recovery code is asked for. */
function mayCome({ request, visit }: Pick<Coming, 'request' | 'visit'>): boolean {
  const query = new URL(request.url).searchParams;
  const stays = ['stay', 'problem', 'mode'].some((name) => query.has(name));
  return request.method === 'GET' && visit.body.length === 0 && !stays;
}

interface Coming {
  request: Request;
  visit: ReceivedBody & { address: string };
  /** The invitation that the login is for. */
  target: LogInTarget | null;
}

/**
 * Signs in a host whom the reverse proxy names and whose account exists, unless it is locked or the login is for another
 * host's invitation. Null where nobody is signed in.
 */
export async function comeByProxy(
  services: EnterServices,
  { request, visit, target }: Coming,
): Promise<string[] | null> {
  if (!mayCome({ request, visit })) return null;
  const known = await findProxyHost(services.db, request);
  if (!known || (await isLocked(services.db, known.uid))) return null;
  const isTheirs =
    target === null || target.hostUid === known.uid || isMemberOf(target, known.username);
  if (!isTheirs) return null;
  const entered = await enterByProxy(services, { request, address: visit.address, invited: '' });
  return entered.ok ? entered.value : null;
}

interface ProxyOffer {
  /** Who may go on with a press; null for nobody. */
  proxyUser: string | null;
  /** Why nobody may where there is no other way to log in; else null. */
  problem: ProviderProblem | null;
}

interface Registering {
  /** Whether an account may be created here and now. */
  registering: Result<unknown, RegistrationProblem>;
  /** The screen says why not already. */
  isSaid: boolean;
}

/** What the login offers to whom the proxy names. */
export async function describeProxyUser(
  { db, settings }: OfferServices,
  request: Request,
  { registering, isSaid }: Registering,
): Promise<ProxyOffer> {
  if (settings.FORWARD_AUTH_HEADER === undefined) return { proxyUser: null, problem: null };
  const named = readProxyUser(request);
  const isKnown = (await findProxyHost(db, request)) !== null;
  if (named !== null && (isKnown || registering.ok)) return { proxyUser: named, problem: null };
  if (settings.PASSWORD_SIGN_IN) return { proxyUser: null, problem: null };
  if (named === null || registering.ok) return { proxyUser: null, problem: 'unnamed' };
  return { proxyUser: null, problem: isSaid ? null : registering.error };
}
