import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { Mailer } from '../mailer.server.ts';
import {
  findFirstUntold,
  listHostsToTell,
  listUntold,
  lockWish,
  setToldUntil,
} from './answers-store.server.ts';
import { findDailyEnd, findNoticeEnd, gatheredMs } from './rules.ts';

export interface NoticeServices {
  db: Db;
  clock: Clock;
  mail: Mailer;
}

/** The dashboard shows all of them. */
const mostListed = 50;

/** Queues due messages about answers (behaviour 35.2), each once whichever process runs it. Returns their number. */
export function createHostNotices({ db, clock, mail }: NoticeServices): () => Promise<number> {
  let dailyEnd = -Infinity;
  return async () => {
    const now = clock();
    const end = findDailyEnd(now);
    const uids = await listHostsToTell(db, 'now', now - gatheredMs);
    if (end > dailyEnd) uids.push(...(await listHostsToTell(db, 'daily', end)));
    let queued = 0;
    for (const uid of uids) {
      queued += await db.transaction().execute((trx) => tellHost(trx, mail, { uid, now }));
    }
    dailyEnd = end;
    return queued;
  };
}

/** Locks and reads the row again: another process may have reported the same answers. */
async function tellHost(
  trx: Db,
  mail: Mailer,
  { uid, now }: { uid: string; now: number },
): Promise<number> {
  const wish = await lockWish(trx, uid);
  if (!wish) return 0;
  const first = await findFirstUntold(trx, uid);
  const until = first === null ? null : findNoticeEnd(wish.notify, first, now);
  if (until === null) return 0;
  const { answers, count } = await listUntold(trx, uid, { until, most: mostListed });
  await setToldUntil(trx, uid, until);
  const { address } = wish;
  if ((await mail.findOptedOut(trx, null, [address])).size > 0) return 0;
  const payload = { answers, more: count - answers.length };
  const notice = { kind: 'answers', payload, address, hostUid: uid, inviteId: null } as const;
  return mail.enqueue(trx, [notice]);
}
