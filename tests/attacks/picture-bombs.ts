import { writeFileSync } from 'node:fs';

import { openDatabase } from '#app/platform/db/client.server.ts';
import { listPictureBombs } from '#tests/fixtures/picture-bombs.ts';
import { fillPictureForm } from '#tests/fixtures/pictures.ts';

import { measureUsage } from './usage.ts';

interface Target {
  /** Of the server. */
  pid: number;
  url: string;
  guestPage: string;
  dataDir: string;
  signUp: (username: string) => Promise<string>;
}

async function giveEvent(dataDir: string, username: string): Promise<void> {
  const db = await openDatabase({ DATA_DIR: dataDir });
  const { uid } = await db
    .selectFrom('hosts')
    .select('uid')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await db.updateTable('invites').set({ host_uid: uid }).execute();
  await db.destroy();
}

/** A host may send 30 pictures an hour. */
export async function uploadBombs(target: Target): Promise<string> {
  const { pid, url, guestPage, dataDir, signUp } = target;
  const bombs = await listPictureBombs();
  const address = new URL(`${guestPage.replace('/guest/', '/host/events/')}/picture`, url);
  const statuses: number[] = [];
  let cookie = '';
  const most = { cpu: { of: '', value: 0 }, memory: { of: '', value: 0 } };
  for (const [at, [name, bytes]] of bombs.entries()) {
    if (at % 30 === 0) {
      cookie = await signUp(`painter-${at}`);
      await giveEvent(dataDir, `painter-${at}`);
    }
    const body = fillPictureForm(bytes);
    // Forgets the highest use of memory so far.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const before = measureUsage(pid);
    const reply = await fetch(address, { method: 'POST', body, headers: { origin: url, cookie } });
    await reply.body?.cancel();
    statuses.push(reply.status);
    const after = measureUsage(pid);
    const cpu = after.cpuSeconds - before.cpuSeconds;
    const memory = after.peakMegabytes - before.residentMegabytes;
    if (cpu > most.cpu.value) most.cpu = { of: name, value: cpu };
    if (memory > most.memory.value) most.memory = { of: name, value: memory };
  }
  const counts = Map.groupBy(statuses, (status) => status);
  const all = [...counts].map(([status, { length }]) => `${length} × status ${status}`).join(', ');
  const { cpu, memory } = most;
  return `${all}; of one upload at most ${cpu.value.toFixed(2)} s (${cpu.of}) and ${memory.value.toFixed(0)} MB (${memory.of}) of the server’s own`;
}
