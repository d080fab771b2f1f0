import { connect } from 'node:net';

import type { Job, Turn } from './load-generator.ts';

/** Of a response whose head starts the chunk and is whole, in bytes. */
function readLength(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (end < 0 || !head.startsWith('HTTP/1.1 200 ') || length === undefined) {
    throw new Error(`Not a page of known length: ${chunk.toString('latin1', 0, 200)}`);
  }
  return end + 4 + Number(length);
}

/**
 * Gets one page over kept-alive connections, each asking again once it has all bytes. It understands no more of HTTP
 * than that, because a client that takes longer over a request than the server does would measure itself.
 */
export async function loadLean(job: Omit<Job, 'body' | 'each'>): Promise<Turn> {
  const { url, connections = 64, amount, seconds = amount === undefined ? 1 : Infinity } = job;
  const { host, hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...job.headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const request = Buffer.from([`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const start = performance.now();
  const end = start + seconds * 1000;
  const waits: number[] = [];
  let sent = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let left = 0;
      let asked = 0;
      const send = () => {
        asked = performance.now();
        if (sent === amount || asked > end) {
          socket.end();
          resolve();
          return;
        }
        sent += 1;
        socket.write(request);
      };
      socket.setNoDelay();
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        left = (left || readLength(chunk)) - chunk.length;
        if (left > 0) return;
        waits.push(performance.now() - asked);
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, ask));
  const passed = (performance.now() - start) / 1000;
  const sorted = Float64Array.from(waits).toSorted();
  const rank = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    perSecond: waits.length / passed,
    done: waits.length,
    shed: 0,
    seconds: passed,
    p50: rank(0.5),
    p99: rank(0.99),
    max: rank(1),
  };
}
