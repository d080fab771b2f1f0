// Runs the bench's loads, one at a time.
import { randomInt, randomUUID } from 'node:crypto';

import autocannon from 'autocannon';

import { answerParent } from './answer-parent.ts';
import { loadLean } from './lean-load.ts';
import type { Job, Turn } from './load-generator.ts';

function requestsOf({
  method = 'GET',
  headers = {},
  body,
  each,
  fromEverywhere,
}: Job): autocannon.Request[] {
  const given = { method, headers, ...(body === undefined ? {} : { body }) };
  if (!each && !body?.includes('{n}')) return [given];
  let turn = 0;
  return [
    {
      ...given,
      setupRequest(request) {
        const own = each?.[turn % each.length] ?? {};
        turn += 1;
        if (own.path) request.path = own.path;
        const address = { 'x-forwarded-for': `10.0.${randomInt(40)}.${randomInt(256)}` };
        request.headers = {
          ...headers,
          ...(own.cookie ? { cookie: own.cookie } : {}),
          ...(fromEverywhere ? address : {}),
        };
        if (body?.includes('{n}')) request.body = body.replaceAll('{n}', randomUUID());
        return request;
      },
    },
  ];
}

/** Too few entries in `each` would repeat requests. */
async function run(job: Job): Promise<Turn> {
  const { url, connections = 64, seconds = 1, amount, rate, expect = [200], mayShed = [] } = job;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    // How often autocannon checks whether the time is over.
    sampleInt: 100,
    requests: requestsOf(job),
    ...(amount === undefined ? {} : { amount }),
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  const counts = Object.entries(result.statusCodeStats ?? {}).map(
    ([status, { count = 0 }]) => [Number(status), count] as const,
  );
  const sum = (wanted: (status: number) => boolean) =>
    counts.reduce((total, [status, count]) => total + (wanted(status) ? count : 0), 0);
  const unexpected = sum((status) => ![...expect, ...mayShed].includes(status));
  if (unexpected > 0 || result.errors > 0) {
    throw new Error(`${url}: ${JSON.stringify(counts)} and ${result.errors} errors`);
  }
  const done = sum((status) => expect.includes(status));
  return {
    perSecond: done / result.duration,
    done,
    shed: sum((status) => mayShed.includes(status)),
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    max: result.latency.max,
  };
}

answerParent((job: Job) => (job.lean ? loadLean(job) : run(job)));
