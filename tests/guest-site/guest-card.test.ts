import { beforeEach, describe, expect, test } from 'vitest';

import type { Cards } from '#app/features/link-card/cards.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { lookalikes, injections } from '#tests/fixtures/nasty-strings.ts';
import { addEvent } from '#tests/setup/events.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { openSite } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
let inviteId: string;

beforeEach(async () => {
  inviteId = await addEvent(site.db, {});
});

interface CardAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

async function ask(target: string, headers: Record<string, string> = {}, from = site) {
  const response = await fetch(new URL(target, from.url), { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes } satisfies CardAnswer;
}

/** From a PNG's header. Throws for anything else. */
function sizeOf(bytes: Buffer): [width: number, height: number] {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

async function tagsOf(id = inviteId): Promise<Map<string, string>> {
  const { text } = await site.visitor().get(getGuestPath(id));
  const head = text.slice(0, text.indexOf('</head>'));
  const metas = head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  return new Map([...metas].map(([, name = '', content = '']) => [name, content]));
}

async function cardPath(id = inviteId): Promise<string> {
  const url = new URL((await tagsOf(id)).get('og:image') ?? '');
  return url.pathname + url.search;
}

describe('the picture of a link', () => {
  test('is a PNG of 1200 by 630 and small enough for every service (behaviour 16.1)', async () => {
    const card = await ask(await cardPath());
    expect(card.status).toBe(200);
    expect(card.headers.get('Content-Type')).toBe('image/png');
    expect(sizeOf(card.bytes)).toEqual([1200, 630]);
    expect(card.bytes.byteLength).toBeLessThan(300_000);
    expect(card.headers.get('Content-Length')).toBe(String(card.bytes.byteLength));
  });

  test('is kept for ever under the address that names its content, and only there (behaviour 16.3)', async () => {
    const path = await cardPath();
    const bare = path.slice(0, path.indexOf('?'));
    expect((await ask(path)).headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const other of [bare, `${bare}?v=0`, `${bare}?v=`]) {
      const card = await ask(other);
      expect(card.status).toBe(200);
      expect(card.headers.get('Cache-Control')).toBe('public, max-age=300');
    }
  });

  test('is not sent again to whoever has it', async () => {
    const first = await ask(`${getGuestPath(inviteId)}/card.png`);
    const etag = first.headers.get('ETag') ?? '';
    const again = await ask(`${getGuestPath(inviteId)}/card.png`, { 'If-None-Match': etag });
    expect([again.status, again.bytes.byteLength]).toEqual([304, 0]);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(
      (await ask(`${getGuestPath(inviteId)}/card.png`, { 'If-None-Match': '"x"' })).status,
    ).toBe(200);
  });

  test('has another address and looks otherwise once the invitation is edited (behaviour 16.3)', async () => {
    const [before, first] = [await cardPath(), await ask(await cardPath())];
    await site.db
      .updateTable('invites')
      .set((row) => ({ event_name: 'Another party altogether', version: row('version', '+', 1) }))
      .where('id', '=', inviteId)
      .execute();
    const after = await cardPath();
    expect(after).not.toBe(before);
    const now = await ask(after);
    expect(now.bytes.equals(first.bytes)).toBe(false);
    // The old address shows the current invitation, but may not be cached.
    const old = await ask(before);
    expect(old.bytes.equals(now.bytes)).toBe(true);
    expect(old.headers.get('Cache-Control')).toBe('public, max-age=300');
  });

  test('of a link that leads nowhere is the house’s own, with 404, kept by nobody (behaviour 16.4)', async () => {
    const cards = await Promise.all(
      ['missing', 'x'.repeat(65), '..%2F..', 'a%20b'].map((id) =>
        ask(`${getGuestPath(id)}/card.png`),
      ),
    );
    for (const card of cards) {
      expect(card.status).toBe(404);
      expect(sizeOf(card.bytes)).toEqual([1200, 630]);
      expect(card.headers.get('Cache-Control')).toBe('no-store');
      expect(card.bytes.equals(cards[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('is drawn whatever the invitation says (behaviour 16.5)', { timeout: 120_000 }, async () => {
    const titles = [
      ...Object.values(injections),
      ...Object.values(lookalikes),
      'x'.repeat(100),
      '🎉'.repeat(50),
      `Z${'\u0317'.repeat(99)}`,
      '\u202Eright to left',
      'حفلة عيد ميلاد ليلى',
      'ጥሩ በዓል',
    ];
    for (const title of titles) {
      const eventName = title.slice(0, 100);
      const id = await addEvent(site.db, { eventName, location: title });
      const card = await ask(`${getGuestPath(id)}/card.png`);
      expect([title, card.status, ...sizeOf(card.bytes)]).toEqual([title, 200, 1200, 630]);
    }
  });

  test('answers HEAD like GET, without a body', async () => {
    const card = new URL(`${getGuestPath(inviteId)}/card.png`, site.url);
    const response = await fetch(card, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('when something is broken', () => {
  test('a database that cannot be read leaves the house’s own card, with 503, kept by nobody (behaviour 16.6)', async () => {
    const broken = await openSite();
    await broken.db.schema.alterTable('invites').renameTo('invites_gone').execute();
    const card = await ask('/guest/any/card.png', {}, broken);
    expect(card.status).toBe(503);
    expect(card.headers.get('Cache-Control')).toBe('no-store');
    expect(sizeOf(card.bytes)).toEqual([1200, 630]);
    await broken.close();
  });

  test.each<[string, Cards['draw']]>([
    ['a painter that fails', () => Promise.reject(new Error('no paint'))],
    ['too many at once', () => Promise.resolve({ ok: false, error: 'busy' })],
  ])('%s is 503 and the next one is drawn', async (_, draw) => {
    const own = await openSite({}, { cards: { draw } });
    const card = await ask('/guest/any/card.png', {}, own);
    expect([card.status, card.bytes.byteLength]).toEqual([503, 0]);
    expect(card.headers.get('Cache-Control')).toBe('no-store');
    expect(card.headers.get('Retry-After')).toBe('5');
    await own.close();
  });
});

describe('what a messenger reads in the guest’s page', () => {
  test('is title, facts, picture and address, in full (behaviour 16.2)', async () => {
    const tags = await tagsOf();
    const link = `${site.services.origin}${getGuestPath(inviteId)}`;
    expect(Object.fromEntries(tags)).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Festoon',
      'og:title': 'Garden party',
      'og:description': 'Saturday, June 12, 2027 · 6:00 PM - 11:30 PM · Villa Rosa, Hamburg',
      'og:url': link,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'An invitation: Garden party',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Garden party',
    });
    expect(tags.get('og:image')).toMatch(new RegExp(`^${link}/card\\.png\\?v=[0-9a-z]{14}$`));
    expect(tags.get('twitter:image')).toBe(tags.get('og:image'));
  });

  test('is built from the address people type (behaviour 16.2)', async () => {
    const own = await openSite({ APP_ORIGIN: 'https://party.example.org' });
    const id = await addEvent(own.db, {});
    const { text } = await own.visitor().get(getGuestPath(id));
    expect(text).toContain(
      `<meta property="og:url" content="https://party.example.org/guest/${id}"/>`,
    );
    expect(text).toContain(
      `<meta property="og:image" content="https://party.example.org/guest/${id}/card.png?v=`,
    );
    await own.close();
  });

  test('tells nothing of host, guests or message (behaviour 16.2)', async () => {
    const id = await addEvent(site.db, {
      customMessage: 'The key is under the mat.',
      invitees: [{ name: 'Ana Lindqvist', email: 'ana@private.example' }],
    });
    const said = [...(await tagsOf(id)).values()].join('\n');
    for (const secret of [
      'Lindqvist',
      'private.example',
      'under the mat',
      ...Object.values(secretHost),
    ]) {
      expect(said).not.toContain(String(secret));
    }
  });
});
