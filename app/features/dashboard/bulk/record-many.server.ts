import { noteActivity } from '#app/features/activity/store.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { describeHostProblem } from '#app/features/rsvp/descriptions.ts';
import { answerWithin } from '#app/features/rsvp/reply/answer.server.ts';
import type { StoredReply } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { GivenReply } from '#app/features/rsvp/reply/reply.ts';
import type { Guest } from '#app/features/rsvp/schema.ts';
import { isolateText } from '#app/platform/text.ts';

import { givenAnswers } from '../guest-list/recording.server.ts';
import type { ActionOutcome, RecordingMany } from '../schema.ts';
import { type Changed, type Changing, changeGuests } from './changing.server.ts';
import { isSameReply, readReplies } from './guest-rows-store.server.ts';
import type { SelectedGuests } from './selection.server.ts';
import { type RecordedOver, type ReplyRecord, keepBefore } from './undo-store.server.ts';

/** How many guests a sentence names. */
const mostNamed = 3;

/** Records one answer for many guests, and says for whom it could not be (behaviour 33.27). */
export function recordMany(
  services: UpdateServices,
  invite: OwnedInvite,
  { guests, as, seenAt }: RecordingMany,
): Promise<ActionOutcome> {
  return changeGuests(services, invite, guests, (changing, selected) =>
    recordEach(changing, selected, { as, seenAt: seenAt ?? Infinity }),
  );
}

const tooNew = 'This answer was changed after you selected them, so it is as it was.';

/** 'Going +1' adds a companion where there is none, and takes nobody away. */
const giveTo = (as: RecordingMany['as'], was: ReplyRecord | undefined): GivenReply =>
  as === 'yes+1' && was?.answer === 'yes' && was.extra > 1 ? givenAnswers.yes : givenAnswers[as];

type Terms = Required<Pick<RecordingMany, 'as' | 'seenAt'>>;

/** Why one guest's answer could not be recorded; null where it was. */
async function recordOne(
  { trx, inviteId, now, tellPromoted }: Changing,
  guest: Guest,
  { given, seenAt }: { given: GivenReply; seenAt: number },
): Promise<string | null> {
  const place = { inviteId, guest };
  const accepts = (stored: StoredReply | null) => (stored?.updatedAt ?? 0) <= seenAt;
  const done = await answerWithin(trx, { place, given, by: 'host', now, tellPromoted, accepts });
  if (!done.ok && done.error === 'changed') return tooNew;
  const problem = done.ok ? done.value.problems[0] : ({ reason: 'full' } as const);
  return problem ? describeHostProblem(problem) : null;
}

async function recordEach(
  changing: Changing,
  selected: SelectedGuests,
  { as, seenAt }: Terms,
): Promise<Changed> {
  const { trx, inviteId, change, editor, now } = changing;
  const before = await readReplies(trx, selected);
  const problems = new Map<string, string[]>();
  const all: [string, Guest][] = [
    ...selected.invited.map((id): [string, Guest] => [id, { inviteeId: id }]),
    ...selected.open.map((id): [string, Guest] => [id, { replyId: id }]),
  ];
  for (const [id, guest] of all) {
    const problem = await recordOne(changing, guest, { given: giveTo(as, before.get(id)), seenAt });
    if (problem !== null) problems.set(problem, [...(problems.get(problem) ?? []), id]);
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
  if (refused.size === 0) return { count, at: now };
  const newer = problems.get(tooNew);
  const left = await describeLeft(changing, problems);
  return { count, at: now, left, ...(newer ? { newer } : {}) };
}

async function describeLeft(
  { trx, inviteId }: Changing,
  problems: ReadonlyMap<string, readonly string[]>,
): Promise<string> {
  const sentences: string[] = [];
  for (const [sentence, ids] of problems) {
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
    sentences.push(`Not for ${who.join(', ')}${rest}: ${sentence}`);
  }
  return sentences.join(' ');
}
