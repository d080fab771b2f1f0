import * as oidc from 'openid-client';

import * as addresses from '#app/platform/addresses.ts';
import type { Clock } from '#app/platform/clock.ts';
import { readBoundedText } from '#app/platform/limits/bounded-response.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { isStorable, trimText } from '#app/platform/text.ts';

import { type ProviderStep, describeFault, judgeFault } from './provider-faults.server.ts';
import type { ProviderProblem } from './schema.ts';

const timeoutSeconds = 5;
const longestAnswer = 1_000_000;
const longestSubject = 255;
/** Less than the provider's clock and this one may differ. */
const toleratedSeconds = 30;

/** What one sign-in has to come back with. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Somebody whom the provider vouches for. */
export interface Vouched {
  issuer: string;
  subject: string;
  /**
   * When they proved to the provider who they are, in epoch milliseconds: now for a provider that never says. Null if
   * one that can say it does not (behaviour 47.11).
   */
  provenAt: number | null;
  findNames: () => Promise<VouchedNames>;
}

/** What the provider calls somebody; each may be ''. */
export interface VouchedNames {
  username: string;
  name: string;
}

export interface IdentityProvider {
  /** What hosts call it. */
  name: string;
  issuer: string;
  /**
   * The address at the provider where a sign-in begins. With `maxAge`, in seconds, it asks again whoever proved longer
   * ago who they are.
   */
  begin(checks: Checks, maxAge: number | null): Promise<Result<string, ProviderProblem>>;
  /** Judges the query with which the browser comes back, and exchanges its code. */
  finish(query: string, checks: Checks): Promise<Result<Vouched, ProviderProblem>>;
}

export interface ProviderServices {
  clock: Clock;
  log: Log;
  /** Known once the server listens. */
  origin: () => string;
}

const fetchBounded: oidc.CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  const { status, headers } = response;
  const text = await readBoundedText(response, longestAnswer);
  return new Response(text === '' ? null : text, { status, headers });
};

/**
 * Null where the settings name none. The provider is asked where its parts are each time somebody signs in, so that it
 * may be down when the server starts, and change its keys (behaviour 47.1).
 */
export function createIdentityProvider(
  settings: Settings,
  { clock, log, origin }: ProviderServices,
): IdentityProvider | null {
  const getReturnAddress = () => origin() + addresses.providerBack;
  const { OIDC_ISSUER: issuer, OIDC_NAME: name } = settings;
  if (issuer === undefined) return null;
  const attempt = async <Value>(step: ProviderStep, work: () => Promise<Value>) => {
    try {
      return succeed(await work());
    } catch (error) {
      const problem = judgeFault(step, error);
      log.warn('identity provider failed', { step, problem, reason: describeFault(error) });
      return fail(problem);
    }
  };
  const discover = () => attempt('discovery', () => configure(settings, issuer, clock));
  return {
    name,
    issuer,
    async begin(checks, maxAge) {
      const client = await discover();
      if (!client.ok) return client;
      return succeed(await buildAddress(client.value, getReturnAddress(), checks, maxAge));
    },
    async finish(query, { state, nonce, verifier }) {
      const client = await discover();
      if (!client.ok) return client;
      return attempt('answer', async () => {
        const url = new URL(getReturnAddress() + query);
        const expected = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        const tokens = await oidc.authorizationCodeGrant(client.value, url, expected);
        return toVouched(client.value, tokens, clock());
      });
    },
  };
}

async function buildAddress(
  client: oidc.Configuration,
  returnAddress: string,
  { state, nonce, verifier }: Checks,
  maxAge: number | null,
): Promise<string> {
  const { href } = oidc.buildAuthorizationUrl(client, {
    redirect_uri: returnAddress,
    scope: 'openid profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(maxAge !== null && { max_age: String(maxAge) }),
  });
  return href;
}

async function configure(
  { OIDC_CLIENT_ID: id = '', OIDC_CLIENT_SECRET: secret }: Settings,
  issuer: string,
  clock: Clock,
): Promise<oidc.Configuration> {
  const found = await oidc.discovery(new URL(issuer), id, undefined, undefined, {
    [oidc.customFetch]: fetchBounded,
    timeout: timeoutSeconds,
    execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
  });
  const server = found.serverMetadata();
  const metadata = {
    [oidc.clockSkew]: (clock() - Date.now()) / 1000,
    [oidc.clockTolerance]: toleratedSeconds,
  };
  const client = new oidc.Configuration(server, id, metadata, authenticate(server, secret));
  client[oidc.customFetch] = fetchBounded;
  client.timeout = timeoutSeconds;
  if (issuer.startsWith('http:')) oidc.allowInsecureRequests(client);
  oidc.enableNonRepudiationChecks(client);
  return client;
}

/** `client_secret_basic` is what a provider that names no method takes. */
function authenticate(server: oidc.ServerMetadata, secret: string | undefined): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(secret)
    : oidc.ClientSecretPost(secret);
}

function toVouched(
  client: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
  now: number,
): Vouched {
  const claims = tokens.claims();
  if (!claims || !isSubject(claims.sub)) throw new oidc.ClientError('the subject is no plain text');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    provenAt: readProvenAt(claims.auth_time, client.serverMetadata(), now),
    async findNames() {
      const own = readNames(claims);
      const isEnough = own.username !== '' && own.name !== '';
      if (isEnough || !client.serverMetadata().userinfo_endpoint) return own;
      return readNames({
        ...claims,
        ...(await oidc.fetchUserInfo(client, tokens.access_token, claims.sub)),
      });
    },
  };
}

function readProvenAt(seconds: unknown, server: oidc.ServerMetadata, now: number): number | null {
  if (typeof seconds === 'number') return Math.min(seconds * 1000, now);
  return server.claims_supported?.includes('auth_time') ? null : now;
}

function readNames(claims: Readonly<Record<string, unknown>>): VouchedNames {
  const read = (key: string) => {
    const text = claims[key];
    return typeof text === 'string' && isStorable(text) ? trimText(text) : '';
  };
  return { username: read('preferred_username') || read('nickname'), name: read('name') };
}

function isSubject(text: string): boolean {
  return text.length <= longestSubject && /^[ -~]+$/.test(text);
}
