import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Site, openSite } from '#tests/setup/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const open = (q?: string) =>
  site.visitor().get(`/embed/map${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`);

test('the address is shown with the sentence that the map is not reachable', async () => {
  const page = await open('  Hotel Yak & Yeti, Kathmandu ');
  expect(page.status).toBe(200);
  expect(page.text).toContain('>Hotel Yak &amp; Yeti, Kathmandu<');
  expect(page.text).toContain('The map is not reachable right now. Everything else keeps working.');
});

test('it is plain HTML that only this site may frame', async () => {
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

  test('a point is shown on tiles laid out by the server, without any script', async () => {
    const page = await get('/embed/map?q=Trafalgar+Square&lat=51.5074&lng=-0.1278');
    expect(page.text).toContain('https://tiles.example/15/16372/10896.png');
    expect(page.text).toContain('© OpenStreetMap contributors');
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('Content-Security-Policy')).toContain(
      "img-src 'self' data: https://tiles.example;",
    );
  });

  test('without a point the page says so', async () => {
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
      tiles: {
        url: 'https://tiles.example/{z}/{x}/{y}.png',
        attribution: '© OpenStreetMap contributors',
      },
    });
    expect(JSON.parse((await site.visitor().get('/api/map')).text)).toEqual({ tiles: null });
  });
});

test('an address of two hundred characters is shown whole', async () => {
  expect((await open('x'.repeat(200))).text).toContain('x'.repeat(200));
});
