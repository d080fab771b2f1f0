import { expect, test } from 'vitest';

import { createLimits } from '#app/features/host/limits.server.ts';
import { type Gate, createGate } from '#app/platform/limits/gate.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { createNoLimits } from '#tests/setup/limits.ts';
import { type RawReply, sendRaw } from '#tests/setup/raw-request.ts';
import { type Site, openSite } from '#tests/setup/site.ts';

const text = ({ body }: RawReply) => body.toString();

function logIn(site: Site, from: number): Promise<RawReply> {
  const headers = {
    origin: site.url,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': `10.0.${from >> 8}.${from & 255}`,
  };
  const fields = new URLSearchParams({
    username: `host-${from}`,
    password: 'secret',
    mode: 'sign-up',
  });
  return sendRaw(site.url, '/hostLogIn', { method: 'POST', headers }, fields.toString());
}

/** A gate like the server's, whose work continues when the test says so. */
function heldGate(parallel: number, waiting: number) {
  const inner = createGate(parallel, waiting);
  const release = Promise.withResolvers<void>();
  let most = 0;
  let running = 0;
  const gate: Gate = {
    run: (work) =>
      inner.run(async () => {
        most = Math.max(most, (running += 1));
        await release.promise;
        const value = await work();
        running -= 1;
        return value;
      }),
  };
  return { gate, release: () => release.resolve(), most: () => most };
}

test('a flood of log-ins is shed, and guests’ pages and answers go on (behaviour 23.12)', async () => {
  const held = heldGate(3, 30);
  const limits = { ...createLimits(), hashing: held.gate };
  const site = await openSite({ TRUST_PROXY: 'on' }, { limits });
  const page = getGuestPath(await addEvent(site.db));
  const finished: string[] = [];
  const note = async (name: string, asked: Promise<RawReply>) => {
    const answer = await asked;
    finished.push(name);
    return answer;
  };

  const flood = Array.from({ length: 150 }, (_, from) => note('log-in', logIn(site, from)));
  await expect.poll(() => finished.length).toBe(150 - 33);
  const shown = await note('page', sendRaw(site.url, page));
  const cookie = shown.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site.url, cookie };
  const post = { method: 'POST', headers: form };
  const answered = await note('answer', sendRaw(site.url, page, post, 'answer=yes'));
  const own = await note('own page', sendRaw(site.url, page, { headers: { cookie } }));
  expect([shown.status, answered.status, own.status]).toEqual([200, 303, 200]);
  expect(text(own)).toContain('You’re going');
  expect(finished.slice(-3)).toEqual(['page', 'answer', 'own page']);

  held.release();
  const outcomes = await Promise.all(flood);
  const shed = outcomes.filter(({ status }) => status === 429);
  expect(shed).toHaveLength(150 - 33);
  for (const answer of shed) {
    expect(text(answer)).toContain('Too many attempts. Please wait and try again.');
  }
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(33);
  expect(held.most()).toBe(3);
  await site.close();
});

test('beyond MAX_REQUESTS the answer is 503, with when to come back; then all goes on (behaviour 23.12)', async () => {
  const held = heldGate(100, 0);
  const limits = { ...createNoLimits(), hashing: held.gate };
  const site = await openSite({ MAX_REQUESTS: '5', TRUST_PROXY: 'on' }, { limits });
  const page = getGuestPath(await addEvent(site.db));
  expect((await sendRaw(site.url, page)).status).toBe(200);

  const busy = Array.from({ length: 5 }, (_, from) => logIn(site, from));
  await expect.poll(() => held.most()).toBe(5);
  const refused = await sendRaw(site.url, '/');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(text(refused)).toContain('It’s very busy here right now. Please try again.');
  const data = await sendRaw(site.url, '/_root.data');
  expect([data.status, text(data)]).toEqual([503, expect.stringContaining('very busy')]);
  expect((await sendRaw(site.url, page)).status).toBe(200);

  held.release();
  for (const answer of await Promise.all(busy)) expect(answer.status).toBe(200);
  expect((await sendRaw(site.url, '/')).status).toBe(200);
  await site.close();
});

test('who sends slowly keeps nobody out (behaviour 23.12)', async () => {
  const site = await openSite({ MAX_REQUESTS: '1' });
  const slow = new AbortController();
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('username=')),
  });
  const sending = fetch(`${site.url}/hostLogIn`, {
    method: 'POST',
    headers: { origin: site.url },
    body,
    duplex: 'half',
    signal: slow.signal,
  } as RequestInit);
  expect((await sendRaw(site.url, '/')).status).toBe(200);
  slow.abort();
  await expect(sending).rejects.toThrow('aborted');
  await site.close();
});
