import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type Socket, connect } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { type ConnectionLimits, close, createHttpServer, listen } from './http-server.ts';

const endless: ConnectionLimits = {
  headers: 600_000,
  request: 600_000,
  keepAlive: 600_000,
  silence: 600_000,
  reading: 600_000,
  interval: 10,
};

let server: Server;
let port: number;

async function serve(limits: Partial<ConnectionLimits>, listener: RequestListener, most = 100) {
  server = createHttpServer(listener, most, { ...endless, ...limits });
  port = await listen(server, { PORT: 0, HOST: '127.0.0.1' });
}

afterEach(() => {
  server.closeAllConnections();
  return close(server);
});

const sayHello: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('hello'));
};

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  try {
    for await (const chunk of socket.setEncoding('latin1')) text += chunk;
  } catch (error) {
    // A reset also closes the connection.
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
  }
  return text;
}

async function greet(): Promise<string> {
  const socket = await open();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return readToEnd(socket);
}

test('who never finishes the headers is cut off, and others are served meanwhile', async () => {
  await serve({ headers: 50 }, sayHello);
  const silent = await open();
  const slow = await open();
  slow.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow');
  expect(await greet()).toContain('hello');
  expect(await readToEnd(slow)).toContain('408');
  expect(await readToEnd(silent)).not.toContain('hello');
});

test('who never finishes the body is cut off', async () => {
  await serve({ headers: 50, request: 100 }, sayHello);
  const slow = await open();
  slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\na=');
  expect(await greet()).toContain('hello');
  expect(await readToEnd(slow)).not.toContain('hello');
});

/** More than the system buffers for a connection, so that the rest waits in the server. */
const huge = Buffer.alloc(32 * 2 ** 20);

test('who stops reading an answer is cut off', async () => {
  const cut = Promise.withResolvers<boolean>();
  await serve({ silence: 100 }, (_, response) => {
    response.on('close', () => cut.resolve(response.writableFinished)).end(huge);
  });
  const reader = await open();
  reader.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await cut.promise).toBe(false);
  reader.destroy();
});

test('who reads an answer by drops is cut off, who reads all of it is not', async () => {
  const cut = Promise.withResolvers<void>();
  await serve({ reading: 100 }, (request, response) => {
    if (request.url === '/drops') response.on('close', cut.resolve).end(huge);
    else response.end('hello');
  });
  const steady = await open();
  const drops = await open();
  drops.pause().write('GET /drops HTTP/1.1\r\nHost: x\r\n\r\n');
  const reading = setInterval(() => drops.read(1000), 5);
  await cut.promise;
  clearInterval(reading);
  drops.destroy();
  steady.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await readToEnd(steady)).toContain('hello');
});

test('no more connections are taken than allowed; those only kept for later make room', async () => {
  const release = Promise.withResolvers<void>();
  let arrived = 0;
  await serve(
    {},
    (_, response) => {
      arrived += 1;
      void release.promise.then(() => response.end('hello'));
    },
    2,
  );
  const busy = [await open(), await open()];
  for (const socket of busy) socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => arrived).toBe(2);
  const refused = await open();
  expect(await readToEnd(refused)).toBe('');

  release.resolve();
  for (const socket of busy) await once(socket, 'data');
  const [first] = busy;
  const makesRoom = once(first as Socket, 'close');
  expect(await readToEnd(await open())).toBe('');
  await makesRoom;
  expect(await greet()).toContain('hello');
});
