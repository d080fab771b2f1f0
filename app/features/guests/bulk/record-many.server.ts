import { noteActivity } from '#app/features/activity/store.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { describeHostProblem, describeRecordedWait } from '#app/features/rsvp/descriptions.ts';
import type { GivenReply } from '#app/features/rsvp/reply.ts';
import { answerWithin } from '#app/features/rsvp/reply/answer.server.ts';
import type { StoredReply } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Guest } from '#app/features/rsvp/schema.ts';
import { isolateText } from '#app/platform/text.ts';

import type { SelectedGuests } from '../list/selection.server.ts';
import { givenAnswers } from '../recording/recording.server.ts';
import type { ActionOutcome, RecordingMany, Versions } from '../schema.ts';
import { type Changed, type Changing, changeGuests } from '../undo/changing.server.ts';
import { isSameReply, readReplies } from '../undo/guest-rows-store.server.ts';
import { type RecordedOver, type ReplyRecord, keepBefore } from '../undo/undo-store.server.ts';

const mostNamed = 3;

/** Records one answer for many guests; reports failures and waiting guests by name (behaviour 33.27). */
export function recordMany(
  services: UpdateServices,
  invite: OwnedInvite,
  { guests, ...terms }: RecordingMany,
): Promise<ActionOutcome> {
  return changeGuests(services, invite, guests, (changing, selected) =>
    recordEach(changing, selected, terms),
  );
}

const tooNew = 'This answer was changed after you selected them, so it is as it was.';

/** 'Going +1' adds a companion if there is none, and removes nobody. */
const giveTo = (as: RecordingMany['as'], was: ReplyRecord | undefined): GivenReply =>
  as === 'yes+1' && was?.answer === 'yes' && was.extra > 1 ? givenAnswers.yes : givenAnswers[as];

type Terms = Pick<RecordingMany, 'as' | 'seen' | 'seenAt' | 'own'>;

function hasSeenVersion({ seen, seenAt = 0, own = [] }: Terms, id: string, version: number | null) {
  if (seen) return (seen[id] ?? null) === version;
  return version === null || version <= seenAt || own.includes(version);
}

/** Why an answer could not be recorded, or what is unexpected about a recorded one; '' for neither. */
interface Recorded {
  problem: string;
  note: string;
}

async function recordOne(
  { trx, inviteId, now, tellPromoted }: Changing,
  guest: Guest,
  { given, sees }: { given: GivenReply; sees: (version: number | null) => boolean },
): Promise<Recorded> {
  const respondent = { inviteId, guest };
  const hasSeen = (stored: StoredReply | null) => sees(stored?.updatedAt ?? null);
  const done = await answerWithin(trx, {
    respondent,
    given,
    by: 'host',
    now,
    tellPromoted,
    hasSeen,
  });
  if (!done.ok && done.error === 'changed') return { problem: tooNew, note: '' };
  const problem = done.ok ? done.value.problems[0] : ({ reason: 'full' } as const);
  if (problem) return { problem: describeHostProblem(problem), note: '' };
  return { problem: '', note: done.ok ? describeRecordedWait(done.value.reply, given) : '' };
}

/** The ids of guests, by the sentence about them. */
type Named = Map<string, string[]>;

async function recordEach(
  changing: Changing,
  selected: SelectedGuests,
  terms: Terms,
): Promise<Changed> {
  const { trx, inviteId, change, editor, now } = changing;
  const before = await readReplies(trx, selected);
  const problems: Named = new Map();
  const notes: Named = new Map();
  const all: [string, Guest][] = [
    ...selected.invited.map((id): [string, Guest] => [id, { inviteeId: id }]),
    ...selected.open.map((id): [string, Guest] => [id, { replyId: id }]),
  ];
  for (const [id, guest] of all) {
    const given = giveTo(terms.as, before.get(id));
    const sees = (version: number | null) => hasSeenVersion(terms, id, version);
    const { problem, note } = await recordOne(changing, guest, { given, sees });
    if (problem !== '') problems.set(problem, [...(problems.get(problem) ?? []), id]);
    if (note !== '') notes.set(note, [...(notes.get(note) ?? []), id]);
  }
  const after = await readReplies(trx, selected);
  const kept = [...after].flatMap(([id, reply]): RecordedOver[] => {
    const was = before.get(id) ?? null;
    return was && isSameReply(was, reply) ? [] : [{ kind: 'reply', before: was, after: reply }];
  });
  await keepBefore(trx, { inviteId, change, now }, kept);
  const refused = new Set([...problems.values()].flat());
  const count = all.length - refused.size;
  if (kept.length > 0) {
    const kind = 'answer-recorded';
    await noteActivity(trx, { inviteId, hostUid: editor, kind, count: kept.length, now });
  }
  const unseen = new Set(problems.get(tooNew));
  const versionsOf = (ids: readonly string[]): Versions =>
    Object.fromEntries(ids.map((id) => [id, after.get(id)?.updated_at ?? null]));
  const refusals = (await nameGuests(changing, problems)).map((sentence) => `Not for ${sentence}`);
  const left = refusals.length > 0 ? { left: refusals.join(' ') } : {};
  const waits = await nameGuests(changing, notes);
  const note = waits.length > 0 ? { note: waits.join(' ') } : {};
  const newer = unseen.size > 0 ? { newer: versionsOf([...unseen]) } : {};
  const known = all.map(([id]) => id).filter((id) => !unseen.has(id));
  const versions = terms.seen ? { versions: versionsOf(known) } : {};
  return { count, at: now, ...left, ...note, ...newer, ...versions };
}

/** Prefixes each sentence with names: 'Ana, Ben and 3 more: '. */
async function nameGuests({ trx, inviteId }: Changing, guests: Named): Promise<string[]> {
  const sentences: string[] = [];
  for (const [sentence, ids] of guests) {
    const named = ids.slice(0, mostNamed);
    const invitees = await trx
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
