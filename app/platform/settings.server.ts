import * as v from 'valibot';

import {
  findForwardAuthContradictions,
  forwardAuthRows,
} from './settings/forward-auth-settings.server.ts';
import { findMailContradictions, mailRows } from './settings/mail-settings.server.ts';
import { findProviderContradictions, providerRows } from './settings/provider-settings.server.ts';
import { readSecret } from './settings/secret-files.server.ts';
import { onOff, signInRows } from './settings/sign-in-settings.server.ts';

const origin = v.pipe(
  v.string(),
  v.url('must be an address such as https://party.example.org'),
  v.transform((text) => new URL(text)),
  v.check((url) => url.protocol === 'http:' || url.protocol === 'https:', 'must be http or https'),
  v.check(
    (url) => url.pathname === '/' && !url.search && !url.hash && !url.username,
    'must be an origin only: no path, query or user',
  ),
  v.transform((url) => url.origin),
);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'must be a number from 0 to 65535'),
);

function number(min: number, max: number) {
  const fault = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, fault),
    v.transform(Number),
    v.minValue(min, fault),
    v.maxValue(max, fault),
  );
}

const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
);

function isBase(text: string): boolean {
  const url = URL.parse(text);
  return (url?.protocol === 'http:' || url?.protocol === 'https:') && !/[?#\s]/.test(text);
}

/** False when the origin holds a placeholder, because a content security policy could not name it. */
function isTileTemplate(text: string): boolean {
  const host = URL.parse(text)?.host ?? '{';
  const whole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  return /^https?:/.test(text) && whole && !/[{}\s;,]|%7B/i.test(host);
}

const withoutSlash = (text: string) => text.replace(/\/+$/, '');

/** Null when the service is off. */
const service = v.pipe(
  v.string(),
  v.check((text) => text === 'off' || isBase(text), 'must be off or an address without a query'),
  v.transform((text) => (text === 'off' ? null : withoutSlash(text))),
);

const tiles = v.pipe(
  v.string(),
  v.check(
    (text) => text === 'off' || isTileTemplate(text),
    'must be off or an address with {z}, {x} and {y} in its path',
  ),
  v.transform((text) => (text === 'off' ? null : text)),
);

/**
 * One row per setting, in the order of the README's table. `doc` is the text in the table and `.env.example`. A
 * `secret` value is never printed, and can be given by `NAME_FILE`.
 */
export const settingRows = [
  {
    name: 'PORT',
    default: '3000',
    schema: port,
    doc: 'Port to listen on; 0 takes any free one.',
  },
  {
    name: 'HOST',
    default: '127.0.0.1',
    schema: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    doc: 'Address to listen on. 0.0.0.0 opens it to the network.',
  },
  {
    name: 'DATA_DIR',
    default: './data',
    schema: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    doc: 'Folder of the embedded database.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    schema: v.optional(databaseUrl),
    secret: true,
    doc: 'postgres://… to use a PostgreSQL server instead of the embedded database.',
  },
  {
    name: 'DATABASE_POOL_SIZE',
    default: '10',
    schema: number(1, 1000),
    doc: 'Connections to PostgreSQL that this process opens at most.',
  },
  {
    name: 'DATABASE_CONNECT_TIMEOUT',
    default: '5',
    schema: number(1, 600),
    doc: 'Seconds a request waits for a connection to PostgreSQL before it is answered with 503.',
  },
  {
    name: 'DATABASE_QUERY_TIMEOUT',
    default: '10',
    schema: number(1, 3600),
    doc: 'Seconds that one statement may take in PostgreSQL; after that the response is a 503.',
  },
  {
    name: 'MIGRATION_BACKUP',
    default: 'on',
    schema: onOff,
    doc: 'off: no backup is written to the folder backups of DATA_DIR before a new release migrates the database.',
  },
  {
    name: 'APP_ORIGIN',
    default: '',
    schema: v.optional(origin),
    doc: 'The address people type, as https://party.example.org. Unset: http://localhost:PORT. Must be set behind a proxy.',
  },
  {
    name: 'TRUST_PROXY',
    default: 'off',
    schema: onOff,
    doc: 'on: take the visitor’s address from X-Forwarded-For (its last entry). Only behind a proxy of your own.',
  },
  {
    name: 'HSTS_SUBDOMAINS',
    default: 'off',
    schema: onOff,
    doc: 'on: browsers use https for every subdomain of APP_ORIGIN too, for a year. Only when all of them have it.',
  },
  {
    name: 'PAGE_CACHE_MB',
    default: '64',
    schema: number(0, 65536),
    doc: 'Size of a temporary file for guest pages that are ready to send; 0 renders each one anew.',
  },
  {
    name: 'MAX_CONNECTIONS',
    default: '10000',
    schema: number(1, 1_000_000),
    doc: 'Connections at a time; beyond it idle ones are closed, and new ones refused.',
  },
  {
    name: 'MAX_CONNECTIONS_PER_ADDRESS',
    default: '500',
    schema: number(1, 1_000_000),
    doc: 'Connections at a time of one network address; more are closed. Does not count with TRUST_PROXY=on, where all come from the proxy.',
  },
  {
    name: 'MAX_REQUESTS',
    default: '1000',
    schema: number(1, 1_000_000),
    doc: 'Requests handled at a time; beyond it the answer is 503 with Retry-After. Guest pages from the cache do not count.',
  },
  {
    name: 'METRICS_PORT',
    default: '',
    schema: v.optional(port),
    doc: 'Port of a second, plain listener that serves figures for Prometheus at /metrics. Unset: there are none.',
  },
  {
    name: 'METRICS_HOST',
    default: '127.0.0.1',
    schema: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    doc: 'Address of that listener. It has no access control, so never use a public address.',
  },
  ...signInRows,
  ...providerRows,
  ...forwardAuthRows,
  {
    name: 'RETENTION_DAYS',
    default: '',
    schema: v.optional(number(14, 36_500)),
    doc: 'Days after an event on which its guests and answers are deleted; its host is told 14 days before. Unset: they are kept.',
  },
  ...mailRows,
  {
    name: 'PHOTON_URL',
    default: 'https://photon.komoot.io',
    schema: service,
    doc: 'Photon server that completes addresses while a host types them; off switches it off.',
  },
  {
    name: 'NOMINATIM_URL',
    default: 'https://nominatim.openstreetmap.org',
    schema: service,
    doc: 'Nominatim server that finds a whole address, asked at most once a second; off switches it off.',
  },
  {
    name: 'MAP_TILES_URL',
    default: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    schema: tiles,
    doc: 'Map tiles of 256 pixels, loaded by the browsers of hosts and guests; off: no maps.',
  },
  {
    name: 'MAP_ATTRIBUTION',
    default: '© OpenStreetMap contributors',
    schema: v.string(),
    doc: 'The attribution on the map, as the provider of its tiles requires.',
  },
  {
    name: 'GOOGLE_MAPS_API_KEY',
    default: '',
    schema: v.optional(v.string()),
    secret: true,
    doc: 'A key for Google’s Places (New) and Geocoding: with it they find addresses in place of Photon and Nominatim. It stays on the server.',
  },
  {
    name: 'GEOCODE_DAILY_LIMIT',
    default: '',
    schema: v.optional(number(1, 100_000_000)),
    doc: 'Requests a day (UTC) to Google’s Places and Geocoding, of all processes together; beyond it addresses are used as typed. One visitor gets a tenth of them, at least 50. Unset: no limit.',
  },
  {
    name: 'GOOGLE_MAPS_URL',
    default: '',
    schema: v.optional(
      v.pipe(v.string(), v.check(isBase, 'must be an address'), v.transform(withoutSlash)),
    ),
    doc: 'Base address of a proxy for Google’s web services. Unset: Google’s own addresses.',
  },
  {
    name: 'GOOGLE_MAPS_BROWSER_KEY',
    default: '',
    schema: v.optional(
      v.pipe(v.string(), v.regex(/^[\w-]{10,200}$/, 'must be a key: letters, digits, - and _')),
    ),
    secret: true,
    doc: 'A second key, for the Maps JavaScript API: with it maps are Google’s own. Browsers see it, so restrict it to this site’s address. Needs GOOGLE_MAPS_API_KEY.',
  },
  {
    name: 'GOOGLE_MAPS_SCRIPT_URL',
    default: 'https://maps.googleapis.com/maps/api/js',
    schema: v.pipe(v.string(), v.check(isBase, 'must be an address without a query')),
    doc: 'Where browsers load the script of Google’s map from.',
  },
] as const;

type Row = (typeof settingRows)[number];

export type Settings = { [R in Row as R['name']]: v.InferOutput<R['schema']> };

export class SettingsError extends Error {}

function findMapContradictions(settings: Settings): string[] {
  const { GOOGLE_MAPS_API_KEY, GOOGLE_MAPS_BROWSER_KEY } = settings;
  if (!GOOGLE_MAPS_BROWSER_KEY) return [];
  if (!GOOGLE_MAPS_API_KEY) {
    return ['GOOGLE_MAPS_BROWSER_KEY must be set together with GOOGLE_MAPS_API_KEY'];
  }
  return GOOGLE_MAPS_BROWSER_KEY === GOOGLE_MAPS_API_KEY
    ? ['GOOGLE_MAPS_BROWSER_KEY must be another key than GOOGLE_MAPS_API_KEY: browsers see it']
    : [];
}

/**
 * Reads every setting from an environment; empty values count as unset. Throws one `SettingsError` that names each
 * invalid setting (behaviour 23.14).
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const entries = settingRows.map((row) => {
    const isSecret = 'secret' in row;
    const given = isSecret ? readSecret(row.name, env) : { text: env[row.name]?.trim() };
    if ('problem' in given) {
      problems.push(given.problem);
      return [row.name, undefined];
    }
    const text = given.text || row.default || undefined;
    const parsed = v.safeParse(row.schema, text);
    if (!parsed.success) {
      const shown = isSecret ? '' : `, not ${JSON.stringify(text)}`;
      problems.push(`${row.name} ${parsed.issues[0].message}${shown}`);
    }
    return [row.name, parsed.output];
  });
  const settings = Object.fromEntries(entries) as Settings;
  if (problems.length === 0) {
    problems.push(
      ...findProviderContradictions(settings),
      ...findForwardAuthContradictions(settings),
      ...findMapContradictions(settings),
      ...findMailContradictions(settings),
    );
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}
