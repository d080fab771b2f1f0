// `npm run attacks [NAME]`: measures what it costs the built server to refuse each attack, or those with this name.
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openDatabase } from '#app/platform/db/client.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { makeFullEventFile } from '#tests/fixtures/full-event-file.ts';
import { addEvent } from '#tests/setup/events.ts';
import { spawnServer } from '#tests/setup/server-process.ts';

import { behindProxy, guessPassword } from './guessing.ts';
import { forgeCookie, makeOddCookies, viewMany } from './guest-views.ts';
import { heavyWork, workHard } from './heavy-hosts.ts';
import { holdIdle, holdUploads } from './held-connections.ts';
import { holdStreams } from './live-streams.ts';
import { floodMail, makeMailFolder } from './mail-flood.ts';
import { uploadBombs } from './picture-bombs.ts';
import { askForResets, nameTwoHosts } from './requests.ts';
import { exportFormulas } from './spreadsheet.ts';
import { type Usage, measureUsage } from './usage.ts';

const fields = 'a&'.repeat(524_287);
const emptyActivities = `{"eventName":"x","activities":[${'{},'.repeat(346_000)}{}]}`;
const deep = `{"eventName":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;

interface Target {
  pid: number;
  url: string;
  dataDir: string;
  /** Returns the cookie of a new host. */
  signUp: (username: string) => Promise<string>;
  cookie: string;
  guestPage: string;
  /** Where the server's mail is written. */
  folder: string;
}

interface Attack {
  name: string;
  env?: Record<string, string>;
  /** Returns what to print. */
  run: (target: Target) => Promise<string>;
}

interface Post {
  target: string;
  body: string;
  type?: string;
  cookie?: string;
}

function send(url: string, { target, body, type, cookie = '' }: Post) {
  const headers = {
    origin: url,
    cookie,
    'content-type': type ?? 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise<{ status: number; cookie: string; text: string }>((resolve, reject) => {
    const options = { method: 'POST', headers, agent: false };
    const request = http.request(new URL(target, url), options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('end', () => {
        const [line = ''] = response.headers['set-cookie'] ?? [];
        const [kept = ''] = line.split(';');
        resolve({ status: response.statusCode ?? 0, cookie: kept, text });
      });
    });
    request.on('error', reject).end(body);
  });
}

const json = 'application/json';

async function statusOf(url: string, post: Post): Promise<string> {
  return send(url, post).then(
    ({ status }) => `status ${status}`,
    (error: NodeJS.ErrnoException) => String(error.code),
  );
}

/** Returns the answers, and what the list of events says afterwards. */
async function importPoison(url: string, cookie: string): Promise<string> {
  const file = makeFullEventFile(Date.now());
  const body = JSON.stringify({ ...file, factsVersion: Number.MAX_SAFE_INTEGER });
  const post = { target: '/host/import.data', body, type: json, cookie };
  const answers = await Promise.all(Array.from({ length: 20 }, () => statusOf(url, post)));
  const { status } = await fetch(new URL('/host/events', url), { headers: { cookie } });
  return `${[...new Set(answers)].join(', ')}; the list of events: ${status}`;
}

const attacks: Attack[] = [
  {
    name: 'half a million fields to the login',
    run: ({ url }) => statusOf(url, { target: '/hostLogIn', body: fields }),
  },
  {
    name: 'half a million fields to /logOut',
    run: ({ url }) => statusOf(url, { target: '/logOut', body: fields }),
  },
  {
    name: 'half a million fields to a guest page',
    run: ({ url, guestPage }) => statusOf(url, { target: guestPage, body: fields }),
  },
  {
    name: '346,001 empty activities, signed out',
    run: ({ url }) => statusOf(url, { target: '/confirm', body: emptyActivities, type: json }),
  },
  {
    name: '346,001 empty activities, signed in',
    run: ({ url, cookie }) =>
      statusOf(url, { target: '/confirm', body: emptyActivities, type: json, cookie }),
  },
  {
    name: 'a list 500,000 deep, signed in',
    run: ({ url, cookie }) => statusOf(url, { target: '/confirm', body: deep, type: json, cookie }),
  },
  {
    name: '20 imports with numbers that nothing can count or show',
    run: ({ url, cookie }) => importPoison(url, cookie),
  },
  {
    name: '1,000 views of a guest page without a cookie',
    run: ({ url, guestPage }) => viewMany(url, guestPage),
  },
  {
    name: '1,000 views of a guest page with forged cookies',
    run: ({ url, guestPage }) => viewMany(url, guestPage, forgeCookie),
  },
  {
    name: '1,000 views of a guest page with cookies that nobody would type',
    run: ({ url, guestPage }) => viewMany(url, guestPage, makeOddCookies()),
  },
  {
    name: '54 pictures that unpack to gigabytes',
    run: uploadBombs,
  },
  ...Object.keys(heavyWork).flatMap((name) =>
    [1, 12].map((times) => ({
      name: `${times} × ${name}`,
      run: (target: Target) => workHard(target, name, times),
    })),
  ),
  { name: '9,500 guests whose names are formulas', run: exportFormulas },
  { name: '500 uploads without their last byte', run: ({ url }) => holdUploads(url, 500) },
  { name: '10,400 idle connections', run: ({ url }) => holdIdle(url, 10_400) },
  { name: '1,500 mails of three fresh accounts', run: floodMail },
  {
    name: '400 guesses of one password from as many addresses',
    env: behindProxy,
    run: guessPassword,
  },
  {
    name: '1,000 links for a new password, asked for by as many strangers',
    env: behindProxy,
    run: askForResets,
  },
  { name: '1,000 requests that name two hosts', run: nameTwoHosts },
  { name: '5,040 live streams from ten addresses', env: behindProxy, run: holdStreams },
];

/** A server for each attack, since memory is seldom given back. */
async function measure({ env, run }: Attack): Promise<[string, Usage, Usage]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'festoon-attack-'));
  const guestPage = await addInvite(dataDir);
  const offline = { PHOTON_URL: 'off', NOMINATIM_URL: 'off', MAP_TILES_URL: 'off' };
  const mail = await makeMailFolder();
  const { folder } = mail;
  const server = spawnServer({ DATA_DIR: dataDir, ...offline, ...mail.env, ...env });
  try {
    const url = await server.serving;
    const pid = server.child.pid ?? 0;
    const target = await prepare(url, { pid, dataDir, guestPage, folder });
    const before = measureUsage(pid);
    const seen = await run(target);
    return [seen, before, measureUsage(pid)];
  } finally {
    server.child.kill('SIGKILL');
    await server.exited;
    await rm(dataDir, { recursive: true });
    await mail.remove();
  }
}

async function addInvite(dataDir: string): Promise<string> {
  const db = await openDatabase({ DATA_DIR: dataDir });
  const id = await addEvent(db);
  await db.destroy();
  return getGuestPath(id);
}

async function prepare(
  url: string,
  known: Pick<Target, 'pid' | 'dataDir' | 'guestPage' | 'folder'>,
): Promise<Target> {
  const signUp = async (username: string) => {
    const body = `username=${username}&password=secret&mode=sign-up`;
    return (await send(url, { target: '/hostLogIn', body })).cookie;
  };
  const cookie = await signUp('host');
  // Until the code for a page is compiled, the figures are the compiler's.
  await viewMany(url, known.guestPage);
  return { url, cookie, signUp, ...known };
}

const wanted = process.argv[2] ?? '';
for (const attack of attacks.filter(({ name }) => name.includes(wanted))) {
  const [seen, before, after] = await measure(attack);
  const cpu = (after.cpuSeconds - before.cpuSeconds).toFixed(2);
  const memory = (after.peakMegabytes - before.residentMegabytes).toFixed(0);
  console.log(`${attack.name}: ${cpu} s of CPU, ${memory} MB more at most; ${seen}`);
}
process.exit(0);
