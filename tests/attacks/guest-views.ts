import http from 'node:http';

import * as fc from 'fast-check';

import { createToken } from '#app/platform/ids.server.ts';
import { makeText } from '#tests/fuzz/inputs.ts';
import { tokens } from '#tests/fuzz/tokens.ts';

const views = 1000;
const atOnce = 20;

/** A well-formed ticket that no device has, different each time. */
export function forgeCookie(): string {
  const ticket = JSON.stringify({ token: createToken() });
  return `festoon.guest=${Buffer.from(ticket).toString('base64')}`;
}

/** Cookies that nobody would type, the same in every run. */
export function makeOddCookies(): () => string {
  const cookies = fc
    .sample(makeText(tokens.cookie), { numRuns: views, seed: 1 })
    .map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 4000));
  return () => cookies.pop() ?? '';
}

export async function viewMany(
  url: string,
  page: string,
  makeCookie?: () => string,
): Promise<string> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = await Promise.all(
    Array.from({ length: views }, () => {
      const cookie = makeCookie ? { cookie: makeCookie() } : {};
      return view(new URL(page, url), { agent, headers: { 'accept-encoding': 'br', ...cookie } });
    }),
  );
  agent.destroy();
  return `${statuses.filter((status) => status === 200).length} of ${views} shown`;
}

function view(page: URL, options: http.RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(page, options, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
      .on('error', reject);
  });
}
