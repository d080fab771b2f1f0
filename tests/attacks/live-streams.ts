import http from 'node:http';

import { startSession } from '#app/features/host/sessions.server.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { openDatabase } from '#app/platform/db/client.server.ts';
import { getEventDataPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { addHost } from '#tests/setup/hosts.ts';

const hosts = 420;
const streamsOfHost = 12;
const addresses = 10;

interface Follower {
  inviteId: string;
  cookie: string;
}

/** Hosts with an event and a session each. */
async function makeFollowers(dataDir: string, origin: string, count: number): Promise<Follower[]> {
  const db = await openDatabase({ DATA_DIR: dataDir });
  const clock = Date.now;
  const followers: Follower[] = [];
  for (let number = 0; number < count; number += 1) {
    const host = await addHost(db, `follower-${number}`);
    const inviteId = await saveDraft({ db, clock }, host, makeDraft());
    const [cookie = ''] = (await startSession({ db, clock, origin }, host.uid)).split(';');
    followers.push({ inviteId, cookie });
  }
  await db.destroy();
  return followers;
}

/** The status; a stream stays open. */
function follow(url: string, { inviteId, cookie }: Follower, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'x-forwarded-for': address };
    http
      .get(
        new URL(getEventDataPath('live', inviteId), url),
        { agent: false, headers },
        (response) => {
          response.on('error', () => {}).resume();
          resolve(response.statusCode ?? 0);
        },
      )
      .on('error', reject);
  });
}

/** Ten addresses open as many live streams as they get; then a host at another address opens one. */
export async function holdStreams(target: { url: string; dataDir: string }): Promise<string> {
  const { url, dataDir } = target;
  const [other, ...followers] = await makeFollowers(dataDir, url, hosts + 1);
  let held = 0;
  for (const [number, follower] of followers.entries()) {
    const address = `198.51.100.${number % addresses}`;
    const statuses = await Promise.all(
      Array.from({ length: streamsOfHost }, () => follow(url, follower, address)),
    );
    held += statuses.filter((status) => status === 200).length;
  }
  const last = other ? await follow(url, other, '203.0.113.1') : 0;
  return `${held} of ${hosts * streamsOfHost} streams held, another address got: status ${last}`;
}
