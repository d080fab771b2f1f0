// A program of its own, so that the requests of the heavy host do not count as a wait: `watching-guests.ts PAGE`.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** The longest, in milliseconds. */
export interface Waits {
  page: number;
  answer: number;
}

/** Below the limits of a network address. */
const pauses = { page: 20, answer: 250 };

const target = new URL(process.argv[2] ?? '');
const longest: Waits = { page: 0, answer: 0 };
const done = new AbortController();

async function watch(what: keyof Waits, send: () => Promise<Response>): Promise<void> {
  while (!done.signal.aborted) {
    const start = performance.now();
    await (await send()).text();
    longest[what] = Math.max(longest[what], performance.now() - start);
    await setTimeout(pauses[what]);
  }
}

let cookie = '';
let answers = 0;

async function answer(): Promise<Response> {
  answers += 1;
  const body = new URLSearchParams({ answer: answers % 2 === 0 ? 'no' : 'yes' });
  const headers = { origin: target.origin, cookie };
  const stored = await fetch(target, { method: 'POST', headers, body, redirect: 'manual' });
  cookie = stored.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return stored;
}

await answer();
process.send?.('watching');
const watching = [watch('page', () => fetch(target)), watch('answer', answer)];
await once(process, 'message');
done.abort();
await Promise.all(watching);
process.send?.(longest);
process.disconnect();
