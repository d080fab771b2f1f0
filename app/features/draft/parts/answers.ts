import * as v from 'valibot';

import { calendarDate } from '#app/features/schedule/schema.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

import { limits } from '../limits.ts';
import { definePart } from './define-part.ts';
import { companionCount } from './invitee.ts';
import { partScreens } from './part-screens.ts';
import { type Question, keptQuestion, questionKindLabels, questionsSchema } from './question.ts';
import { defineEntries, typedText } from './step-fields.ts';

const seatsRange = texts('Please enter a number of places between 1 and 100,000.');
const contactTooLong = texts('Please use at most 320 characters for how to reach you.');

const late = v.picklist(['accept', 'close']);
const whenFull = v.picklist(['list', 'closed']);
const guestList = v.picklist(['host', 'count', 'names', 'answers']);

const seats = v.nullable(
  v.pipe(
    v.number(seatsRange),
    v.integer(seatsRange),
    v.minValue(1, seatsRange),
    v.maxValue(limits.seats, seatsRange),
  ),
);

/** Drafts and event files of earlier releases call the seats 'places'. */
const readSeats = v.pipe(
  v.looseObject({}),
  v.transform(({ places, ...rest }) => (places === undefined ? rest : { seats: places, ...rest })),
);

const settingsEntries = v.object({
  companions: companionCount,
  answerBy: calendarDate,
  /** Later answers are marked, or refused. */
  late,
  seats,
  /** A yes without a free seat goes on the waiting list, or is refused. */
  whenFull,
  /** What guests see of each other: nothing, how many come, first names of those coming, or first names and answers. */
  guestList,
  /** Whether other guests read the names of children. */
  childNames: v.optional(v.boolean(), false),
  /** Whether a guest is offered a note to the host, and with a maybe a day to decide by. */
  note: v.optional(v.boolean(), true),
  decideBy: v.optional(v.boolean(), true),
  /** Whether the page counts down, with a garland where guests see how many come. */
  countdown: v.optional(v.boolean(), true),
  /** An address or a phone number for when answers are closed, or ''. */
  contact: defineTrimmedText(limits.contact, contactTooLong),
  questions: questionsSchema,
});

const settingsSchema = v.pipe(readSeats, settingsEntries);

export type AnswerSettings = v.InferOutput<typeof settingsSchema>;

export const usualAnswers: AnswerSettings = {
  companions: 1,
  answerBy: '',
  late: 'accept',
  seats: null,
  whenFull: 'list',
  guestList: 'host',
  childNames: false,
  note: true,
  decideBy: true,
  countdown: true,
  contact: '',
  questions: [],
};

const stepEntries = v.object({
  companions: v.fallback(companionCount, usualAnswers.companions),
  answerBy: v.fallback(calendarDate, ''),
  late: v.fallback(late, usualAnswers.late),
  // A number out of range stays on screen, where Next or Save says so.
  seats: v.fallback(v.nullable(v.number()), null),
  whenFull: v.fallback(whenFull, usualAnswers.whenFull),
  guestList: v.fallback(guestList, usualAnswers.guestList),
  childNames: v.fallback(v.boolean(), usualAnswers.childNames),
  note: v.fallback(v.boolean(), usualAnswers.note),
  decideBy: v.fallback(v.boolean(), usualAnswers.decideBy),
  countdown: v.fallback(v.boolean(), usualAnswers.countdown),
  contact: typedText,
  questions: defineEntries(keptQuestion),
});

const stepSchema = v.pipe(readSeats, stepEntries);

const companionsLine = (count: number) =>
  say(
    '{count, plural, =0 {Guests may bring nobody} =1 {Guests may bring one person} other {Guests may bring up to # people}}',
    { count },
  );

const guestListLines: Readonly<Record<AnswerSettings['guestList'], string>> = texts({
  host: '',
  count: 'Guests see how many come',
  names: 'Guests see who is coming',
  answers: 'Guests see who has answered',
});

function questionLine({ title, kind, scope, choices, required }: Question): string {
  const details = [
    say(questionKindLabels[kind]),
    scope === 'person' ? say('for each person') : '',
    required ? say('needed¦a question') : '',
    choices.join(', '),
  ];
  return `${title} (${details.filter(Boolean).join('; ')})`;
}

export const answers = definePart({
  ...partScreens.answers,
  screen: texts({
    title: 'Answer Settings',
    lead: 'What you ask your guests, and until when.',
  }),
  // Absent in a draft that an earlier release has sent.
  schema: v.object({ answerSettings: v.optional(settingsSchema, usualAnswers) }),
  storageKey: 'festoon.answers',
  stepSchema,
  empty: usualAnswers,
  toPart: (step) => ({ answerSettings: step }),
  fromPart: ({ answerSettings }) => answerSettings,
  isFilled: ({ answerSettings }) =>
    JSON.stringify({ ...usualAnswers, ...answerSettings }) !== JSON.stringify(usualAnswers),
  describe: (step) => [
    companionsLine(step.companions),
    step.answerBy === '' ? '' : say('Answer by {day}', { day: step.answerBy }),
    step.answerBy !== '' && step.late === 'close' ? say('Late answers are not taken') : '',
    step.seats === null
      ? ''
      : say('{seats, plural, one {# places} other {# places}}', { seats: step.seats }),
    step.seats !== null && step.whenFull === 'closed' ? say('No waiting list') : '',
    say(guestListLines[step.guestList]),
    step.childNames && ['names', 'answers'].includes(step.guestList)
      ? say('Children’s names too')
      : '',
    step.note ? '' : say('No note to you'),
    step.decideBy ? '' : say('No day to decide by'),
    step.countdown ? '' : say('No countdown and no garland'),
    step.contact,
    ...step.questions.map(questionLine),
  ],
});
