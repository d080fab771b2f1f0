import { readdirSync } from 'node:fs';
import http from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { collectHangUpErrors } from '#tests/setup/hang-up.ts';
import { hostCatalogs } from '#tests/setup/host-catalogs.ts';
import { sendRaw } from '#tests/setup/raw-request.ts';
import { openSite } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();

const assets = readdirSync('build/client/assets');
const script = `/assets/${assets.find((name) => /^framework-.*\.js$/.test(name))}`;
const font = `/assets/${assets.find((name) => name.endsWith('.woff2'))}`;

const send = (target: string, options: http.RequestOptions = {}, body = '') =>
  sendRaw(site.url, target, options, body);

const withoutNonce = (page: Buffer) => page.toString().replaceAll(/nonce="[^"]*"/g, '');

function nonceOf(policy: string | null): string {
  return /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? '';
}

describe('what every page carries', () => {
  test('a page comes with the security headers and a policy without inline scripts (behaviour 23.7)', async () => {
    const { headers } = await site.visitor().get('/eventName');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}'(;|$)/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("base-uri 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test('every script of a page carries the nonce, which no two answers share (behaviour 23.7)', async () => {
    const answers = [
      await site.visitor().get('/eventName'),
      await site.visitor().get('/eventName'),
    ];
    const nonces = answers.map(({ headers }) => nonceOf(headers.get('content-security-policy')));
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { text }] of answers.entries()) {
      const tags = text.match(/<script\b[^>]*>/g) ?? [];
      expect(tags.length).toBeGreaterThan(0);
      for (const tag of tags) expect(tag).toContain(`nonce="${nonces[index]}"`);
    }
  });

  test('a site reached over https tells browsers to stay there (behaviour 23.8)', async () => {
    const secure = await openSite({ APP_ORIGIN: 'https://party.example.org' });
    const { headers } = await secure.visitor().get('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.close();
  });

  test('and for its subdomains, if it is set so (behaviour 23.8)', async () => {
    const env = { APP_ORIGIN: 'https://party.example.org', HSTS_SUBDOMAINS: 'on' };
    const secure = await openSite(env);
    const { headers } = await secure.visitor().get('/');
    const value = 'max-age=31536000; includeSubDomains';
    expect(headers.get('strict-transport-security')).toBe(value);
    await secure.close();
  });

  test.each(['/', '/_root.data', '/no/such/page'])(
    '%s is compressed for a browser that takes it',
    async (target) => {
      const plain = await send(target);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.vary).toContain('Accept-Encoding');
      const decoders = { gzip: gunzipSync, br: brotliDecompressSync };
      for (const encoding of ['gzip', 'br'] as const) {
        const answer = await send(target, { headers: { 'accept-encoding': encoding } });
        expect(answer.status).toBe(plain.status);
        expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
        expect(answer.headers.vary).toContain('Accept-Encoding');
        const small = plain.body.length < 1024;
        expect(answer.headers['content-encoding']).toBe(small ? undefined : encoding);
        const body = small ? answer.body : decoders[encoding](answer.body);
        expect(withoutNonce(body)).toBe(withoutNonce(plain.body));
      }
    },
  );

  test('HEAD answers as GET does, without a body', async () => {
    const { status, headers, body } = await send('/', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toHaveLength(0);
  });

  test('the data of a page is not kept either', async () => {
    const answer = await site.visitor().get('/_root.data');
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('cache-control')).toMatch(/no-cache|no-store/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('assets', () => {
  test('a script is sent as brotli, may be kept for ever and is what it was (behaviour 23.9)', async () => {
    const plain = await send(script);
    const brotli = await send(script, {
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    });
    expect(brotli.status).toBe(200);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-type']).toMatch(/^text\/javascript/);
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers['x-content-type-options']).toBe('nosniff');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('a browser without brotli gets gzip (behaviour 23.9)', async () => {
    const { headers } = await send(script, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('HEAD on a script names its type and length', async () => {
    const { status, headers, body } = await send(script, { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    expect(body).toHaveLength(0);
  });

  test('a font keeps its type', async () => {
    expect((await send(font)).headers['content-type']).toBe('font/woff2');
  });

  test('the icon is served and kept for a day', async () => {
    const { status, headers } = await send('/favicon.svg');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  test.each([
    '/assets/../../package.json',
    '/assets/../server/main.js',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets//etc/passwd',
    '/assets/%00',
    '/server/main.js',
  ])('%s leads nowhere', async (target) => {
    const { status, body } = await send(target);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('festoon"');
  });
});

describe('addresses and methods that do not exist', () => {
  test('an unknown address gets a page that says so (behaviour 1.15)', async () => {
    const { status, text } = await site.visitor().get('/no/such/page');
    expect(status).toBe(404);
    expect(text).toContain('We can’t find this page');
  });

  test.each(['/%ZZ', '/%', '/%E0%A4%A', '/guest/%ff'])('%s is called damaged', async (target) => {
    const { status, body } = await send(target);
    expect(status).toBe(400);
    expect(body.toString()).toContain('This address is damaged.');
  });

  test('a form sent to a page that takes none is refused', async () => {
    const { status } = await send('/health', { method: 'POST', headers: { origin: site.url } });
    expect(status).toBe(405);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused',
    async (method) => {
      const { status, headers } = await send('/', { method, headers: { origin: site.url } });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD, POST');
    },
  );

  test('a request without a Host is refused and leaves the server well', async () => {
    const { hostname, port } = new URL(site.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.setEncoding('utf8').on('data', (part: string) => (text += part));
      socket.on('close', () => resolve(text)).on('error', reject);
      socket.end('GET / HTTP/1.1\r\n\r\n');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect((await send('/health')).status).toBe(200);
  });
});

describe('what is refused before a site has it', () => {
  const german = { 'accept-language': 'de-AT,en;q=0.5' };
  const { de, pl } = hostCatalogs;

  test('is said in the language of the browser, or of the device (behaviour 49.87)', async () => {
    const refusals = [
      ['/eventName', { method: 'PUT', headers: german }, 405, 'Method Not Allowed'],
      [
        '/%ZZ',
        { headers: german },
        400,
        'This address is damaged. Please check it, or ask for the link again.',
      ],
    ] as const;
    for (const [target, options, status, text] of refusals) {
      const reply = await send(target, options);
      expect([reply.status, reply.body.toString()]).toEqual([status, de[text]]);
      expect(reply.headers['content-language']).toBe('de');
    }
    const cookie = `festoon.language=${Buffer.from('"pl"').toString('base64')}`;
    const foreign = await send('/logOut', { method: 'POST', headers: { ...german, cookie } });
    expect(foreign.status).toBe(403);
    expect(Object.values(pl)).toContain(foreign.body.toString());
    expect(foreign.headers['content-language']).toBe('pl');
  });

  test('is at a guest’s address in the language that it names, never in the browser’s (behaviour 49.87)', async () => {
    const put = { method: 'PUT', headers: german };
    const named = await send('/guest/abc?lang=pl', put);
    expect([named.status, named.body.toString()]).toEqual([405, pl['Method Not Allowed']]);
    const plain = await send('/guest/abc', put);
    expect([plain.status, plain.body.toString()]).toEqual([405, 'Method Not Allowed']);
  });
});

describe('where a form may come from', () => {
  const foreign: [string, Record<string, string>][] = [
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['nowhere', {}],
    ['a page of another site, by its Referer', { referer: 'https://evil.example/form' }],
    ['a Referer that is none', { referer: 'nonsense' }],
    ['a name that begins like ours', { origin: 'http://localhost.evil.example' }],
  ];
  test.each(foreign)('a form from %s is refused', async (_from, headers) => {
    const { status, body } = await send('/logOut', { method: 'POST', headers });
    expect(status).toBe(403);
    expect(body.toString()).toContain('APP_ORIGIN');
  });

  test('a form of this site passes, known by its Origin or its Referer (behaviour 22.3)', async () => {
    const own = [{ origin: site.url }, { referer: `${site.url}/confirm` }];
    for (const headers of own) {
      expect((await send('/health', { method: 'POST', headers })).status).toBe(405);
    }
  });

  test('with APP_ORIGIN only that address counts', async () => {
    const proxied = await openSite({ APP_ORIGIN: 'https://party.example.org' });
    const status = async (origin: string) =>
      (await proxied.visitor().post('/health', {}, { origin })).status;
    expect(await status('https://party.example.org')).toBe(405);
    expect(await status(proxied.url)).toBe(403);
    await proxied.close();
  });

  test('a refusal names the security headers too', async () => {
    const { headers } = await send('/logOut', { method: 'POST' });
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('long requests', () => {
  test('an endless body is cut off', async () => {
    const { hostname, port } = new URL(site.url);
    const sent = await new Promise<number>((resolve) => {
      let bytes = 0;
      const headers = { origin: site.url, 'transfer-encoding': 'chunked' };
      const request = http.request({ hostname, port, path: '/health', method: 'POST', headers });
      const chunk = Buffer.alloc(64 * 1024);
      const pour = () => {
        while (!request.destroyed && request.write(chunk)) bytes += chunk.length;
      };
      request
        .on('drain', pour)
        .on('error', () => {})
        .on('close', () => resolve(bytes));
      request.on('response', (response) => response.resume());
      pour();
    });
    expect(sent).toBeLessThan(256 * 1024 * 1024);
    expect((await send('/health')).status).toBe(200);
  });

  test('a header beyond what Node takes is refused', async () => {
    const { status } = await send('/', { headers: { cookie: 'a'.repeat(20_000) } });
    expect(status).toBe(431);
  });

  test('somebody who hangs up in the middle of a form is no error', async () => {
    expect(await collectHangUpErrors('/health')).toEqual([]);
  });
});
