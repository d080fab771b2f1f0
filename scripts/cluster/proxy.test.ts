import { type RequestListener, type Server, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { createProxy } from './proxy.ts';

const open: Server[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await stop(server);
});

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

async function start(server: Server, port = 0): Promise<string> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A node that says its name and what it was asked. */
function named(name: string): RequestListener {
  return (incoming, answer) => {
    let body = '';
    incoming.on('data', (part) => (body += String(part)));
    incoming.on('end', () => {
      const { method, url, headers } = incoming;
      answer.setHeader('set-cookie', ['a=1', 'b=2']);
      answer.end(JSON.stringify({ name, method, url, headers, body }));
    });
  };
}

interface Heard {
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

async function ask(url: string, init: RequestInit = {}): Promise<Heard> {
  const answer = await fetch(url, init);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Heard;
}

test('requests go to the nodes in turn, whole, and the answers come back whole', async () => {
  const nodes = [await start(createServer(named('a'))), await start(createServer(named('b')))];
  const proxy = await start(createProxy({ nodes }));
  const asked = [];
  for (let turn = 0; turn < 4; turn += 1) asked.push((await ask(proxy)).name);
  expect(asked.toSorted()).toEqual(['a', 'a', 'b', 'b']);
  const body = 'ä'.repeat(100_000);
  const heard = await ask(`${proxy}/guest/x?q=%20`, { method: 'POST', body });
  expect(heard).toMatchObject({ method: 'POST', url: '/guest/x?q=%20', body });
  expect((await fetch(proxy)).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('the nodes learn who asks; what a visitor claims comes before', async () => {
  const nodes = [await start(createServer(named('a')))];
  const proxy = await start(createProxy({ nodes }));
  expect((await ask(proxy)).headers['x-forwarded-for']).toBe('127.0.0.1');
  const claimed = { headers: { 'x-forwarded-for': '192.0.2.1' } };
  expect((await ask(proxy, claimed)).headers['x-forwarded-for']).toBe('192.0.2.1, 127.0.0.1');
  const behind = await start(createProxy({ nodes, trustProxy: true }));
  expect((await ask(behind, claimed)).headers['x-forwarded-for']).toBe('192.0.2.1');
});

test('a stream is handed on word by word, and its end reaches the node', async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
  const node = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    answer.on('close', leave);
    void heard.then(() => answer.write('data: two\n\n'));
  });
  const proxy = await start(createProxy({ nodes: [await start(node)] }));
  const asking = new AbortController();
  const stream = await fetch(proxy, { signal: asking.signal });
  const reader = stream.body?.getReader();
  hear();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('data: two\n\n');
  asking.abort();
  await left;
});

test('a dead node is left out until it is back', async () => {
  const dying = createServer(named('a'));
  const nodes = [await start(dying), await start(createServer(named('b')))];
  const { port } = new URL(nodes[0] ?? '');
  const changes: boolean[] = [];
  const proxy = await start(createProxy({ nodes, changed: (_, alive) => changes.push(alive) }));
  for (let turn = 0; turn < 4; turn += 1) await ask(proxy);
  await stop(dying);
  for (let turn = 0; turn < 6; turn += 1) {
    expect((await ask(proxy)).name).toBe('b');
    expect((await ask(proxy, { method: 'POST', body: 'x' })).body).toBe('x');
  }
  expect(changes).toEqual([false]);
  await start(createServer(named('a')), Number(port));
  await expect.poll(async () => (await ask(proxy)).name).toBe('a');
  expect(changes).toEqual([false, true]);
});

test('a form that a node took and did not answer is sent to no other', async () => {
  let taken = 0;
  const mute = () =>
    createServer((incoming) => {
      taken += 1;
      incoming.resume().on('end', () => incoming.socket.destroy());
    });
  const nodes = [await start(mute()), await start(mute())];
  const proxy = await start(createProxy({ nodes }));
  const answer = await fetch(proxy, { method: 'POST', body: 'x' });
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('Please try again.');
  expect(taken).toBe(1);
});

test('without a living node it says so and when to come back', async () => {
  const proxy = await start(createProxy({ nodes: ['http://127.0.0.1:1'] }));
  const answer = await fetch(proxy);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.text()).toContain('Please try again.');
});

test('a visitor who leaves ends the request to the node', async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { promise: asked, resolve: arrive } = Promise.withResolvers<void>();
  const node = createServer((_, answer) => {
    arrive();
    answer.on('close', leave);
  });
  const proxy = await start(createProxy({ nodes: [await start(node)] }));
  const leaving = request(proxy).on('error', () => {});
  leaving.end();
  await asked;
  leaving.destroy();
  await expect(left).resolves.toBeUndefined();
});
