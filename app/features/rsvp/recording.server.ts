import * as v from 'valibot';

import type { EditReply, Recordable, Recording } from '#app/features/invite/schema.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import type { Publisher } from '#app/features/live/bus.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isMissingReference } from '#app/platform/db/dialects.server.ts';

import { hostMessages } from './messages.ts';
import * as store from './recording-store.server.ts';
import { type Answer, type Extra, recordingSchema } from './schema.ts';

interface Deps {
  db: Db;
  clock: Clock;
  live: Publisher;
}

const answers: Record<Exclude<Recordable, 'none'>, { answer: Answer; extra: Extra }> = {
  yes: { answer: 'yes', extra: 0 },
  'yes+1': { answer: 'yes', extra: 1 },
  maybe: { answer: 'maybe', extra: 0 },
  no: { answer: 'no', extra: 0 },
};

/** True for what the dashboard sends to record an answer, right or wrong; false for its other edits. */
export function isRecording(input: unknown): boolean {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, 'record');
}

/** Stores it; false when the guest is not on this invitation's list, or no longer. */
async function record(
  { db, clock }: Omit<Deps, 'live'>,
  inviteId: string,
  { record: row, as }: Recording,
): Promise<boolean> {
  const given = as === 'none' ? null : { ...answers[as], now: clock() };
  if ('answerId' in row) {
    const listed = { inviteId, answerId: row.answerId };
    if (given) return store.correctAnswer(db, listed, given);
    await store.removeAnswer(db, listed);
    return true;
  }
  const invited = { inviteId, inviteeId: row.inviteeId };
  if (!(await store.isInvited(db, invited))) return false;
  if (given) await store.recordForInvitee(db, invited, given);
  else await store.takeFromInvitee(db, invited);
  return true;
}

/**
 * Records or corrects a guest's answer by hand, as the dashboard sent it, and says how it went, with the
 * HTTP status. Recording the same again changes nothing; the guest's own later answer overwrites it.
 */
export async function recordAnswer(
  deps: Deps,
  invite: OwnedInvite,
  input: unknown,
): Promise<{ status: 200 | 409 | 422; reply: EditReply }> {
  const recording = v.safeParse(recordingSchema, input);
  if (!recording.success) {
    return { status: 422, reply: { ok: false, message: hostMessages.unknownRecording } };
  }
  const gone: EditReply = { ok: false, message: hostMessages.gone, gone: true };
  try {
    const stored = await record(deps, invite.id, recording.output);
    if (stored) deps.live.publish(invite.id);
    return stored ? { status: 200, reply: { ok: true } } : { status: 409, reply: gone };
  } catch (error) {
    if (isMissingReference(error)) return { status: 409, reply: gone };
    throw error;
  }
}
