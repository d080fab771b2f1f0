import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Site, openSite } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();

const open = (q?: string) =>
  site.visitor().get(`/embed/map${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`);

test('the address is shown with the sentence that the map is not reachable (behaviour 10.24)', async () => {
  const page = await open('  Hotel Yak & Yeti, Kathmandu ');
  expect(page.status).toBe(200);
  expect(page.text).toContain('>Hotel Yak &amp; Yeti, Kathmandu<');
  expect(page.text).toContain('The map is not reachable right now. Everything else keeps working.');
});

test('it is plain HTML that only this site may frame (behaviour 10.23)', async () => {
  const page = await open('Kew Gardens');
  expect(page.text).not.toContain('<script');
  expect(page.text).not.toContain('modulepreload');
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
});

test('markup in an address is text', async () => {
  const page = await open('<img src=x onerror=alert(1)>"\'</title>');
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('<img');
  expect(page.text).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test.each([
  ['missing', undefined],
  ['empty', '   '],
  ['too long', 'x'.repeat(201)],
  ['a NUL character', 'Kew\0'],
])('an address that is %s is refused in words', async (_name, q) => {
  const page = await open(q);
  expect(page.status).toBe(400);
  expect(page.text).toContain('There is no address to show here.');
  expect(page.text).not.toContain('xxxxx');
});

describe('with tiles', () => {
  let mapped: Site;
  beforeAll(async () => {
    mapped = await openSite({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' });
  });
  afterAll(() => mapped.close());

  const get = (path: string) => mapped.visitor().get(path);

  async function policyOf(path: string): Promise<string | null> {
    return (await get(path)).headers.get('Content-Security-Policy');
  }

  test('a point is shown on tiles laid out by the server, without any script (behaviour 10.23)', async () => {
    const page = await get('/embed/map?q=Trafalgar+Square&lat=51.5074&lng=-0.1278');
    expect(page.text).toContain('https://tiles.example/15/16372/10896.png');
    expect(page.text).toContain('© OpenStreetMap contributors');
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('Content-Security-Policy')).toContain(
      "img-src 'self' data: https://tiles.example;",
    );
  });

  test('it is in the scheme of the page around it, else in that of the visitor’s system', async () => {
    const kew = '/embed/map?q=Kew&lat=51.4787&lng=-0.2956';
    expect((await get(`${kew}&scheme=dark`)).text).toContain('<html lang="en" data-scheme="dark">');
    expect((await get(`${kew}&scheme=light`)).text).toContain('data-scheme="light"');
    for (const scheme of ['', '&scheme=', '&scheme=sepia', '&scheme=%22%3E']) {
      expect((await get(kew + scheme)).text).toContain('<html lang="en">');
    }
  });

  test('without a point the page says so (behaviour 10.24)', async () => {
    const page = await get('/embed/map?q=Grandma');
    expect(page.text).toContain('There is no map of this address yet.');
    expect(page.text).not.toContain('tiles.example/');
  });

  test.each([
    'lat=91&lng=0',
    'lat=1',
    'lat=x&lng=1',
    'lat=1e1&lng=1',
    'lat=&lng=',
    'lat=1&lng=181',
  ])('the point %s is none', async (point) => {
    const page = await get(`/embed/map?q=Kew&${point}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('There is no map of this address yet.');
  });

  test('pages that lead to a map without being loaded again may load tiles, a guest’s may not', async () => {
    expect(await policyOf('/eventName')).toContain('https://tiles.example');
    expect(await policyOf('/location')).toContain('https://tiles.example');
    expect(await policyOf('/guest/missing')).not.toContain('tiles.example');
    expect(await policyOf('/guest/missing')).toContain("img-src 'self' data:;");
  });

  test('a page that shows a map asks where its tiles are', async () => {
    expect(JSON.parse((await get('/api/map')).text)).toEqual({
      map: {
        by: 'tiles',
        url: 'https://tiles.example/{z}/{x}/{y}.png',
        attribution: '© OpenStreetMap contributors',
      },
    });
    expect(JSON.parse((await site.visitor().get('/api/map')).text)).toEqual({ map: null });
  });
});

test('an address of two hundred characters is shown whole', async () => {
  expect((await open('x'.repeat(200))).text).toContain('x'.repeat(200));
});

describe('with Google’s map', () => {
  const keys = {
    GOOGLE_MAPS_API_KEY: 'key-of-the-server',
    GOOGLE_MAPS_BROWSER_KEY: 'AIza_browser-key',
  };
  let google: Site;
  beforeAll(async () => {
    google = await openSite({ ...keys, MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' });
  });
  afterAll(() => google.close());

  const get = (path: string) => google.visitor().get(path);
  const policyOf = async (path: string) =>
    (await get(path)).headers.get('Content-Security-Policy') ?? '';

  test('a point is on a page that loads one script of its own and holds the browser’s key (behaviour 10.19)', async () => {
    const { text, status } = await get('/embed/map?q=Kew&lat=51.4787&lng=-0.2956');
    expect(status).toBe(200);
    expect(text).toContain('data-key="AIza_browser-key"');
    expect(text).toContain('data-script="https://maps.googleapis.com/maps/api/js"');
    expect(text).toContain('data-zoom="15"');
    expect(text).not.toContain('tiles.example');
    expect(text.match(/<script/g)).toHaveLength(1);
  });

  test('its policy opens as Google’s guide asks, and lets only this site frame it', async () => {
    const policy = await policyOf('/embed/map?q=Kew&lat=51.4787&lng=-0.2956');
    expect(policy).toMatch(/script-src 'nonce-[\w-]{22}' 'strict-dynamic' 'unsafe-eval' blob:;/);
    expect(policy).toContain('https://*.googleapis.com');
    expect(policy).toContain("frame-ancestors 'self'");
    const head = await google.visitor().send('/embed/map?q=Kew', { method: 'HEAD' });
    expect(head.headers.get('Content-Security-Policy')).toContain("'strict-dynamic'");
  });

  test.each(['/', '/location', '/guest/missing', '/hostLogIn'])(
    '%s stays closed to Google and to tiles',
    async (path) => {
      const policy = await policyOf(path);
      expect(policy).toMatch(/script-src 'self'(?: 'nonce-[\w-]{22}')?;/);
      expect(policy).not.toMatch(/google|gstatic|unsafe-eval|strict-dynamic|tiles\.example/);
    },
  );

  test('without its key the embedded map stays closed too', async () => {
    const page = await site.visitor().get('/embed/map?q=Kew&lat=51.4787&lng=-0.2956');
    expect(page.headers.get('Content-Security-Policy')).not.toMatch(/google|strict-dynamic/);
  });

  test('the step’s map needs no address, and is there only with Google', async () => {
    const page = await get('/embed/map?edit=1');
    expect(page.status).toBe(200);
    expect(page.text).toContain('data-editable="true"');
    expect(page.text).toContain('data-zoom="14"');
    expect((await site.visitor().get('/embed/map?edit=1')).status).toBe(400);
  });

  test('the key of the server is in no page and no answer (behaviour 10.20)', async () => {
    for (const path of ['/embed/map?edit=1', '/location', '/api/map', '/embed/map?q=Kew']) {
      expect((await get(path)).text).not.toContain(keys.GOOGLE_MAPS_API_KEY);
    }
    expect(JSON.parse((await get('/api/map')).text)).toEqual({ map: { by: 'google' } });
  });

  test('an address without a point has no map (behaviour 10.24)', async () => {
    expect((await get('/embed/map?q=Grandma')).text).toContain(
      'There is no map of this address yet.',
    );
  });
});
