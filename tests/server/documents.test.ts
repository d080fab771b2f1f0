import { createHash } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import { faces, listFaceNames } from '#app/features/theme/faces.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { createThemeTokens } from '#app/features/theme/tokens.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';
import { sendRaw } from '#tests/setup/raw-request.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

const theme = ['Spooky', 'Monochrome', 'Retro'];

useSite({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' });
let guest: string;
beforeAll(async () => {
  guest = getGuestPath(await addEvent(site.db, { theme }));
});

interface Document {
  html: string;
  policy: string;
}

async function rendered(path: string): Promise<Document> {
  const { text, headers } = await site.visitor().get(path);
  return { html: text, policy: headers.get('Content-Security-Policy') ?? '' };
}

async function fromMemory(path: string): Promise<Document> {
  const { body, headers } = await sendRaw(site.url, path);
  return { html: body.toString(), policy: String(headers['content-security-policy']) };
}

/** Documents without the framework's scripts. */
const plain: [what: string, read: () => Promise<Document>][] = [
  ['a guest’s page out of memory', () => fromMemory(guest)],
  ['a guest’s page', () => rendered(guest)],
  ['the page of a missing invitation', () => rendered('/guest/missing')],
  ['a map', () => rendered('/embed/map?q=Kew&lat=51.4787&lng=-0.2956')],
  ['the home page', () => rendered('/')],
  ['a map of nothing', () => rendered('/embed/map')],
];

const screens = ['/eventName', '/theme', '/hostLogIn', '/nowhere'];

const documents = [...plain, ...screens.map((path) => [path, () => rendered(path)] as const)];

const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);

const hashesOf = (html: string) =>
  stylesOf(html).map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);

/** Without the nonce. */
const styleSources = (policy: string) =>
  (/style-src ([^;]*)/.exec(policy)?.[1] ?? '')
    .split(' ')
    .filter((part) => !part.startsWith("'nonce-"));

/** The font families that a page may load. */
const families = (html: string) =>
  new Set(
    [...html.matchAll(/@font-face\{font-family:["']?([^;"']+)/g)].map(([, family]) => family),
  );

test.each(documents)('%s is laid out by today’s rules', async (_, read) => {
  expect((await read()).html.slice(0, 20)).toBe('<!DOCTYPE html><html');
});

test.each(documents)('%s holds its styles, and waits for no other', async (_, read) => {
  const { html } = await read();
  expect(html.match(/rel="stylesheet"/g)).toBeNull();
  expect(html.match(/<style/g)?.length).toBe(stylesOf(html).length);
  expect(stylesOf(html).join('').length).toBeGreaterThan(5000);
});

test.each(plain)('%s has a policy that allows these styles and no others', async (_, read) => {
  const { html, policy } = await read();
  expect(styleSources(policy)).toEqual(hashesOf(html));
});

test.each(screens)('%s has a policy that allows the site’s files too', async (path) => {
  const { html, policy } = await rendered(path);
  expect(styleSources(policy)).toEqual(["'self'", ...hashesOf(html)]);
});

test.each(screens)(
  '%s has its scripts fetched after its first frame (behaviour 1.25)',
  async (path) => {
    const { html } = await rendered(path);
    expect(html).not.toMatch(/<link [^>]*rel="modulepreload"|<script[^>]* (type="module"|src=)/);
    expect(html.match(/<link rel="later-preload"/g)?.length).toBeGreaterThan(3);
    expect(html.match(/<script [^>]*type="staged"/g)).toHaveLength(1);
  },
);

test.each(['/', '/guest/missing'])('%s has its script fetched after its fonts', async (path) => {
  const scripts = (await rendered(path)).html.match(/<script type="module"[^>]*>/g);
  expect(scripts).toEqual([expect.stringMatching(/fetchpriority="low"/i)]);
});

test('a HEAD of a plain page is told the same policy', async () => {
  const head = await site.visitor().send('/guest/missing', { method: 'HEAD' });
  const sources = styleSources(head.headers.get('Content-Security-Policy') ?? '');
  expect(sources).toEqual(styleSources((await rendered('/guest/missing')).policy));
});

test('a guest’s page knows where its look’s faces are, besides Festoon’s own, and no others', async () => {
  const house = families((await rendered('/eventName')).html);
  const look = listFaceNames(createThemeTokens({ theme, eventType: [] }, listIdeaClaims)).map(
    (name) => faces[name].family,
  );
  expect(families((await rendered(guest)).html)).toEqual(new Set([...house, ...look]));
  expect(house.size).toBeLessThan(5);
});

test('text in another script than Latin has its face too', async () => {
  const path = getGuestPath(await addEvent(site.db, { theme: ['Classical'] }));
  const { html } = await rendered(path);
  for (const part of ['english', 'latin', 'latin-ext', 'cyrillic', 'vietnamese']) {
    expect(html).toMatch(
      new RegExp(`@font-face\\{[^}]*url\\(/assets/[a-z-]+-${part}-[\\w-]{8}\\.`),
    );
  }
});

const listPreloads = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="font" [^>]*href="([^"]*)"/g)].map(
    ([, file = '']) => file,
  );

test.each(['/', '/eventName', '/hostLogIn', '/no/such/page'])(
  'the fonts of Festoon’s own design are preloaded on %s, and its styles name the same files',
  async (path) => {
    const { html } = await rendered(path);
    const houseFonts = listPreloads(html).slice(0, 2);
    expect(houseFonts).toEqual(Array(2).fill(expect.stringMatching(/-english-[\w-]{8}\.woff2$/)));
    for (const file of houseFonts) expect(html).toContain(`url(${file})`);
  },
);

test('a document that is only a map preloads no font', async () => {
  expect(listPreloads((await rendered('/embed/map?lat=51.4&lng=-2.4')).html)).toEqual([]);
});

/** A page's preloaded fonts, and the rules of its look for letters of English. */
function listFaces(html: string) {
  const rules = html.match(/@font-face\{[^}]*\}/g) ?? [];
  return {
    preloads: listPreloads(html),
    rules: rules.join(''),
    english: rules.filter((rule) => /-english-/.test(rule) && !/Festoon (?:T|Di)/.test(rule)),
  };
}

