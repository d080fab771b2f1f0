import { afterAll, beforeAll, expect, test } from 'vitest';

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

test('an address of two hundred characters is shown whole', async () => {
  expect((await open('x'.repeat(200))).text).toContain('x'.repeat(200));
});
