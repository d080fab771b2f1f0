import { say, texts } from '#app/platform/language/say.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

import type { Payloads, ToldAnswer } from '../schema.ts';
import type { MailContent, MailSection } from './content.ts';
import { toLine } from './event-content.ts';

const makeEmpty = () => ({
  picture: null,
  title: '',
  lead: [],
  facts: [],
  words: [],
  panel: null,
  sections: [],
  foot: [say('Sent by Festoon.')],
  data: null,
  stop: null,
});

const answerWords = texts({ yes: 'Yes', no: 'No', maybe: 'Maybe' });

/** For 'Yes' and 'Maybe', which come with a number of people. */
const saidOfMany = texts({
  yes: {
    going: 'Yes, {people, plural, one {# person} other {# people}}',
    waiting: 'Yes, {people, plural, one {# person} other {# people}}, on the waiting list',
  },
  maybe: {
    going: 'Maybe, {people, plural, one {# person} other {# people}}',
    waiting: 'Maybe, {people, plural, one {# person} other {# people}}, on the waiting list',
  },
});

const saidWaiting = texts({
  yes: 'Yes, on the waiting list',
  no: 'No, on the waiting list',
  maybe: 'Maybe, on the waiting list',
});

function describeAnswer({ answer, people, isWaiting }: ToldAnswer): string {
  if (answer === 'no' || people < 2)
    return say(isWaiting ? saidWaiting[answer] : answerWords[answer]);
  return say(saidOfMany[answer][isWaiting ? 'waiting' : 'going'], { people });
}

function describe(told: ToldAnswer): string {
  const words = toLine(told.note);
  const answer = describeAnswer(told);
  return words === '' ? answer : say('{answer}. “{words}”', { answer, words });
}

const nameEvent = (eventName: string) => toLine(eventName) || say('Your event');

/** Above the news: how many answers, and of which event if it is one. */
function headAnswers(count: number, event: string | undefined) {
  const heading = say(
    '{count, plural, =1 {A new answer} one {# new answer} other {# new answers}}',
    { count },
  );
  if (event === undefined) return { heading, subject: heading };
  const subject = say(
    '{count, plural, =1 {A new answer} one {# new answer} other {# new answers}}: {event}',
    { count, event },
  );
  return { heading, subject };
}

function previewAnswer({ name, answer }: ToldAnswer): string {
  return say('{name}: {answer}', {
    name: toLine(name) || say('A guest'),
    answer: say(answerWords[answer]),
  });
}

/** News for the host: answers, by event. The page at `origin` + `accountPath` sets how often it is sent. */
export function tellAnswers(
  { answers, more }: Payloads['answers'],
  { origin, accountPath }: { origin: string; accountPath: string },
): MailContent {
  const byEvent = Map.groupBy(answers, ({ path }) => path);
  const sections = [...byEvent].map(([path, own]): MailSection => ({
    heading: { words: nameEvent(own[0]?.eventName ?? ''), href: origin + path },
    entries: own.map((each) => ({
      title: toLine(each.name) || say(namelessGuest),
      text: describe(each),
    })),
  }));
  const event = sections.length === 1 ? sections[0]?.heading.words : undefined;
  return {
    ...makeEmpty(),
    ...headAnswers(answers.length + more, event),
    preheader: answers.slice(0, 3).map(previewAnswer).join(' · '),
    lead: more > 0 ? [say('These are the latest {count, number}.', { count: answers.length })] : [],
    sections,
    stop: { words: say('Change how often you hear of answers'), href: origin + accountPath },
  };
}

/** To go through the guests without an answer, which the host wanted to be reminded of (behaviour 48.9). */
export function remindHost(
  { eventName, path, count }: Payloads['follow-up'],
  origin: string,
): MailContent {
  const event = nameEvent(eventName);
  return {
    ...makeEmpty(),
    subject: say(
      '{count, plural, one {# guest has not answered} other {# guests have not answered}}: {event}',
      { count, event },
    ),
    preheader: say('You wanted to be reminded.'),
    heading: say(
      '{count, plural, one {# guest has not answered} other {# guests have not answered}}',
      { count },
    ),
    lead: [say('You wanted to be reminded of {event}.', { event })],
    panel: {
      title: '',
      lead: '',
      choices: [{ words: say('Remind them by phone'), href: origin + path, kind: 'solid' }],
      note: '',
    },
  };
}

/** Mail about an account: a link that works once, and advice for a reader who did not request it. */
export const accountContents = {
  verify: ({ link }: Payloads['verify']): MailContent => ({
    ...makeEmpty(),
    subject: say('Confirm your address'),
    preheader: say('One press, and Festoon can send your invitations.'),
    heading: say('Is this your address?'),
    lead: [say('Somebody gave this address for their account on Festoon.')],
    panel: {
      title: '',
      lead: '',
      choices: [{ words: say('Confirm this address'), href: link, kind: 'solid' }],
      note: say('Wasn’t you? Ignore this mail.'),
    },
  }),
  reset: ({ username, link }: Payloads['reset'] & { link: string }): MailContent => ({
    ...makeEmpty(),
    subject: say('Set a new password'),
    preheader: say('The link works once, for an hour.'),
    heading: say('Set a new password'),
    lead: [
      say('Somebody asked for a new password for your account “{username}” on Festoon.', {
        username,
      }),
    ],
    panel: {
      title: '',
      lead: '',
      choices: [{ words: say('Set a new password'), href: link, kind: 'solid' }],
      note: say(
        'The link works once, for an hour. Wasn’t you? Ignore this mail: your password stays as it is.',
      ),
    },
  }),
};
