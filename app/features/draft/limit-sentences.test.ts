import * as v from 'valibot';
import { expect, test } from 'vitest';

import { memberMessages } from '#app/features/invite/members/messages.ts';
import { maxMembers } from '#app/features/invite/members/rules.ts';
import { pictureMessages } from '#app/features/picture/messages.ts';
import { pictureLimits } from '#app/features/picture/schema.ts';
import {
  addressTooLong,
  maxAddress,
  minSearch,
  searchTooShort,
} from '#app/features/place/rules.ts';
import { tooManyActivities } from '#app/features/schedule/plan.ts';
import { activitiesSchema, maxActivities } from '#app/features/schedule/schema.ts';

import { limits } from './limits.ts';
import { parts } from './parts.ts';
import { tooManyEntries } from './parts/entry-list.ts';
import { titleTooLong, titleTooShort } from './parts/event-name.ts';
import { phoneSchema, tooManyCompanions, tooManyInvitees, tooManyPeople } from './parts/invitee.ts';
import { locationTooLong } from './parts/location.ts';
import { messageTooLong } from './parts/message.ts';
import { ownQuestion } from './parts/question-presets.ts';
import { tooManyQuestions } from './parts/question.ts';

const long = (length: number) => 'a'.repeat(length + 1);
const many = <Item>(count: number, item: Item) => Array.from({ length: count + 1 }, () => item);

function refusal(schema: v.GenericSchema, input: unknown): string {
  return v.safeParse(schema, input).issues?.[0].message ?? '';
}

const { answerSettings } = parts.answers.schema.entries;
const settings = { ...parts.answers.empty };
const asking = (changes: object) => ({
  ...settings,
  questions: [{ ...ownQuestion, id: 'q', title: 'A song?', ...changes }],
});

test.each<[string, number]>([
  [titleTooShort, limits.titleMin],
  [titleTooLong, limits.titleMax],
  [tooManyEntries, limits.listEntries],
  [tooManyInvitees, limits.invitees],
  [tooManyPeople, limits.people],
  [tooManyCompanions, limits.companions],
  [refusal(phoneSchema, long(limits.phone)), limits.phone],
  [locationTooLong, limits.location],
  [messageTooLong, limits.message],
  [refusal(parts.hostedBy.schema, { hostedBy: long(limits.hostedBy) }), limits.hostedBy],
  [refusal(answerSettings, { ...settings, seats: 0 }), limits.seats],
  [refusal(answerSettings, { ...settings, contact: long(limits.contact) }), limits.contact],
  [tooManyQuestions, limits.questions],
  [refusal(answerSettings, asking({ title: long(limits.questionTitle) })), limits.questionTitle],
  [
    refusal(answerSettings, asking({ kind: 'one', choices: [long(limits.questionChoice)] })),
    limits.questionChoice,
  ],
  [
    refusal(answerSettings, asking({ kind: 'one', choices: many(limits.questionChoices, 'a') })),
    limits.questionChoices,
  ],
  [tooManyActivities, maxActivities],
  [refusal(activitiesSchema, many(maxActivities, null)), maxActivities],
  [searchTooShort, minSearch],
  [addressTooLong, maxAddress],
  [memberMessages.full, maxMembers],
  [pictureMessages.tooLarge, pictureLimits.bytes / 2 ** 20],
  [pictureMessages.tooManyPixels, pictureLimits.pixels / 1e6],
  [pictureMessages.tooManyAvifPixels, pictureLimits.avifPixels / 1e6],
  [pictureMessages.tooLong, pictureLimits.longestSide],
  [pictureMessages.tooSmall, pictureLimits.side],
  [pictureMessages.altTooLong, pictureLimits.alt],
])('“%s” names the limit %d', (sentence, limit) => {
  expect(sentence.match(/\d[\d,]*/g)?.at(-1)).toBe(limit.toLocaleString('en'));
});
