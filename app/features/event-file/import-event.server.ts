import * as v from 'valibot';

import { noteActivity } from '#app/features/activity/store.server.ts';
import { insertHere } from '#app/features/door/kept-arrivals.server.ts';
import { writeHostNote } from '#app/features/invite/host-notes-store.server.ts';
import { openKeptInvite, stageKeptInvite } from '#app/features/invite/kept-invite.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import { readPhone } from '#app/features/invite/phone-numbers.server.ts';
import type { Owner } from '#app/features/invite/schema.ts';
import { insertLabels } from '#app/features/labels/labels-store.server.ts';
import { labelLimits } from '#app/features/labels/labels.ts';
import { insertReplies } from '#app/features/rsvp/reply/kept-replies.server.ts';
import { settleReplies } from '#app/features/rsvp/reply/settle.server.ts';
import { importHandedOver } from '#app/features/told/hand-over.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { mapInSlices } from '#app/platform/map-in-slices.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import { defineBoundedList } from '#app/platform/text-schema.ts';

import { type EventFile, defineEventFile, defineEventLists, eventFileVersion } from './schema.ts';

const { foreign, newer, tooMany } = texts({
  foreign: 'This is not an event that was exported from Festoon. Nothing was imported.',
  newer:
    'This file was exported from a newer release of Festoon than this one. Nothing was imported.',
  tooMany:
    'You have saved 20 new invitations within 24 hours, and that is the limit. Nothing was imported: please try again tomorrow.',
});

const refusals = {
  'no-account': { status: 401, message: messages.signedOut },
  'too-many': { status: 429, message: tooMany },
};

/** Checks an untrusted file. The error is a sentence that says what is wrong and where (behaviour 33.12). */
export async function parseEventFile(
  input: unknown,
  now: number,
): Promise<Result<EventFile, string>> {
  const { festoon, version } = (input ?? {}) as { festoon?: unknown; version?: unknown };
  if (festoon !== 'event') return fail(foreign);
  if (typeof version === 'number' && version > eventFileVersion) return fail(newer);
  const lists = defineEventLists(now);
  const { facts, guests, openReplies } = lists;
  const head = v.object({
    ...defineEventFile(now).entries,
    facts: defineBoundedList(v.unknown(), facts[1], facts[2]),
    guests: defineBoundedList(v.unknown(), guests[1], guests[2]),
    openReplies: defineBoundedList(v.unknown(), openReplies[1], openReplies[2]),
  });
  const parsed = v.safeParse(head, input, { abortEarly: true });
  if (!parsed.success) return fail(describeDamage(v.getDotPath(parsed.issues[0])));
  const file: Record<string, unknown> = parsed.output;
  for (const name of ['facts', 'guests', 'openReplies'] as const) {
    const list = await parseList(lists[name][0], parsed.output[name]);
    if (!list.ok) return fail(describeDamage(`${name}.${list.error}`));
    file[name] = list.value;
  }
  const read = file as EventFile;
  const twice = findTwice(read);
  return twice === null ? succeed(read) : fail(describeDamage(twice));
}

/** The error is the place of the first entry that cannot be right. */
async function parseList(
  schema: v.GenericSchema,
  entries: readonly unknown[],
): Promise<Result<unknown[], string>> {
  let place: string | null = null;
  let index = 0;
  const parsed = await mapInSlices(entries, (entry) => {
    if (place !== null) return null;
    const one = v.safeParse(schema, entry, { abortEarly: true });
    if (!one.success)
      place = [index, v.getDotPath(one.issues[0])].filter((key) => key !== null).join('.');
    index += 1;
    return one.output;
  });
  return place === null ? succeed(parsed) : fail(place);
}

function describeDamage(place: string | null): string {
  return place === null
    ? say(
        'This file is damaged: what it says at “its beginning” cannot be right. Nothing was imported.',
      )
    : say(
        'This file is damaged: what it says at “{place}” cannot be right. Nothing was imported.',
        { place: place.slice(0, 100) },
      );
}

const isTwice = (values: readonly unknown[]) => new Set(values).size < values.length;

/** Names the part with a repeated number or id, a phone number that is none, or with more labels than an event may have. */
function findTwice({ event, retiredQuestions, facts, guests, openReplies }: EventFile) {
  const questions = [...event.answerSettings.questions, ...retiredQuestions];
  const replies = [...guests.map(({ reply }) => reply), ...openReplies];
  const waiting = replies.flatMap((reply) => reply?.waiting ?? []);
  if (new Set(guests.flatMap(({ labels }) => labels)).size > labelLimits.event) return 'labels';
  const wrong = guests.findIndex(({ phone }) => readPhone(phone, undefined) !== phone);
  if (wrong !== -1) return `guests.${wrong}.phone`;
  if (isTwice(questions.map(({ id }) => id))) return 'retiredQuestions';
  if (isTwice(facts.map(({ version }) => version))) return 'facts';
  return isTwice(waiting) ? 'waiting' : null;
}

/**
 * Stores a new event (behaviour 33.11), or returns a sentence and the response's status. It is written in many short
 * transactions, as one that is deleted and belongs to nobody, and opened by the last: what fails before is removed like
 * any deleted event.
 */
export async function importEvent(
  { db, clock }: { db: Db; clock: Clock },
  owner: Owner,
  file: EventFile,
): Promise<Result<string, { status: number; message: string }>> {
  const now = clock();
  const { event, language, guests, openReplies, walkIns, ...rest } = file;
  const draft = { ...event, language, draftId: createId(), invitees: [] };
  const questions = [...event.answerSettings.questions, ...rest.retiredQuestions];
  const kept = { ...rest, questions };
  const invitees = guests.map(
    ({ reply: _reply, labels: _labels, hostNote: _note, arrived: _arrived, told: _told, ...one }) =>
      one,
  );
  const made = await stageKeptInvite(db, { draft, kept, invitees }, { owner, now });
  if (!made.ok) return fail(refusals[made.error]);
  const { id, inviteeIds } = made.value;
  const own = guests.flatMap(({ reply }, index) =>
    reply ? [{ reply, inviteeId: inviteeIds[index] ?? null }] : [],
  );
  const open = openReplies.map((reply) => ({ reply, inviteeId: null }));
  await insertReplies(db, { inviteId: id, questions }, own);
  const openIds = await insertReplies(db, { inviteId: id, questions }, open);
  const here = [
    ...guests.map(({ arrived }, index) => ({ guest: inviteeIds[index] ?? '', people: arrived })),
    ...openReplies.map(({ arrived }, index) => ({ guest: openIds[index] ?? '', people: arrived })),
  ];
  await insertHere(db, id, { here, walkIns, now });
  const labeled = guests.flatMap(({ labels }, index) =>
    labels.map((label) => ({ inviteeId: inviteeIds[index] ?? '', label })),
  );
  await insertLabels(db, id, labeled);
  for (const [index, { hostNote }] of guests.entries()) {
    if (hostNote !== '') await writeHostNote(db, inviteeIds[index] ?? '', hostNote);
  }
  const said = guests.flatMap(({ told }, index) =>
    told.map((one) => ({ ...one, inviteeId: inviteeIds[index] ?? '' })),
  );
  await importHandedOver(db, id, said);
  await settleReplies(db, id, { now });
  return db.transaction().execute(async (trx) => {
    const refusal = await openKeptInvite(trx, id, { owner, now });
    if (refusal !== null) return fail(refusals[refusal]);
    await noteActivity(trx, { inviteId: id, hostUid: owner.uid, kind: 'imported', now });
    return succeed(id);
  });
}
