import { describe, expect, test } from 'vitest';

import type { Draft } from '#app/features/draft/schema.ts';
import { liveCookie } from '#app/features/host/desk-tickets.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { getGuestPath, getLivePath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { logIn, setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { sendRaw } from '#tests/setup/raw-request.ts';
import { type Reply, type Site, type Visitor, openSite } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

let ahead = 0;
const clock = () => Date.UTC(2027, 4, 1) + ahead;
useSite(useMailFolder().env, { clock });

const live = 'Your invitation is live';

interface Saved {
  visitor: Visitor;
  host: Host;
  path: string;
  id: string;
}

async function save(changes: Partial<Draft> = {}, on: Site = site): Promise<Saved> {
  const { visitor, host } = await logIn(on);
  const saved = await visitor.postJson('/confirm', makeDraft(changes));
  const id = /Path=\/guest\/([\w-]+)/.exec(saved.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { visitor, host, id, path: getGuestPath(id) };
}

const layerOf = ({ text }: Reply) =>
  readWords({ text: /<dialog id="live".*/s.exec(text)?.[0] ?? '' });

describe('the browser that has saved an invitation', () => {
  test('sees that it is live at every visit, until it hides it (behaviour 12.19)', async () => {
    const { visitor, path, id } = await save();
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await visitor.get(path);
      expect(layerOf(page)).toContain(`${live} Saturday, June 12 · 3 guests on your list`);
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
    const hidden = await visitor.post(getLivePath(id), {});
    expect([hidden.status, hidden.location]).toEqual([303, path]);
    expect(visitor.cookies.has('festoon.live')).toBe(false);
    expect(layerOf(await visitor.get(path))).toBe('');
  });

  test('reads it in their own language, whatever that of the invitation (behaviour 49.27)', async () => {
    const { visitor, path, id } = await save();
    await site.db.updateTable('invites').set({ language: 'de' }).where('id', '=', id).execute();
    const page = await visitor.get(path);
    expect(layerOf(page)).toMatch(/Your invitation is live.* Share WhatsApp Email .*Copy Link/);
    expect(page.text).toContain('data-copied="Copied"');
    expect(readWords(page)).toContain('Link zu dieser Einladung');
  });

  test('sees it for thirty minutes at most (behaviour 12.19)', async () => {
    const { visitor, path } = await save();
    ahead += 30 * 60_000 - 1;
    expect(layerOf(await visitor.get(path))).toContain(live);
    ahead += 1;
    expect(layerOf(await visitor.get(path))).toBe('');
  });

  test('hides it only by a POST of this site (behaviour 12.19)', async () => {
    const { visitor, path, id } = await save();
    expect((await visitor.get(getLivePath(id))).status).toBe(404);
    const forged = await visitor.post(getLivePath(id), {}, { origin: 'https://evil.example' });
    expect(forged.status).toBe(403);
    expect(layerOf(await visitor.get(path))).toContain(live);
  });
});

describe('a guest', () => {
  test.each([
    ['without a cookie', undefined],
    ['with the cookie of earlier releases', btoa('1')],
    ['with a made-up cookie', btoa(JSON.stringify('x'.repeat(43)))],
  ])(
    '%s gets the page and nothing of the layer or the ticket (behaviour 12.19, 15.1)',
    async (_, value) => {
      const { visitor, path, host } = await save();
      const guest = site.visitor();
      if (value !== undefined) guest.cookies.set('festoon.live', value);
      const { text } = await guest.get(path);
      const secrets = [...visitor.cookies.values()].map((cookie) => decodeURIComponent(cookie));
      const words = [
        live,
        'Hide this',
        'live-layer',
        'hostLogIn/desk',
        'ana@example.org',
        host.uid,
      ];
      for (const trace of [...secrets, ...words]) expect(text).not.toContain(trace);
    },
  );

  test('gets no byte of it: the host’s page is the guests’ page with one insertion (behaviour 12.25)', async () => {
    const { visitor, path } = await save();
    const [own, others] = [await visitor.get(path), await site.visitor().get(path)];
    const [long, short] = [own.text, others.text];
    let start = 0;
    while (start < short.length && long[start] === short[start]) start += 1;
    expect(long.endsWith(short.slice(start))).toBe(true);
    expect(long.length).toBeGreaterThan(short.length);
  });

  test('cannot read it with a token of another event (behaviour 12.19)', async () => {
    const [one, other] = [await save(), await save()];
    one.visitor.cookies.set('festoon.live', other.visitor.cookies.get('festoon.live') ?? '');
    expect(layerOf(await one.visitor.get(one.path))).toBe('');
  });
});

test('the layer’s page holds neither the ticket nor the key to the layer (behaviour 17.47)', async () => {
  const { visitor, path } = await save();
  const { text } = await visitor.get(path);
  for (const name of ['festoon.desk', 'festoon.live']) {
    const value = decodeURIComponent(visitor.cookies.get(name) ?? '');
    const secret = /[\w-]{43}/.exec(Buffer.from(value, 'base64').toString())?.[0] ?? value;
    expect(secret).toHaveLength(43);
    expect(text).not.toContain(secret);
  }
});

/** In bytes, as sent to a browser. */
const weigh = async (target: string, cookies = '') => {
  const headers = { cookie: cookies, 'accept-encoding': 'gzip, deflate, br, zstd' };
  return (await sendRaw(site.url, target, { headers })).body.length;
};

const styles = (text: string) => /style-src ([^;]*)/.exec(text)?.[1]?.split(' ') ?? [];

describe('the layer', () => {
  test('costs at most 5 kB beside the page that every guest gets (behaviour 12.25)', async () => {
    const { visitor, path } = await save();
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { text } = await visitor.get(path);
    const script = /src="([^"]*live-layer[^"]*)"/.exec(text)?.[1] ?? '';
    const more = (await weigh(path, cookie)) + (await weigh(script)) - (await weigh(path));
    expect(more).toBeGreaterThan(1000);
    expect(more).toBeLessThanOrEqual(5120);
  });

  test('is allowed by the page’s own policy (behaviour 12.25)', async () => {
    const { visitor, path } = await save();
    const page = await visitor.get(path);
    const policy = page.headers.get('content-security-policy') ?? '';
    const guests = (await site.visitor().get(path)).headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain("'unsafe-inline' 'self'");
    expect(styles(policy)).toHaveLength(styles(guests).length + 1);
    expect(policy.replace(/style-src [^;]*/, '')).toBe(guests.replace(/style-src [^;]*/, ''));
  });
});

describe('the main button', () => {
  const withoutOne = { name: 'Chiara', email: '' };

  test('sends to the guests, and says how (behaviour 12.23)', async () => {
    const { visitor, host, path, id } = await save();
    await setMailAddress(site.db, host, 'lena@example.org');
    await site.db
      .updateTable('invitees')
      .set(withoutOne)
      .where('invite_id', '=', id)
      .where('name', '=', 'Cleo')
      .execute();
    const words = layerOf(await visitor.get(path));
    expect(words).toMatch(/Send to your 3 guests 2 by mail ?, +Chiara from your phone/);
    expect(words).not.toContain('as soon as you press the link');
  });

  test('says what must be done before (behaviour 12.23)', async () => {
    const { visitor, host, path } = await save();
    expect(layerOf(await visitor.get(path))).toContain('First you confirm an address of your own.');
    await setMailAddress(site.db, host, 'lena@example.org', null);
    expect(layerOf(await visitor.get(path))).toMatch(
      /They go out as soon as you press the link we sent to +lena@example\.org/,
    );
  });

  test.each<[string, Partial<Draft>]>([
    ['no guests', { invitees: [] }],
    ['an event that is over', { date: '2027-04-01' }],
  ])('shares the link, with %s (behaviour 12.23)', async (_, changes) => {
    const { visitor, path } = await save(changes);
    const words = layerOf(await visitor.get(path));
    expect(words).not.toContain('Send to');
    expect(words).toMatch(/on your list( yet)? +Try again Share/);
  });

  test('shares the link where the server sends no mail (behaviour 12.23)', async () => {
    const other = await openSite({}, { clock });
    const { visitor, path } = await save({ date: '' }, other);
    const words = layerOf(await visitor.get(path));
    expect(words).toMatch(/is live +3 guests on your list +Try again Share/);
    expect(words).toContain('Copy Link');
    expect(words).toContain('See who’s coming');
    await other.close();
  });
});

/** Whether there is a seal, and confetti. */
const findCelebration = async (changes: Partial<Draft>) => {
  const { visitor, path } = await save(changes);
  const { text } = await visitor.get(path);
  expect(text).toContain('id="live"');
  return [/<circle[^>]*pathLength="16"/.test(text), /<i class=/.test(text)];
};

describe('an occasion', () => {
  test.each<[string[], string[]]>([
    [['Birthday Party'], []],
    [[], ['Neon']],
    [[], ['football']],
    [['Wedding'], []],
  ])('is celebrated with seal and confetti: %j %j (behaviour 12.24)', async (eventType, theme) => {
    expect(await findCelebration({ eventType, theme })).toEqual([true, true]);
  });

  test.each<[string[], string[]]>([
    [['Memorial'], []],
    [['Funeral'], ['Pastel']],
    [['Birthday Party'], ['funeral']],
    [[], []],
    [['Board meeting'], []],
  ])('is quiet: %j %j (behaviour 12.24)', async (eventType, theme) => {
    expect(await findCelebration({ eventType, theme })).toEqual([false, false]);
  });
});

test('over https no page of plain http can bring the layer (behaviour 12.19)', () => {
  const [secure = ''] = liveCookie.write('https://party.example', 'view').split(';');
  const [plain = ''] = liveCookie.write('http://localhost:3000', 'view').split(';');
  expect(liveCookie.read('https://party.example', `a=b; ${secure}; c=d`)).toBe('view');
  expect(liveCookie.read('https://party.example', plain)).toBeNull();
});
