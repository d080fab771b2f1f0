import { statfsSync } from 'node:fs';
import http from 'node:http';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { noteBackup } from '#app/platform/db/backup/last-backup.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { version } from '#app/platform/version.server.ts';
import { addEvent } from '#tests/setup/events.ts';
import { createNoLimits } from '#tests/setup/limits.ts';
import { logInByPassword, signUp } from '#tests/setup/log-in-screen.ts';
import { site, giveEachTestASite } from '#tests/setup/use-site.ts';

let metricsUrl: string;

const log = {
  info(event: string, fields?: Record<string, unknown>) {
    if (event === 'serving metrics') metricsUrl = String(fields?.['url']);
  },
  warn() {},
  error() {},
};

giveEachTestASite({ METRICS_PORT: '0' }, { limits: createNoLimits(), log });

/** The samples whose name and labels match. */
async function figures(pattern: RegExp): Promise<string[]> {
  const text = await fetch(metricsUrl).then((answer) => answer.text());
  return text.split('\n').filter((line) => !line.startsWith('#') && pattern.test(line));
}

/** Over a socket, because the metrics count connections. */
async function visit(path: string, init: RequestInit = {}): Promise<number> {
  const answer = await fetch(`${site.url}${path}`, { redirect: 'manual', ...init });
  await answer.arrayBuffer();
  return answer.status;
}

test('requests are counted by route and status, and answers on their own (behaviour 23.17)', async () => {
  const id = await addEvent(site.db);
  await visit(getGuestPath(id));
  await visit('/guest/nobody');
  await visit('/wp-login.php');
  const sent = { origin: site.url, 'x-forwarded-for': '1.2.3.4' };
  const body = new URLSearchParams({ answer: 'yes' });
  expect(await visit(getGuestPath(id), { method: 'POST', headers: sent, body })).toBe(303);
  await expect
    .poll(() => figures(/^festoon_(http_requests|answers)_total/))
    .toEqual([
      'festoon_http_requests_total{method="GET",route="/guest/:inviteId",status="200"} 1',
      'festoon_http_requests_total{method="GET",route="/guest/:inviteId",status="404"} 1',
      'festoon_http_requests_total{method="GET",route="other",status="404"} 1',
      'festoon_http_requests_total{method="POST",route="/guest/:inviteId",status="303"} 1',
      'festoon_answers_total 1',
    ]);
  expect(await figures(/duration_seconds_count.*guest/)).toEqual([
    'festoon_http_request_duration_seconds_count{route="/guest/:inviteId"} 3',
  ]);
});

test('nothing of a visitor is in them (behaviour 23.17)', async () => {
  const id = await addEvent(site.db);
  await visit(`${getGuestPath(id)}?g=secret-token`);
  await visit('/guest/somebodys-secret', { headers: { 'user-agent': 'secret-agent' } });
  const text = (await figures(/./)).join('\n');
  expect(text).not.toContain(id);
  expect(text).not.toContain('secret');
});

test('pages from the cache are told from those rendered, and commits are counted', async () => {
  const id = await addEvent(site.db);
  for (const _ of [1, 2, 3]) await visit(getGuestPath(id));
  const before = await figures(/^festoon_commits_total/);
  const body = new URLSearchParams({ answer: 'yes' });
  await visit(getGuestPath(id), { method: 'POST', headers: { origin: site.url }, body });
  expect(await figures(/^festoon_pages/)).toEqual([
    'festoon_pages_from_cache_total 2',
    'festoon_pages_rendered_total 1',
  ]);
  expect(await figures(/^festoon_commits_total/)).not.toEqual(before);
});

test('passwords in work, refusals and place look-ups are counted', async () => {
  await signUp(site.visitor());
  await logInByPassword(site.visitor());
  await site.services.places.search('Bath', {});
  expect(await figures(/^festoon_(password|place)/)).toEqual([
    'festoon_place_lookups_total{question="search",outcome="unreachable"} 1',
    'festoon_password_hashes{state="waiting"} 0',
    'festoon_password_hashes{state="running"} 0',
  ]);
});

test('a request given up is counted as such', async () => {
  const request = http.request(`${site.url}/hostLogIn`, {
    method: 'POST',
    headers: { origin: site.url, 'content-length': 10 },
  });
  request.on('error', () => {});
  await new Promise((resolve) => request.write('a', resolve));
  await visit('/health');
  request.destroy();
  await expect.poll(() => figures(/status="aborted"/)).toHaveLength(1);
});

test('the process’s own figures are there, at /metrics alone', async () => {
  expect(await figures(/^nodejs_eventloop_lag_p99_seconds /)).toHaveLength(1);
  expect(await figures(/^process_resident_memory_bytes /)).toHaveLength(1);
  const elsewhere = await fetch(new URL('/', metricsUrl));
  expect(elsewhere.status).toBe(404);
});

test('the site itself never shows them (behaviour 23.17)', async () => {
  expect((await site.visitor().get('/metrics')).status).toBe(404);
});

test('the release, the errors, the database, its disk and the last backup are among them (behaviour 23.29)', async () => {
  const read = async (name: string) =>
    Number((await figures(new RegExp(`^${name} `)))[0]?.split(' ')[1]);
  expect(await figures(/^festoon_info/)).toEqual([`festoon_info{version="${version}"} 1`]);
  expect(await read('festoon_database_size_bytes')).toBeGreaterThan(100_000);
  const { bavail, bsize } = statfsSync(site.dataDir);
  const left = await read('festoon_disk_left_bytes');
  expect(Math.abs(left - bavail * bsize)).toBeLessThan((bavail * bsize) / 10);
  expect(await read('festoon_last_backup_timestamp_seconds')).toBe(0);
  await noteBackup(site.db, 1_800_000_000_000);
  await noteBackup(site.db, 1_800_000_001_000);
  expect(await read('festoon_last_backup_timestamp_seconds')).toBe(1_800_000_001);
  const before = await read('festoon_errors_total');
  site.services.log.error('a defect');
  expect(await read('festoon_errors_total')).toBe(before + 1);
});

test('those of a database that cannot be read are no numbers, and the others are there (behaviour 23.29)', async () => {
  await sql`alter table outbox rename to elsewhere`.execute(site.db);
  expect(await figures(/^festoon_(?:database|disk|last_backup)/)).toEqual([
    'festoon_database_size_bytes Nan',
    'festoon_last_backup_timestamp_seconds Nan',
    'festoon_disk_left_bytes Nan',
  ]);
  expect(await figures(/^process_resident_memory_bytes /)).toHaveLength(1);
});
