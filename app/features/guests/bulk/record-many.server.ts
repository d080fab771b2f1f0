import { noteActivity } from '#app/features/activity/store.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { describeHostProblem, describeRecordedWait } from '#app/features/rsvp/descriptions.ts';
import type { GivenReply, Reply } from '#app/features/rsvp/reply.ts';
import {
  type JudgedMany,
  type Recorded,
  judgeMany,
  storeMany,
} from '#app/features/rsvp/reply/answer-many.server.ts';
import type { AnswerRefusal } from '#app/features/rsvp/reply/judging.server.ts';
import type { StoredReply } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Result } from '#app/platform/result.ts';
import { isolateText } from '#app/platform/text.ts';

import type { SelectedGuests } from '../list/selection.server.ts';
import { givenAnswers } from '../recording/recording.server.ts';
import type { ActionOutcome, RecordingMany, Versions } from '../schema.ts';
import { type Changed, type Preparing, changeGuests } from '../undo/changing.server.ts';
import { type RecordedOver, keepBefore } from '../undo/undo-store.server.ts';

const mostNamed = 3;

/** Records one answer for many guests; reports failures and waiting guests by name (behaviour 33.27). */
export function recordMany(
  services: UpdateServices,
  invite: OwnedInvite,
  { guests, ...terms }: RecordingMany,
): Promise<ActionOutcome> {
  return changeGuests(services, invite, guests, {
    prepare: (preparing, selected) => judgeEach(preparing, selected, terms),
    async write({ trx, inviteId, editor, now, tellPromoted }, { judged, changed }) {
      await storeMany(trx, inviteId, judged, tellPromoted);
      const { length: count } = judged.changes;
      const kind = 'answer-recorded';
      if (count > 0) await noteActivity(trx, { inviteId, hostUid: editor, kind, count, now });
      return changed;
    },
  });
}

const tooNew = 'This answer was changed after you selected them, so it is as it was.';

/** 'Going +1' adds a companion if there is none, and removes nobody. */
const giveTo = (as: RecordingMany['as'], was: Reply | null): GivenReply =>
  as === 'yes+1' && was?.answer === 'yes' && was.extra > 1 ? givenAnswers.yes : givenAnswers[as];

type Terms = Pick<RecordingMany, 'as' | 'seen' | 'seenAt' | 'own'>;

function hasSeenReply(
  { seen, seenAt = 0, own = [] }: Terms,
  id: string,
  stored: StoredReply | null,
) {
  if (seen) return (seen[id] ?? null) === (stored?.version ?? null);
  return stored === null || stored.updatedAt <= seenAt || own.includes(stored.updatedAt);
}

/** Why an answer could not be recorded, or what is unexpected about a recorded one; '' for neither. */
function describeOutcome(done: Result<Recorded, AnswerRefusal>): { problem: string; note: string } {
  if (!done.ok && done.error === 'changed') return { problem: tooNew, note: '' };
  const problem = done.ok ? done.value.problems[0] : ({ reason: 'full' } as const);
  if (problem) return { problem: describeHostProblem(problem), note: '' };
  return {
    problem: '',
    note: done.ok ? describeRecordedWait(done.value.reply, done.value.given) : '',
  };
}

/** The ids of guests, by the sentence about them. */
type Named = Map<string, string[]>;

function addTo(named: Named, sentence: string, id: string): void {
  const ids = named.get(sentence);
  if (ids) ids.push(id);
  else named.set(sentence, [id]);
}

/** What is to be stored, and what the host is told of it. Keeps what the replies said before. */
async function judgeEach(
  preparing: Preparing,
  selected: SelectedGuests,
  terms: Terms,
): Promise<{ judged: JudgedMany; changed: Changed }> {
  const { db, inviteId, change, now } = preparing;
  const problems: Named = new Map();
  const notes: Named = new Map();
  const guests = [
    ...selected.invited.map((inviteeId) => ({ inviteeId })),
    ...selected.open.map((replyId) => ({ replyId })),
  ];
  const all = [...selected.invited, ...selected.open];
  const asked = guests.map((guest, index) => ({
    guest,
    give: (was: Reply | null) => giveTo(terms.as, was),
    hasSeen: (stored: StoredReply | null) => hasSeenReply(terms, all[index] ?? '', stored),
  }));
  const judged = await judgeMany(db, inviteId, asked, now);
  const { outcomes, versions: stored, changes } = judged;
  const versionById = new Map(all.map((id, index) => [id, stored[index] ?? null]));
  for (const [index, outcome] of outcomes.entries()) {
    const id = all[index] ?? '';
    const { problem, note } = describeOutcome(outcome);
    if (problem !== '') addTo(problems, problem, id);
    if (note !== '') addTo(notes, note, id);
  }
  const kept = changes.map((one) => ({ kind: 'reply', ...one }) as RecordedOver);
  await keepBefore(db, { inviteId, change, now }, kept);
  const refused = new Set([...problems.values()].flat());
  const count = all.length - refused.size;
  const unseen = new Set(problems.get(tooNew));
  const versionsOf = (ids: readonly string[]): Versions =>
    Object.fromEntries(ids.map((id) => [id, versionById.get(id) ?? null]));
  const refusals = (await nameGuests(preparing, problems)).map((sentence) => `Not for ${sentence}`);
  const left = refusals.length > 0 ? { left: refusals.join(' ') } : {};
  const waits = await nameGuests(preparing, notes);
  const note = waits.length > 0 ? { note: waits.join(' ') } : {};
  const newer = unseen.size > 0 ? { newer: versionsOf([...unseen]) } : {};
  const known = all.filter((id) => !unseen.has(id));
  const versions = terms.seen ? { versions: versionsOf(known) } : {};
  return { judged, changed: { count, at: now, ...left, ...note, ...newer, ...versions } };
}

/** Prefixes each sentence with names: 'Ana, Ben and 3 more: '. */
async function nameGuests({ db, inviteId }: Preparing, guests: Named): Promise<string[]> {
  const sentences: string[] = [];
  for (const [sentence, ids] of guests) {
    const named = ids.slice(0, mostNamed);
    const invitees = await db
      .selectFrom('invitees')
      .select(['id', 'name'])
      .where('invite_id', '=', inviteId)
      .where('id', 'in', named)
      .execute();
    const names = new Map(invitees.map(({ id, name }) => [id, isolateText(name)]));
    const who = named.map((id) => names.get(id) ?? 'a guest of the link');
    const more = ids.length - named.length;
    const rest = more > 0 ? ` and ${more.toLocaleString('en')} more` : '';
    sentences.push(`${who.join(', ')}${rest}: ${sentence}`);
  }
  return sentences;
}
