import { once } from 'node:events';
import http from 'node:http';
import { type Socket, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

async function open(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
}

const atOnce = 200;

async function openMany(url: string, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let left = count; left > 0; left -= atOnce) {
    const opened = Array.from({ length: Math.min(left, atOnce) }, () => open(url));
    sockets.push(...(await Promise.all(opened)));
  }
  return sockets;
}

/** A visitor at another address meanwhile. */
function askElsewhere(url: string): Promise<string> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port: new URL(url).port, localAddress: '127.0.0.2' };
    http
      .get({ ...options, path: '/health', agent: false, timeout: 5000 }, (response) => {
        response.resume();
        resolve(`status ${response.statusCode}`);
      })
      .on('timeout', () => resolve('nothing within 5 s'))
      .on('error', ({ message }) => resolve(message));
  });
}

/** The sockets that the server should have closed. */
async function describe(url: string, sockets: Socket[]): Promise<string> {
  await setTimeout(1000);
  const other = await askElsewhere(url);
  const held = sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
  for (const socket of sockets) socket.destroy();
  return `${held} of ${sockets.length} held, another address got: ${other}`;
}

const megabyte = 1024 * 1024;

export async function holdUploads(url: string, count: number): Promise<string> {
  const sockets = await openMany(url, count);
  const head = [
    'POST /confirm HTTP/1.1',
    'Host: localhost',
    `Origin: ${url}`,
    'Content-Type: application/json',
    `Content-Length: ${megabyte}`,
  ].join('\r\n');
  const body = Buffer.alloc(megabyte - 1, 0x20);
  for (const socket of sockets) {
    socket.resume().write(`${head}\r\n\r\n`);
    socket.write(body);
  }
  await setTimeout(4000);
  return describe(url, sockets);
}

export async function holdIdle(url: string, count: number): Promise<string> {
  const sockets = await openMany(url, count);
  for (const socket of sockets) socket.resume();
  return describe(url, sockets);
}
