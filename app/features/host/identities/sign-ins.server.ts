import * as v from 'valibot';

import { defineCookie } from '#app/platform/cookie.server.ts';
import { createStrongToken, createToken } from '#app/platform/ids.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { HostServices } from '../claim.server.ts';
import { createChallenge, takeChallenge } from '../passkeys/challenges.server.ts';
import {
  type SessionServices,
  confirmedMs,
  readSessionKey,
  tokenText,
} from '../sessions.server.ts';
import type { IdentityProvider, Vouched } from './provider.server.ts';
import type { ProviderProblem } from './schema.ts';

/** Longer than a sign-in is valid, so that one that took too long still leads back to where it began. */
const cookieSeconds = 24 * 60 * 60;

const purpose = v.picklist(['log-in', 'link', 'confirm']);

export type SignInPurpose = v.InferOutput<typeof purpose>;

const signInSchema = v.object({
  purpose,
  state: tokenText,
  nonce: tokenText,
  verifier: tokenText,
  /** Where it leads in the end. */
  to: v.pipe(v.string(), v.maxLength(2000)),
  /** The token of a registration link, or ''. */
  invited: tokenText,
});

export type SignIn = v.InferOutput<typeof signInSchema>;

/** Keeps a sign-in to the browser in which it began. */
const signInCookie = defineCookie('festoon.provider', {
  prefix: '__Host-',
  seconds: cookieSeconds,
  schema: signInSchema,
});

export type SignInServices = HostServices &
  SessionServices & { identityProvider: IdentityProvider | null };

/** A session's link or confirmation counts in no other. */
function toPurpose(services: SessionServices, request: Request, of: SignInPurpose) {
  const key = of === 'log-in' ? '' : (readSessionKey(services, request) ?? '');
  return `provider ${of} ${key}` as const;
}

const toLinkPurpose = (key: string) => `provider ask-link ${key}` as const;

/** For a session whose host has just proved who they are: begins one link, so that no other site can (behaviour 47.9). */
export function createLinkToken(services: HostServices, sessionKey: string): Promise<string> {
  return createChallenge(services, toLinkPurpose(sessionKey));
}

/** True once for each token, in its session. */
export function takeLinkToken(
  services: SignInServices,
  request: Request,
  token: string,
): Promise<boolean> {
  const key = readSessionKey(services, request) ?? '';
  return takeChallenge(services, toLinkPurpose(key), token);
}

interface Begun {
  /** At the provider. */
  url: string;
  cookie: string;
}

interface Beginning {
  request: Request;
  address: string;
  purpose: SignInPurpose;
  /** Where it leads in the end. */
  to: string;
  /** The token of a registration link, or ''. */
  invited?: string;
}

/** Begins a sign-in at the provider, which is valid once, in this browser and for thirty minutes (behaviour 47.5). */
export async function beginSignIn(
  services: SignInServices,
  { request, address, purpose: of, to, invited = '' }: Beginning,
): Promise<Result<Begun, ProviderProblem>> {
  const { identityProvider, limits, origin } = services;
  if (!identityProvider) return fail('misconfigured');
  if (!(await limits.challengesByAddress.allow(address))) return fail('too-many');
  const state = await createChallenge(services, toPurpose(services, request, of));
  const checks = { state, nonce: createToken(), verifier: createStrongToken() };
  const url = await identityProvider.begin(checks, of === 'confirm' ? confirmedMs / 1000 : null);
  if (!url.ok) return url;
  return succeed({
    url: url.value,
    cookie: signInCookie.write(origin, { ...checks, purpose: of, to, invited }),
  });
}

/** What this browser has begun, valid or not; null if nothing. */
export function readSignIn({ origin }: SessionServices, request: Request): SignIn | null {
  return signInCookie.read(origin, request.headers.get('cookie'));
}

/** A forged answer uses nothing up; any other one ends the sign-in, so that none is accepted twice (behaviour 47.5). */
export async function finishSignIn(
  services: SignInServices,
  { request, signIn }: { request: Request; signIn: SignIn },
): Promise<Result<Vouched, ProviderProblem>> {
  const { identityProvider } = services;
  const { search, searchParams } = new URL(request.url);
  if (!identityProvider || searchParams.get('state') !== signIn.state) return fail('lost');
  const isOpen = await takeChallenge(
    services,
    toPurpose(services, request, signIn.purpose),
    signIn.state,
  );
  return isOpen ? identityProvider.finish(search, signIn) : fail('lost');
}

/** Returns the Set-Cookie value that forgets a sign-in which is over. */
export function forgetSignIn({ origin }: SessionServices): string {
  return signInCookie.clear(origin);
}
