import { connect } from 'node:net';

import { beforeEach, describe, expect, test } from 'vitest';

import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { injections, nastyStrings, unstorableStrings } from '#tests/fixtures/nasty-strings.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { createNoLimits } from '#tests/setup/limits.ts';
import type { Reply, Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

const failures: unknown[] = [];
let names = 0;

const log = { info() {}, warn() {}, error: (...told: unknown[]) => void failures.push(told) };
useSite({}, { log, limits: createNoLimits() });
beforeEach(() => {
  failures.length = 0;
});

const newHost = () => logIn(site, `host-${names++}`);

const markup = Object.values(injections).filter((text) => /[<"]/.test(text));

/** A response to nasty text must not fail, contain markup or lead off the site. */
function faultsOf({ status, text, headers, location }: Reply): string[] {
  const page = headers.get('content-type')?.startsWith('text/html') ?? false;
  const policy = headers.get('content-security-policy') ?? '';
  const faults: [string, boolean][] = [
    [`status ${status}`, status >= 500],
    ['may be sniffed', headers.get('x-content-type-options') !== 'nosniff'],
    ['markup got through', page && markup.some((nasty) => text.includes(nasty))],
    ['a page without a policy', page && !policy.includes("script-src 'self'")],
    [`leads to ${location}`, location !== null && !/^\/(?![/\\])[!-~]*$/.test(location)],
  ];
  return faults.flatMap(([fault, there]) => (there ? [fault] : []));
}

async function faultsAt(visitor: Visitor, target: string): Promise<string[]> {
  const faults = faultsOf(await visitor.get(target));
  return faults.map((fault) => `${fault}: ${target}`);
}

test('two Host headers are refused, at pages from memory too (behaviour 22.15)', async () => {
  const { host } = await newHost();
  const id = await addEvent(site.db, { host });
  const ask = (hosts: string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(site.url).port), 'localhost');
      const lines = hosts.map((name) => `${name}: localhost`);
      const head = [`GET /guest/${id} HTTP/1.1`, ...lines, 'Connection: close'];
      let text = '';
      socket.setEncoding('utf8').on('data', (part: string) => (text += part));
      socket.on('end', () => resolve(text.split('\r\n', 1)[0] ?? '')).on('error', reject);
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
    });
  expect(await ask(['Host'])).toBe('HTTP/1.1 200 OK');
  expect(await ask(['Host', 'hOST'])).toBe('HTTP/1.1 400 Bad Request');
  expect(await ask(['Host', 'Host', 'Host'])).toBe('HTTP/1.1 400 Bad Request');
});

describe('an address', () => {
  const steps = [
    'eventName',
    'partyType',
    'theme',
    'dateTime',
    'activity',
    'invitee',
    'answers',
    'location',
    'confirmation',
  ];
  /** Every place in an address that accepts text; `%s` stands for it. */
  const places = [
    '/%s',
    '/guest/%s',
    '/guest/%s/card.png',
    '/guest/{id}/%s',
    '/guest/{id}?g=%s',
    '/guest/{id}?%s',
    '/host/events/%s',
    '/host/events/%s.data',
    '/host/events/{id}?page=%s',
    '/host/events/{id}?find=%s&show=%s',
    '/api/guests/{id}?find=%s',
    '/api/live/%s',
    '/host/events?%s=1',
    '/hostLogIn?redirect=%s',
    '/hostLogIn?redirect=/host/events/%s',
    '/hostLogIn?redirect=/theme?invite=%s',
    '/hostLogIn?mode=%s',
    '/confirm?%s',
    '/embed/map?q=%s',
    '/api/places?q=%s',
    '/api/places?address=%s',
    '/health?%s',
    '/logOut?redirect=%s',
    '/assets/%s',
    '/__manifest?paths=%s&version=1',
    '/confirm.data?_routes=%s',
    ...steps.flatMap((step) => [`/${step}?invite=%s`, `/${step}.data?invite=%s`]),
  ];
  const rawCodes = [
    '%',
    '%00',
    '%ff%fe',
    '%E0%A4%A',
    '%ED%A0%80',
    '%2e%2e%2f',
    '%252e',
    '+',
    '..;/',
  ];
  const codes = [...nastyStrings.map((text) => encodeURIComponent(text)), ...rawCodes];

  test.each(places)('%s with nasty text fails nowhere and reflects nothing', async (place) => {
    const host = await newHost();
    const id = await addEvent(site.db, { host: host.host });
    const faults: string[] = [];
    for (const code of codes) {
      const target = place.replace('{id}', id).replace('%s', code);
      faults.push(...(await faultsAt(site.visitor(), target)));
      faults.push(...(await faultsAt(host.visitor, target)));
    }
    expect([...faults, ...failures]).toEqual([]);
  });

  test('with a nasty cookie is an address without one (behaviour 22.6)', async () => {
    const { host } = await newHost();
    const id = await addEvent(site.db, { host });
    const coded = nastyStrings.map((text) => encodeURIComponent(text));
    const wrapped = nastyStrings.map((text) =>
      encodeURIComponent(Buffer.from(JSON.stringify(text)).toString('base64')),
    );
    for (const value of [...coded, ...wrapped, ...rawCodes, 'x'.repeat(4000), 'bnVsbA==', 'e30=']) {
      const visitor = site.visitor();
      visitor.cookies.set('festoon.session', value);
      visitor.cookies.set('festoon.guest', value);
      expect((await visitor.get(getGuestPath(id))).status).toBe(200);
      expect((await visitor.get('/host/events')).status).toBe(302);
    }
    expect(failures).toEqual([]);
  });

  test('takes no other method than its own (behaviour 22.7)', async () => {
    const { host } = await newHost();
    const id = await addEvent(site.db, { host });
    const [token = ''] = await listTokens(site.db, id);
    const paths = [
      '/',
      '/confirm',
      `${getGuestPath(id)}?g=${token}`,
      '/hostLogIn',
      '/logOut',
      '/health',
    ];
    for (const path of [...paths, getDashboardPath(id), '/host/events', '/theme', '/nowhere']) {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const headers = { origin: site.url, 'content-type': 'application/json' };
        const answer = await site.visitor().send(path, { method, headers });
        expect(faultsOf(answer)).toEqual([]);
      }
    }
    expect(failures).toEqual([]);
  });
});

test('the login takes anything as username, password and code, and says why not (behaviour 22.6)', async () => {
  for (const text of [...nastyStrings, ...unstorableStrings]) {
    for (const mode of ['sign-in', 'sign-up', 'recover', text]) {
      const fields = { mode, username: text, password: text, code: text, attempt: text };
      const answer = await site.visitor().post('/hostLogIn', fields);
      expect(faultsOf(answer)).toEqual([]);
    }
  }
  expect(failures).toEqual([]);
});
