import { addDays } from '#app/features/schedule/add-days.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import type { Mailer } from '../mailer.server.ts';
import type { NewMail } from '../schema.ts';
import { type ReminderKind, daysBefore, judgeReminder, reminderKinds } from './rules.ts';
import {
  isVerified,
  listReminded,
  listWaitingEvents,
  lockWaitingEvent,
  noteReminded,
} from './store.server.ts';

interface ReminderServices {
  db: Db;
  clock: Clock;
  mail: Mailer;
}

/** The dates whose reminder may be due in some time zone. */
function listDates(kind: ReminderKind, now: number): string[] {
  const today = new Date(now).toISOString().slice(0, 10);
  return [-1, 0, 1].map((day) => addDays(today, daysBefore[kind] + day));
}

/** Queues each due reminder once for its date, whichever process runs it (behaviour 35.5). Returns the number. */
export async function queueReminders({ db, clock, mail }: ReminderServices): Promise<number> {
  const now = clock();
  let queued = 0;
  for (const kind of reminderKinds) {
    for (const inviteId of await listWaitingEvents(db, kind, listDates(kind, now))) {
      queued += await db.transaction().execute((trx) => remind(trx, mail, { inviteId, kind, now }));
    }
  }
  return queued;
}

/** Locks and reads the event again: it may have changed, or another process has queued the reminder. */
async function remind(
  trx: Db,
  mail: Mailer,
  { inviteId, kind, now }: { inviteId: string; kind: ReminderKind; now: number },
): Promise<number> {
  const event = await lockWaitingEvent(trx, kind, inviteId);
  if (!event || judgeReminder(kind, event, now) !== 'due') return 0;
  if ((kind === 'answer' && event.isClosed) || !(await isVerified(trx, event.hostUid))) return 0;
  const { date, hostUid } = event;
  await noteReminded(trx, { inviteId, kind, date });
  const guests = await listReminded(trx, kind, inviteId);
  const addresses = guests.map(({ address }) => address);
  const optedOut = await mail.findOptedOut(trx, inviteId, addresses);
  const mails = guests
    .filter(({ address }) => !optedOut.has(address))
    .map((guest): NewMail => {
      const reader = { ...guest, hostUid, inviteId };
      return kind === 'answer'
        ? { ...reader, kind: 'reminder', payload: { isAutomatic: true } }
        : { ...reader, kind: 'tomorrow', payload: { date } };
    });
  return mail.enqueue(trx, mails, { batch: createId() });
}