async function facesOf(eventName: string) {
  const id = await addEvent(site.db, { theme, eventName });
  return listFaces((await rendered(getGuestPath(id))).html);
}

test('a page in English loads the letters of English first (behaviour 6.14)', async () => {
  const { preloads, rules, english } = await facesOf('Garden party');
  expect(preloads).toEqual(Array(3).fill(expect.stringMatching(/-english-[\w-]{8}\.woff2$/)));
  for (const file of preloads) expect(rules).toContain(`url(${file})`);
  expect(english.length).toBe(3);
});

test('a page with other Latin letters loads whole Latin files only, which kern all letters (behaviour 6.14)', async () => {
  const { preloads, rules, english } = await facesOf('Fête d’été');
  expect(preloads).toEqual(Array(3).fill(expect.stringMatching(/-latin-[\w-]{8}\.woff2$/)));
  for (const file of preloads) expect(rules).toContain(`url(${file})`);
  expect(english).toEqual([]);
});

const fontFile = (name: string): unknown =>
  expect.stringMatching(new RegExp(`/${name}-[\\w-]{8}\\.woff2$`));

test('the line above the title has its own letters alone, or one whole file for a guest’s name', async () => {
  const { db } = site;
  const id = await addEvent(db, {
    theme: ['Romantic', 'Pastel', 'Cottagecore'],
    invitees: [{ id: '1', name: 'Zoë Lind', email: '' }],
  });
  const open = listFaces((await rendered(getGuestPath(id))).html);
  const others = [fontFile('fraunces-english'), fontFile('figtree-english')];
  expect(open.preloads).toEqual([...others, fontFile('festoon-quill-opening')]);
  const visitor = site.visitor();
  const [token] = await listTokens(db, id);
  await visitor.get(`${getGuestPath(id)}?g=${token}`);
  const personal = listFaces((await visitor.get(getGuestPath(id))).text);
  expect(personal.preloads).toEqual([...others, fontFile('festoon-quill-latin')]);
  for (const { preloads, rules, english } of [open, personal]) {
    for (const address of preloads) expect(rules).toContain(`url(${address})`);
    expect(english.length).toBe(2);
  }
});

test('a guest’s page loads no picture for its styles', async () => {
  const css = stylesOf((await rendered(guest)).html).join('');
  expect(css.match(/url\(["']?data:/g) ?? []).toEqual([]);
});

test('every file that a page’s styles name is there', async () => {
  const { html } = await rendered(guest);
  const files = stylesOf(html).flatMap((css) => css.match(/\/assets\/[^)"']+/g) ?? []);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const answer = await sendRaw(site.url, file, { method: 'HEAD' });
    expect([file, answer.status]).toEqual([file, 200]);
  }
});
