import * as v from 'valibot';

import { noteActivity } from '#app/features/activity/store.server.ts';
import { insertHere } from '#app/features/door/kept-arrivals.server.ts';
import { insertKeptInvite } from '#app/features/invite/kept-invite.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import type { Owner } from '#app/features/invite/schema.ts';
import { insertLabels } from '#app/features/labels/labels-store.server.ts';
import { labelLimits } from '#app/features/labels/labels.ts';
import { insertReplies } from '#app/features/rsvp/reply/kept-replies.server.ts';
import { settleReplies } from '#app/features/rsvp/reply/settle.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { type EventFile, defineEventFile, eventFileVersion } from './schema.ts';

const foreign = 'This is not an event that was exported from Festoon. Nothing was imported.';
const newer =
  'This file was exported from a newer release of Festoon than this one. Nothing was imported.';
const noAccount = { status: 401, message: messages.signedOut };
const tooMany = {
  status: 429,
  message:
    'You have saved 20 new invitations within 24 hours, and that is the limit. Nothing was imported: please try again tomorrow.',
};

/** Checks an untrusted file. The error is a sentence that says what is wrong and where (behaviour 33.12). */
export function parseEventFile(input: unknown, now: number): Result<EventFile, string> {
  const { festoon, version } = (input ?? {}) as { festoon?: unknown; version?: unknown };
  if (festoon !== 'event') return fail(foreign);
  if (typeof version === 'number' && version > eventFileVersion) return fail(newer);
  const parsed = v.safeParse(defineEventFile(now), input, { abortEarly: true });
  if (parsed.success) {
    const twice = findTwice(parsed.output);
    return twice === null ? succeed(parsed.output) : fail(describeDamage(twice));
  }
  const place = v.getDotPath(parsed.issues[0]) ?? 'its beginning';
  return fail(describeDamage(place));
}

function describeDamage(place: string): string {
  return `This file is damaged: what it says at “${place.slice(0, 100)}” cannot be right. Nothing was imported.`;
}

const isTwice = (values: readonly unknown[]) => new Set(values).size < values.length;

/** Names the part with a repeated number or id, or with more labels than an event may have. */
function findTwice({ event, retiredQuestions, facts, guests, openReplies }: EventFile) {
  const questions = [...event.answerSettings.questions, ...retiredQuestions];
  const replies = [...guests.map(({ reply }) => reply), ...openReplies];
  const waiting = replies.flatMap((reply) => reply?.waiting ?? []);
  if (new Set(guests.flatMap(({ labels }) => labels)).size > labelLimits.event) return 'labels';
  if (isTwice(questions.map(({ id }) => id))) return 'retiredQuestions';
  if (isTwice(facts.map(({ version }) => version))) return 'facts';
  return isTwice(waiting) ? 'waiting' : null;
}

/** Stores a new event in one transaction (behaviour 33.11), or returns a sentence and the response's status. */
export async function importEvent(
  { db, clock }: { db: Db; clock: Clock },
  owner: Owner,
  file: EventFile,
): Promise<Result<string, { status: number; message: string }>> {
  const now = clock();
  const { event, guests, openReplies, walkIns, ...rest } = file;
  const draft = { ...event, draftId: createId(), invitees: [] };
  const questions = [...event.answerSettings.questions, ...rest.retiredQuestions];
  const kept = { ...rest, questions };
  const invitees = guests.map(
    ({ reply: _reply, labels: _labels, arrived: _arrived, ...one }) => one,
  );
  return db.transaction().execute(async (trx) => {
    const made = await insertKeptInvite(trx, { draft, kept, invitees }, { owner, now });
    if (!made.ok) return fail(made.error === 'too-many' ? tooMany : noAccount);
    const { id, inviteeIds } = made.value;
    const own = guests.flatMap(({ reply }, index) =>
      reply ? [{ reply, inviteeId: inviteeIds[index] ?? null }] : [],
    );
    const open = openReplies.map((reply) => ({ reply, inviteeId: null }));
    await insertReplies(trx, { inviteId: id, questions }, own);
    const openIds = await insertReplies(trx, { inviteId: id, questions }, open);
    const here = [
      ...guests.map(({ arrived }, index) => ({ guest: inviteeIds[index] ?? '', people: arrived })),
      ...openReplies.map(({ arrived }, index) => ({
        guest: openIds[index] ?? '',
        people: arrived,
      })),
    ];
    await insertHere(trx, id, { here, walkIns, now });
    const labeled = guests.flatMap(({ labels }, index) =>
      labels.map((label) => ({ inviteeId: inviteeIds[index] ?? '', label })),
    );
    await insertLabels(trx, id, labeled);
    await settleReplies(trx, id, { now });
    await noteActivity(trx, { inviteId: id, hostUid: owner.uid, kind: 'imported', now });
    return succeed(id);
  });
}
