import { generateKeyPairSync } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  type AdapterFactory,
  type AdapterPayload,
  type Configuration,
  Provider,
} from 'oidc-provider';

import * as addresses from '#app/platform/addresses.ts';

import type { Reply, Visitor } from './site.ts';

/** Somebody with an account at the provider. */
export interface Person {
  sub: string;
  preferred_username?: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

/** What the provider's endpoint for tokens is about to answer, which a test may change. */
export interface TokenAnswer {
  id_token?: unknown;
  access_token?: unknown;
}

export const secret = 'the-secret-of-a-client';

/** A real OpenID Connect provider with a client for each site. */
export interface OidcProvider extends AsyncDisposable {
  issuer: string;
  /** The settings of a site that is this client; its address is added by `register`. */
  settings: (client: string) => Record<string, string>;
  /** Tells the provider the address of a client's site. */
  register: (client: string, origin: string) => void;
  /** Who signs in there next; null for somebody who cancels. */
  person: Person | null;
  /** Whether the provider has asked somebody to sign in since it was last set to false. */
  hasAsked: boolean;
  /** Of every sign-in, in their order. */
  tokens: TokenAnswer[];
  /** Changes what the endpoint for tokens answers. */
  tamper: (answer: TokenAnswer) => void;
  /** Takes no connections, as when it is down. */
  stop: () => Promise<void>;
  /** At the same address again. */
  restart: () => Promise<void>;
}

function makeKeys() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' });
  return { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: 'k1' }] };
}

/** The library's own store in memory warns that it is none for production. */
function createAdapter(clients: Map<string, AdapterPayload>): AdapterFactory {
  const stored = new Map<string, AdapterPayload>();
  const findBy = async (key: 'uid' | 'userCode', value: string) =>
    [...stored.values()].find((payload) => payload[key] === value);
  return (kind) => ({
    async upsert(id, payload) {
      stored.set(`${kind} ${id}`, payload);
    },
    find: async (id) => (kind === 'Client' ? clients.get(id) : stored.get(`${kind} ${id}`)),
    findByUid: (uid) => findBy('uid', uid),
    findByUserCode: (code) => findBy('userCode', code),
    async consume(id) {
      const payload = stored.get(`${kind} ${id}`);
      if (payload) payload['consumed'] = 1;
    },
    async destroy(id) {
      stored.delete(`${kind} ${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [id, payload] of stored) if (payload.grantId === grantId) stored.delete(id);
    },
  });
}

function configure(
  persons: Map<string, Person>,
  clients: Map<string, AdapterPayload>,
): Configuration {
  return {
    adapter: createAdapter(clients),
    jwks: makeKeys(),
    cookies: { keys: ['signs the cookies of the provider'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({ ...persons.get(sub), sub }),
    }),
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    renderError(ctx, { error, error_description: text }) {
      ctx.type = 'text';
      ctx.body = `${error}: ${text}`;
    },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, IdToken: 600, AccessToken: 600 },
  };
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(resolve);
  });
}

/** Starts it on a free port. */
export async function startOidcProvider(): Promise<OidcProvider> {
  const clients = new Map<string, AdapterPayload>();
  const persons = new Map<string, Person>();
  const server = createServer((request, response) => void handle(request, response));
  const port = await listen(server);
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, configure(persons, clients));
  provider.use(async (ctx, next) => {
    await next();
    const { body } = ctx as { body: unknown };
    if (ctx.path !== '/token' || ctx.status !== 200) return;
    const answer = body as TokenAnswer;
    started.tokens.push({ ...answer });
    started.tamper(answer);
  });
  const endpoints = provider.callback();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return endpoints(request, response);
    const { person } = started;
    started.hasAsked = true;
    if (person) persons.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    return provider.interactionFinished(request, response, result);
  };
  const started: OidcProvider = {
    issuer,
    settings: (client) => ({
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client,
      ...(client !== 'public' && { OIDC_CLIENT_SECRET: secret }),
    }),
    register(client, origin) {
      clients.set(client, {
        client_id: client,
        redirect_uris: [origin + addresses.providerBack],
        ...(client === 'public'
          ? { token_endpoint_auth_method: 'none' }
          : { client_secret: secret, token_endpoint_auth_method: 'client_secret_basic' }),
      });
    },
    person: null,
    hasAsked: false,
    tokens: [],
    tamper() {},
    async stop() {
      await close(server);
    },
    async restart() {
      await listen(server, port);
    },
    async [Symbol.asyncDispose]() {
      await close(server);
    },
  };
  return started;
}

const mostSteps = 10;

/** A browser's cookies at the provider. */
export class AtProvider {
  readonly #cookies = new Map<string, string>();

  /** Follows redirects from an address at the provider to the first one elsewhere, and returns that. */
  async travel(from: string): Promise<string> {
    let address = from;
    for (let step = 0; step < mostSteps; step += 1) {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
      const text = await response.text();
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        this.#cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) throw new Error(`The provider answered ${response.status}: ${text}`);
      const next = new URL(location, address);
      if (next.origin !== new URL(from).origin) return next.href;
      address = next.href;
    }
    throw new Error('The provider redirects too often.');
  }
}

/** Begins a sign-in on the site; the address at the provider where it leads. */
export async function begin(visitor: Visitor, query = ''): Promise<string> {
  const { status, location } = await visitor.get(`${addresses.providerStart}${query}`);
  if (status !== 302 || location === null) throw new Error(`The sign-in answered ${status}.`);
  return location;
}

/** The path and query with which a browser comes back to the site. */
export function toReturn(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Signs in at the provider and comes back. */
export async function signInThere(
  visitor: Visitor,
  { query = '', there = new AtProvider() }: { query?: string; there?: AtProvider } = {},
): Promise<Reply> {
  return visitor.get(toReturn(await there.travel(await begin(visitor, query))));
}
