import { asksForArrival } from '#app/features/draft/parts/food-questions.ts';
import type { Later } from '#app/features/guests/list/views.ts';
import { shorten } from '#app/features/guests/people/named-people.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { readComing } from '#app/features/question-answers/question-answers.server.ts';
import { countMinutesSince } from '#app/features/schedule/past.ts';
import { parseClock } from '#app/features/schedule/rules.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { say } from '#app/platform/language/say.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

import { readArrival } from './arrival-times.ts';

const mostNamed = 2;

interface Moment {
  now: number;
  /** By the id of the invitee or reply. */
  here: Pick<ReadonlySet<string>, 'has'>;
}

/** Who is not here and said a time that is still to come, the next first (behaviour 39.23). */
export async function listLater(
  db: Db,
  invite: OwnedInvite,
  { now, here }: Moment,
): Promise<Later[]> {
  const asked = invite.answerSettings.questions.filter(({ title }) => asksForArrival(title));
  if (asked.length === 0) return [];
  const start = parseClock(invite.startTime);
  const minutes = countMinutesSince(invite.date, invite.timeZone || 'UTC', now);
  const later: Later[] = [];
  for await (const { id, name, answers } of readComing(db, invite.id, 'answered')) {
    if (here.has(id)) continue;
    const said = asked.flatMap((question) => Object.values(answers[question.id] ?? {}));
    const times = said.flatMap((value) => readArrival(String(value), start) ?? []);
    const at = Math.min(...times);
    if (at >= minutes && at < Infinity) later.push({ name: name.trim() || say(namelessGuest), at });
  }
  const next = later.toSorted((one, other) => one.at - other.at).slice(0, mostNamed);
  const short = shorten(next.map(({ name }) => name));
  return next.map(({ name, at }) => ({ name: short(name), at }));
}
