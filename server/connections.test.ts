import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { limitConnections } from './connections.ts';

let server: Server;
let port: number;

async function serve(most: number): Promise<void> {
  server = createServer((_, response) => response.end('hello'));
  limitConnections(server, most);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
}

afterEach(async () => {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
});

async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [data] = (await once(socket, 'data')) as [Buffer];
  return data.toString();
}

test('one address has so many connections and no more; another one is served (behaviour 22.12)', async () => {
  await serve(2);
  await open();
  await open();
  await once((await open()).resume(), 'close');
  expect(await ask(await open('127.0.0.2'))).toContain('hello');
});

test('a connection that ends makes room (behaviour 22.12)', async () => {
  await serve(1);
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const first = await open();
  const [there] = await accepted;
  const closed = once(there, 'close');
  first.destroy();
  await closed;
  expect(await ask(await open())).toContain('hello');
});

test('a connection that is only kept for later makes room for a new one (behaviour 22.12)', async () => {
  await serve(2);
  const busy = await open();
  const kept = await open();
  await ask(kept);
  const gone = once(kept.resume(), 'close');
  expect(await ask(await open())).toContain('hello');
  await gone;
  expect(busy.destroyed).toBe(false);
});
