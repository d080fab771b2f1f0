import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { endSessionsOf } from '#app/features/host/sessions.server.ts';
import { getEventDataPath, getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { addMember, removeMember } from '#tests/setup/members.ts';
import { type Site, openSite } from '#tests/setup/site.ts';
import { act, giveEachTestAnOwner, id, owner } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
giveEachTestAnOwner();
let open: AbortController;

beforeEach(async () => {
  open = new AbortController();
});
afterEach(() => open.abort());

/** Reads one stream over the network, like a browser. */
class Reader {
  text = '';
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  readonly headers: Headers;

  constructor({ body, headers }: Response) {
    if (!body) throw new Error('no body');
    this.#reader = body.getReader();
    this.headers = headers;
  }

  /** Reads until `count` events of a kind have arrived. */
  async until(kind: string, count = 1): Promise<void> {
    while (this.count(kind) < count) {
      const { value, done } = await this.#reader.read();
      if (done) throw new Error(`the stream ended after: ${this.text}`);
      this.text += this.#decoder.decode(value, { stream: true });
    }
  }

  count(kind: string): number {
    return this.text.split(`event: ${kind}\n`).length - 1;
  }

  async rest(): Promise<string> {
    for (;;) {
      const { value, done } = await this.#reader.read();
      if (done) return this.text;
      this.text += this.#decoder.decode(value, { stream: true });
    }
  }
}

function request(inviteId = id, { cookie }: Partial<LoggedIn> = owner, at: Site = site) {
  return fetch(`${at.url}${getEventDataPath('live', inviteId)}`, {
    headers: cookie ? { cookie: `${cookie.name}=${cookie.value}` } : {},
    signal: open.signal,
  });
}

async function follow(...args: Parameters<typeof request>): Promise<Reader> {
  const response = await request(...args);
  expect(response.status).toBe(200);
  const reader = new Reader(response);
  await reader.until('changed');
  expect(reader.text).toMatch(/^retry: 2000\n\nevent: changed\ndata: [\w-]+\.\d+\n\n$/);
  reader.text = '';
  return reader;
}

const answer = (given: 'yes' | 'no') =>
  site
    .visitor()
    .post(getGuestPath(id), { answer: given })
    .then(({ status }) => expect(status).toBe(303));

describe('who may follow an invitation', () => {
  test('its host, with a stream that nobody keeps, compresses or holds back (behaviour 21.7)', async () => {
    const { headers } = await follow();
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
  });

  test('nobody else (behaviour 21.7)', async () => {
    expect((await request(id, {})).status).toBe(401);
    const stranger = await logIn(site);
    expect((await request(id, stranger)).status).toBe(403);
    expect((await request('nope')).status).toBe(404);
  });

  test('a dozen times at once and no more, until one is given up', async () => {
    const readers = await Promise.all(Array.from({ length: 12 }, () => follow()));
    expect((await request()).status).toBe(429);
    const other = await logIn(site);
    expect((await request(await addEvent(site.db, { host: other.host }), other)).status).toBe(200);
    open.abort();
    await Promise.all(readers.map((reader) => reader.rest().catch(() => '')));
    open = new AbortController();
    await expect.poll(async () => (await request()).status).toBe(200);
  });
});

test('an address follows at most 200 times, and the others as before (behaviour 21.12)', async () => {
  const behindProxy = await openSite({ TRUST_PROXY: 'on' });
  // A response that nothing refers to is collected, and its stream ends.
  const held: Response[] = [];
  const from = async (host: LoggedIn, inviteId: string, address: string) => {
    const { name, value } = host.cookie;
    const headers = { cookie: `${name}=${value}`, 'x-forwarded-for': address };
    const response = await fetch(`${behindProxy.url}${getEventDataPath('live', inviteId)}`, {
      headers,
      signal: open.signal,
    });
    held.push(response);
    return response.status;
  };
  const statuses: number[] = [];
  for (let number = 0; number < 17; number += 1) {
    const host = await logIn(behindProxy);
    const inviteId = await addEvent(behindProxy.db, { host: host.host });
    const opened = Array.from({ length: 12 }, () => from(host, inviteId, '192.0.2.1'));
    statuses.push(...(await Promise.all(opened)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(200);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  const other = await logIn(behindProxy);
  const event = await addEvent(behindProxy.db, { host: other.host });
  expect(await from(other, event, '192.0.2.1')).toBe(429);
  expect(await from(other, event, '192.0.2.2')).toBe(200);
  expect(held).toHaveLength(17 * 12 + 2);
  open.abort();
  await behindProxy.close();
});

describe('a stream', () => {
  test('says that something changed as an answer comes, and nothing of the answer (behaviour 21.7)', async () => {
    const reader = await follow();
    await answer('yes');
    await reader.until('changed');
    expect(reader.text).toMatch(/^event: changed\ndata: [\w-]+\.\d+\n\n$/);
  });

  test('says so of every edit, wherever it was made', async () => {
    const reader = await follow();
    await act({
      intent: 'edit',
      part: 'eventName',
      version: 1,
      value: 'Feast',
    });
    await reader.until('changed');
    await owner.visitor.postJson(`/eventName.data?invite=${id}`, {
      version: 2,
      value: { eventName: 'Another' },
    });
    await reader.until('changed', 2);
    expect(reader.text).not.toContain('Feast');
  });

  test('says nothing of another invitation', async () => {
    const other = await addEvent(site.db, { host: owner.host });
    const reader = await follow(other);
    const own = await follow();
    await answer('yes');
    await own.until('changed');
    open.abort();
    await reader.rest().catch(() => '');
    expect(reader.count('changed')).toBe(0);
  });

  test('puts the changes of a moment together, and the last of them is not lost', async () => {
    const reader = await follow();
    await answer('yes');
    await reader.until('changed');
    await Promise.all(Array.from({ length: 40 }, () => answer('yes')));
    await reader.until('changed', 2);
    await answer('no');
    await reader.until('changed', 3);
    expect(reader.count('changed')).toBe(3);
  });

  test('ends with a last word as its session is signed out', async () => {
    const reader = await follow();
    const { status } = await owner.visitor.post('/logOut', {});
    expect(status).toBeLessThan(400);
    expect(await reader.rest()).toContain('event: gone\n');
  });

  test('ends with a last word as its co-host is removed (behaviour 38.6)', async () => {
    const member = await addMember(site, { owner, inviteId: id, role: 'co-host' });
    const reader = await follow(id, member);
    const ownersReader = await follow();
    await removeMember(site, { owner, inviteId: id, member });
    expect(await reader.rest()).toContain('event: gone\n');
    await ownersReader.until('changed');
    expect(ownersReader.count('gone')).toBe(0);
    expect((await request(id, member)).status).toBe(403);
  });

  test('goes on while another session of the host ends', async () => {
    const phone = await logIn(site);
    await site.db
      .updateTable('sessions')
      .set({ host_uid: owner.host.uid })
      .where('host_uid', '=', phone.host.uid)
      .execute();
    const reader = await follow();
    await phone.visitor.post('/logOut', {});
    await answer('yes');
    await reader.until('changed');
    expect(reader.count('gone')).toBe(0);
  });

  test('tells no change to somebody whose session has ended elsewhere', async () => {
    const reader = await follow();
    await endSessionsOf(site.db, owner.host.uid);
    await answer('yes');
    expect(await reader.rest()).toBe('event: gone\ndata: -\n\n');
  });

  test('ends with its invitation', async () => {
    const reader = await follow();
    await site.db.deleteFrom('invites').where('id', '=', id).execute();
    site.services.live.publish(id);
    expect(await reader.rest()).toContain('event: gone\n');
  });

  test('ends with the server, which does not wait for it', async () => {
    const stopped = await openSite();
    const host = await logIn(stopped, 'ana');
    const reader = await follow(await addEvent(stopped.db, { host: host.host }), host, stopped);
    const before = performance.now();
    await stopped.close();
    expect(await reader.rest()).toBe('');
    // Connections that stay open are closed after five seconds.
    expect(performance.now() - before).toBeLessThan(4_000);
  });
});
