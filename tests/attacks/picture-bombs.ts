import { openDatabase } from '#app/platform/db/client.server.ts';
import { listPictureBombs } from '#tests/fixtures/picture-bombs.ts';
import { fillPictureForm } from '#tests/fixtures/pictures.ts';

interface Target {
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
export async function uploadBombs({ url, guestPage, dataDir, signUp }: Target): Promise<string> {
  const bombs = await listPictureBombs();
  const target = new URL(`${guestPage.replace('/guest/', '/host/events/')}/picture`, url);
  const statuses: number[] = [];
  let cookie = '';
  for (const [at, [, bytes]] of bombs.entries()) {
    if (at % 30 === 0) {
      cookie = await signUp(`painter-${at}`);
      await giveEvent(dataDir, `painter-${at}`);
    }
    const body = fillPictureForm(bytes);
    const reply = await fetch(target, { method: 'POST', body, headers: { origin: url, cookie } });
    await reply.body?.cancel();
    statuses.push(reply.status);
  }
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, { length }]) => `${length} × status ${status}`).join(', ');
}
