import { expect, test } from 'vitest';

import { insertHere } from '#app/features/door/kept-arrivals.server.ts';
import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findInvitee, id, owner, useEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

/** 5 PM in Berlin, an hour before the event. */
let now = Date.parse('2027-06-12T15:00Z');

const arrival = {
  id: 'arrival',
  kind: 'text',
  scope: 'reply',
  title: 'Arrival time',
  choices: [],
  required: false,
} as const;

useSite({}, { clock: () => now });
useEvent({ answerSettings: { ...usualAnswers, questions: [{ ...arrival, choices: [] }] } });

const overview = async () => readWords(await owner.visitor.get(getDashboardPath(id)));

test('on the day the desk says who is here, and who said a time that is still to come (behaviour 39.23)', async () => {
  const { db } = site;
  for (const [name, value] of [
    ['Ana', '21:30'],
    ['Ben', '8 PM'],
    ['Cleo', 'when the baby sleeps'],
  ] as const) {
    const { id: inviteeId } = await findInvitee(name);
    const answers = [{ question: 'arrival', person: '', value }];
    await addAnswer(db, { inviteId: id, inviteeId, answer: 'yes', answers });
  }
  const first = await overview();
  expect(first).toContain('Tonight, 6:00 PM – 11:30 PM Saturday, June 12, 2027');
  expect(first).toContain('3 people tonight');
  expect(first).toContain('Nobody is here yet. Ben comes at 8:00 PM, Ana at 9:30 PM.');
  const guest = (await findInvitee('Ben')).id;
  await insertHere(db, id, { here: [{ guest, people: 1 }], walkIns: [], now });
  expect(await overview()).toContain('1 is here. Ana comes at 9:30 PM.');
  now = Date.parse('2027-06-12T19:31Z');
  expect(await overview()).toMatch(/1 is here\. (?!Ana)/);
});
