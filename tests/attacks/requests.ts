import { once } from 'node:events';
import { connect } from 'node:net';

import * as addresses from '#app/platform/addresses.ts';

const count = 1000;

function describeStatuses(statuses: readonly string[]): string {
  return [...Map.groupBy(statuses, (status) => status)]
    .map(([status, { length }]) => `${length} × ${status}`)
    .join(', ');
}

async function readStatus(url: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.setEncoding('latin1').end(text);
  let reply = '';
  socket.on('data', (part: string) => (reply += part));
  socket.on('error', () => {});
  await once(socket, 'close');
  return /^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 'closed';
}

export async function nameTwoHosts({ url }: { url: string }): Promise<string> {
  const { host } = new URL(url);
  const statuses: string[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const lines = ['GET / HTTP/1.1', `Host: ${host}`, 'Host: evil.example', 'Connection: close'];
    statuses.push(await readStatus(url, `${lines.join('\r\n')}\r\n\r\n`));
  }
  return describeStatuses(statuses);
}

interface Asking {
  url: string;
  username: string;
  from: number;
  cookie?: string;
}

async function askForReset({ url, username, from, cookie = '' }: Asking): Promise<string> {
  const reply = await fetch(new URL(addresses.passwordReset, url), {
    method: 'POST',
    headers: { origin: url, cookie, 'x-forwarded-for': `198.18.${from >> 8}.${from & 255}` },
    body: new URLSearchParams({ username }),
  });
  await reply.body?.cancel();
  return String(reply.status);
}

/** Strangers ask for links to set a new password of one host; then the host asks. */
export async function askForResets({ url }: { url: string }): Promise<string> {
  const statuses: string[] = [];
  for (let from = 0; from < count; from += 1) {
    statuses.push(await askForReset({ url, username: 'host', from }));
  }
  const own = await askForReset({ url, username: 'host', from: count });
  return `strangers: ${describeStatuses(statuses)}; the host: ${own}`;
}
