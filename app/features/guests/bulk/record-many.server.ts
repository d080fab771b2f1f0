import { noteActivity } from '#app/features/activity/store.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { describeHostProblem, describeRecordedWait } from '#app/features/rsvp/descriptions.ts';
import type { GivenReply, Reply } from '#app/features/rsvp/reply.ts';
import {
  type Recorded,
  type ToStore,
  judgeMany,
  storeMany,
} from '#app/features/rsvp/reply/answer-many.server.ts';
import type { AnswerRefusal } from '#app/features/rsvp/reply/judging.server.ts';
import type { StoredReply } from '#app/features/rsvp/reply/reply-context.server.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { getLanguage, say, texts } from '#app/platform/language/say.ts';
import type { Result } from '#app/platform/result.ts';
import { isolateText } from '#app/platform/text.ts';

import type { SelectedGuests } from '../list/selection.server.ts';
import { givenAnswers } from '../recording/recording.server.ts';
import type { ActionOutcome, RecordingMany } from '../schema.ts';
import { type Changed, type Preparing, changeInParts } from '../undo/changing.server.ts';
import {
  type KeptRow,
  type RecordedOver,
  encodeKept,
  insertKept,
} from '../undo/undo-store.server.ts';
import { type Told, ToldOutcomes } from './told-outcomes.ts';

const mostNamed = 3;

/** Records one answer for many guests; reports failures and waiting guests by name (behaviour 33.27). */
export async function recordMany(
  services: UpdateServices,
  invite: OwnedInvite,
  { guests, ...terms }: RecordingMany,
): Promise<ActionOutcome> {
  const { db, clock } = services;
  const told = new ToldOutcomes();
  let at = clock();
  const change = await changeInParts(services, invite, guests, {
    prepare: (preparing, selected) => judgeEach(preparing, selected, { ...terms, told }),
    async write({ trx, inviteId, editor, now, tellPromoted }, part) {
      await storeMany(trx, inviteId, part.toStore, tellPromoted);
      await insertKept(trx, part.kept);
      const { length: count } = part.kept;
      const kind = 'answer-recorded';
      if (count > 0) await noteActivity(trx, { inviteId, hostUid: editor, kind, count, now });
      told.add(part.told, part.promoted);
      at = now;
      return { count };
    },
  });
  const changed = await describeChanged({ db, inviteId: invite.id }, told, terms);
  return { status: 200, reply: { ok: true, changed: { change, at, ...changed } } };
}

const { tooNew } = texts({
  tooNew: 'Somebody changed this answer after you selected it, so it stays as it is.',
});

/** 'Going +1' adds a companion if there is none, and removes nobody. */
const giveTo = (as: RecordingMany['as'], was: Reply | null): GivenReply =>
  as === 'yes+1' && was?.answer === 'yes' && was.extra > 1 ? givenAnswers.yes : givenAnswers[as];

type Terms = Pick<RecordingMany, 'as' | 'seen' | 'seenAt' | 'own'>;

/** `told` has the outcomes of earlier parts. */
interface Judging extends Terms {
  told: ToldOutcomes;
}

function hasSeenReply(
  { seen, seenAt = 0, own = [], told }: Judging,
  id: string,
  stored: StoredReply | null,
) {
  const version = stored && stored.version - (told.wasPromoted(id) ? 1 : 0);
  if (seen) return (seen[id] ?? null) === version;
  return stored === null || stored.updatedAt <= seenAt || own.includes(stored.updatedAt);
}

/** Why an answer could not be recorded, or what is unexpected about a recorded one; '' for neither. */
function describeOutcome(done: Result<Recorded, AnswerRefusal>): { problem: string; note: string } {
  if (!done.ok && done.error === 'changed') return { problem: tooNew, note: '' };
  const problem = done.ok ? done.value.problems[0] : ({ reason: 'full' } as const);
  if (problem) {
    return { problem: describeHostProblem(problem, getGuestWords(getLanguage())), note: '' };
  }
  return {
    problem: '',
    note: done.ok ? describeRecordedWait(done.value.reply, done.value.given) : '',
  };
}

/** What is to be stored, with what the replies said before, and what the host is told of it. */
interface JudgedPart {
  toStore: ToStore;
  kept: KeptRow[];
  told: Told[];
  promoted: string[];
}

async function judgeEach(
  { db, inviteId, change, now }: Preparing,
  { invited, open }: SelectedGuests,
  terms: Judging,
): Promise<JudgedPart> {
  const guests = [
    ...invited.map((inviteeId) => ({ inviteeId })),
    ...open.map((replyId) => ({ replyId })),
  ];
  const all = [...invited, ...open];
  const asked = guests.map((guest, index) => ({
    guest,
    give: (was: Reply | null) => giveTo(terms.as, was),
    hasSeen: (stored: StoredReply | null) => hasSeenReply(terms, all[index] ?? '', stored),
  }));
  const { outcomes, versions, changes, toStore } = await judgeMany(db, inviteId, asked, now);
  const told = outcomes.flatMap((outcome, index): Told[] => {
    // Who was removed meanwhile is no longer selected.
    if (!outcome.ok && outcome.error === 'uninvited') return [];
    return [
      { id: all[index] ?? '', version: versions[index] ?? null, ...describeOutcome(outcome) },
    ];
  });
  const before = changes.map((one) => ({ kind: 'reply', ...one }) as RecordedOver);
  return {
    toStore,
    kept: await encodeKept({ inviteId, change, now }, before),
    told,
    promoted: toStore.promoted.map(({ id, inviteeId }) => inviteeId ?? id),
  };
}

async function describeChanged(
  event: NamedIn,
  told: ToldOutcomes,
  { seen }: Terms,
): Promise<Omit<Changed, 'at'>> {
  const refusals = await nameGuests(event, told.listBy('problem'));
  const left = refusals
    .map((named) =>
      say(
        '{more, plural, =0 {Not for {names}: {why}} other {Not for {names} and # more: {why}}}',
        named,
      ),
    )
    .join(' ');
  const waiting = await nameGuests(event, told.listBy('note'));
  const note = waiting
    .map((named) =>
      say('{more, plural, =0 {{names}: {why}} other {{names} and # more: {why}}}', named),
    )
    .join(' ');
  const newer = told.versionsOf(tooNew, true);
  return {
    count: told.count,
    ...(left !== '' && { left }),
    ...(note !== '' && { note }),
    ...(Object.keys(newer).length > 0 && { newer }),
    ...(seen && { versions: told.versionsOf(tooNew, false) }),
  };
}

type NamedIn = Pick<Preparing, 'db' | 'inviteId'>;

/** Some guests and what is said of them. */
interface Named {
  names: string;
  /** How many there are besides those who are named. */
  more: number;
  why: string;
}

async function nameGuests(
  { db, inviteId }: NamedIn,
  guests: ReadonlyMap<string, string[]>,
): Promise<Named[]> {
  const all: Named[] = [];
  for (const [sentence, ids] of guests) {
    const named = ids.slice(0, mostNamed);
    const invitees = await db
      .selectFrom('invitees')
      .select(['id', 'name'])
      .where('invite_id', '=', inviteId)
      .where('id', 'in', named)
      .execute();
    const names = new Map(invitees.map(({ id, name }) => [id, isolateText(name)]));
    const who = named.map((id) => names.get(id) ?? say('a guest from the shared link'));
    all.push({ names: who.join(', '), more: ids.length - named.length, why: say(sentence) });
  }
  return all;
}
