import type { Db } from '#app/platform/db/client.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import type * as source from '#server/start.ts';
import type { Adapters, Running } from '#server/start.ts';

import { type SiteDatabase, createSiteDatabase } from './site-database.ts';

// A variable, so that the type checker does not need the build.
const built = '#build/server/start.js';
const { start } = (await import(built)) as Pick<typeof source, 'start'>;

export interface Site extends Running {
  db: Db;
  /** The folder of the embedded database; empty on PostgreSQL. */
  dataDir: string;
  database: SiteDatabase;
  close(): Promise<void>;
  visitor(): Visitor;
}

/** A provider is off unless a test names a server of its own. */
export const offline = { PHOTON_URL: 'off', NOMINATIM_URL: 'off', MAP_TILES_URL: 'off' };

/** The clock starts six weeks before the fixtures' events. */
const offset = Date.UTC(2027, 4, 1) - Date.now();
const clock = () => Date.now() + offset;

/** For a database named by DATABASE_URL, which the test removes itself. */
const named: SiteDatabase = { env: {}, async write() {}, async remove() {} };

/** The built site over an empty database of this run's engine, or over another site's. Keeps its log. */
export async function openSite(
  env: Record<string, string> = {},
  { database, ...adapters }: Adapters & { database?: SiteDatabase } = {},
): Promise<Site> {
  const own = database ?? ('DATABASE_URL' in env ? named : await createSiteDatabase());
  const settings = readSettings({ PORT: '0', ...offline, ...own.env, ...env });
  const quiet = { info() {}, warn() {}, error() {} };
  const running = await start(settings, { log: quiet, clock, ...adapters });
  return {
    ...running,
    db: running.services.db,
    dataDir: own.env['DATA_DIR'] ?? '',
    database: own,
    async close() {
      await running.stop();
      if (!database) await own.remove();
    },
    visitor: () => new Visitor(running),
  };
}

export interface Reply {
  status: number;
  headers: Headers;
  location: string | null;
  text: string;
}

type Sent = { method?: string; headers?: Record<string, string>; body?: BodyInit | null };

/** Has a cookie jar, and sends requests as a browser does. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #url: string;

  constructor({ url }: Pick<Running, 'url'>) {
    this.#url = url;
  }

  get(target: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send(target, { headers: { 'sec-fetch-site': 'none', ...headers } });
  }

  /** Posts a form as a page of the site does. */
  post(target: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.send(target, {
      method: 'POST',
      headers: { origin: this.#url, ...headers },
      body: new URLSearchParams(fields),
    });
  }

  postJson(target: string, value: unknown, headers: Record<string, string> = {}) {
    return this.send(target, {
      method: 'POST',
      headers: { origin: this.#url, 'content-type': 'application/json', ...headers },
      body: typeof value === 'string' ? value : JSON.stringify(value),
    });
  }

  /** Reads only the head of a response that does not end. */
  async peek(target: string): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(target, this.#url), { headers: { cookie } });
    await response.body?.cancel();
    const { status, headers } = response;
    return { status, headers, location: null, text: '' };
  }

  /** The text of an event stream as it arrives. */
  async *follow(target: string, headers: Record<string, string> = {}): AsyncGenerator<string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = { headers: { cookie, ...headers } };
    const { body, status } = await fetch(new URL(target, this.#url), init);
    if (status !== 200 || !body) throw new Error(`The stream answered ${status}.`);
    yield* body.pipeThrough(new TextDecoderStream());
  }

  async send(target: string, { headers = {}, ...init }: Sent = {}): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(target, this.#url), {
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value.join('='));
  }
}
