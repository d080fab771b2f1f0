import type { Recorder } from '#app/features/invite/members/schema.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import type { Db } from '#app/platform/db/client.server.ts';
import { readOrderedTime } from '#app/platform/ids.server.ts';

import { pickRecorded } from '../reply/history-rules.ts';
import type { ReplyContext } from '../reply/reply-context.server.ts';
import { listHistory, mostChanges } from '../reply/reply-store.server.ts';
import type { Guest } from '../schema.ts';
import { type HistoryLine, writeHistory } from './history-lines.ts';

async function findCreationTime(db: Db, replyId: string): Promise<number | null> {
  const row = await db
    .selectFrom('rsvps')
    .select('created_at as at')
    .where('id', '=', replyId)
    .executeTakeFirst();
  return row?.at ?? null;
}

interface Known {
  guest: Guest;
  context: ReplyContext;
  recorder: Recorder;
  words: GuestWords;
  /** As guests of another language read them. */
  shown?: readonly StoredQuestion[];
}

/** In words, also of a guest whose reply was removed (behaviour 28.5). */
export async function loadHistory(
  db: Db,
  inviteId: string,
  { guest, context: { rules, party, inviteeId, stored }, recorder, words, shown = [] }: Known,
): Promise<HistoryLine[]> {
  const byId = new Map(shown.map((one) => [one.id, one]));
  const replyId = stored?.id ?? ('replyId' in guest ? guest.replyId : '');
  const changes = await listHistory(db, inviteId, inviteeId === null ? { replyId } : { inviteeId });
  const createdAt = stored ? await findCreationTime(db, stored.id) : null;
  return writeHistory(
    changes,
    stored && { replyId: stored.id, reply: pickRecorded(stored.reply) },
    {
      subjects: {
        people: party.people,
        questions: rules.questions.map((one) => byId.get(one.id) ?? one),
      },
      createdAt: (id) => (id === stored?.id ? createdAt : readOrderedTime(id)),
      mostChanges,
      recorder,
      words,
    },
  );
}
