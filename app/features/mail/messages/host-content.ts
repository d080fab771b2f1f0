import { namelessGuest } from '#app/platform/person-names.ts';

import type { Payloads, ToldAnswer } from '../schema.ts';
import type { MailContent, MailSection } from './content.ts';
import { toLine } from './event-content.ts';

const empty = {
  picture: null,
  title: '',
  lead: [],
  facts: [],
  words: [],
  panel: null,
  sections: [],
  foot: ['Sent by Festoon.'],
  data: null,
  stop: null,
};

const said = { yes: 'Yes', no: 'No', maybe: 'Maybe' } as const;

function describe({ answer, people, isWaiting, note }: ToldAnswer): string {
  const count = answer === 'no' || people < 2 ? '' : `, ${people} people`;
  const place = isWaiting ? ', on the waiting list' : '';
  const words = toLine(note);
  return `${said[answer]}${count}${place}${words === '' ? '' : `. “${words}”`}`;
}

/** News for the host: answers, by event. The page at `origin` + `accountPath` sets how often it is sent. */
export function tellAnswers(
  { answers, more }: Payloads['answers'],
  { origin, accountPath }: { origin: string; accountPath: string },
): MailContent {
  const byEvent = Map.groupBy(answers, ({ path }) => path);
  const sections = [...byEvent].map(([path, own]): MailSection => ({
    heading: { words: toLine(own[0]?.eventName ?? '') || 'Your event', href: origin + path },
    entries: own.map((each) => ({
      title: toLine(each.name) || namelessGuest,
      text: describe(each),
    })),
  }));
  const count = answers.length + more;
  const many = count === 1 ? 'A new answer' : `${count.toLocaleString('en')} new answers`;
  const [first] = sections;
  const about = sections.length === 1 && first ? `: ${first.heading.words}` : '';
  return {
    ...empty,
    subject: `${many}${about}`,
    preheader: answers
      .slice(0, 3)
      .map((each) => `${toLine(each.name) || 'A guest'}: ${said[each.answer]}`)
      .join(' · '),
    heading: many,
    lead: more > 0 ? [`These are the latest ${answers.length}.`] : [],
    sections,
    stop: { words: 'Change how often you hear of answers', href: origin + accountPath },
  };
}

/** Mail about an account: a link that works once, and advice for a reader who did not request it. */
export const accountContents = {
  verify: ({ link }: Payloads['verify']): MailContent => ({
    ...empty,
    subject: 'Confirm your address',
    preheader: 'One press, and Festoon can send your invitations.',
    heading: 'Is this your address?',
    lead: ['Somebody gave this address for their account on Festoon.'],
    panel: {
      title: '',
      lead: '',
      choices: [{ words: 'Confirm this address', href: link, kind: 'solid' }],
      note: 'Wasn’t you? Ignore this mail.',
    },
  }),
  reset: ({ username, link }: Payloads['reset'] & { link: string }): MailContent => ({
    ...empty,
    subject: 'Set a new password',
    preheader: 'The link works once, for an hour.',
    heading: 'Set a new password',
    lead: [`Somebody asked for a new password for your account “${username}” on Festoon.`],
    panel: {
      title: '',
      lead: '',
      choices: [{ words: 'Set a new password', href: link, kind: 'solid' }],
      note: 'The link works once, for an hour. Wasn’t you? Ignore this mail: your password stays as it is.',
    },
  }),
};
