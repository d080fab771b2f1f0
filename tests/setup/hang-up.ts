import http from 'node:http';

import { sendRaw } from './raw-request.ts';
import { openSite } from './site.ts';

/** The errors that a site logs when a visitor hangs up after half a form. */
export async function collectHangUpErrors(
  path: string,
  form: Record<string, string> = {},
): Promise<unknown[]> {
  const complaints: unknown[] = [];
  const quiet = { info() {}, warn() {}, error: (...all: unknown[]) => void complaints.push(all) };
  const own = await openSite({}, { log: quiet });
  const { hostname, port } = new URL(own.url);
  const expectation = { expect: '100-continue', 'content-length': '1000' };
  const headers = { ...form, origin: own.url, ...expectation };
  const request = http.request({ hostname, port, path, method: 'POST', headers });
  const closed = new Promise((resolve) => request.on('error', resolve).on('close', resolve));
  // Sent when the server reads the body.
  request.on('continue', () => request.write('half', () => request.destroy()));
  request.flushHeaders();
  await closed;
  // Answered after the server has noticed the closed connection.
  await sendRaw(own.url, '/');
  await own.close();
  return complaints;
}
