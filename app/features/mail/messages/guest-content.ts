import type { Payloads } from '../schema.ts';
import type { MailContent, MailPanelContent } from './content.ts';
import {
  type MailEvent,
  describePicture,
  formatAnswerBy,
  listAnswerButtons,
  listConfirmationButtons,
  listFacts,
  nameEvent,
  nameHost,
  shorten,
  titleOf,
  toLine,
  toParagraphs,
} from './event-content.ts';

export interface MailGuest {
  name: string;
  link: string;
  isPersonal: boolean;
  answer: 'yes' | 'no' | 'maybe' | null;
  people: number;
  /** '' for mail that a stranger may get. */
  dataLink: string;
  unsubscribeLink: string;
}

export interface Replies {
  /** Whether a reply to the mail goes to the host. */
  toHost: boolean;
  /** How else to reach the host, or ''. */
  contact: string;
  /** Whether a guest can leave a note with an answer. */
  takesNotes: boolean;
}

export interface About {
  event: MailEvent;
  guest: MailGuest;
  hasFile: boolean;
  /** Null for mail that a stranger may get. */
  replies: Replies | null;
}

const opens = 'Opens your invitation. One press there sends your answer.';

/** 'Chiara, you’re invited', or without a name 'You’re invited'. */
function address({ name }: MailGuest, words: string): string {
  return name === '' ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : `${name}, ${words}`;
}

function ask({ event, guest }: About): MailPanelContent {
  return {
    title: 'Are you attending?',
    lead: formatAnswerBy(event),
    choices: listAnswerButtons(guest.link),
    note: opens,
  };
}

function openInvitation({ guest }: About, title: string, lead = ''): MailPanelContent {
  const choices = [{ words: 'Open your invitation', href: guest.link, kind: 'solid' as const }];
  return { title, lead, choices, note: '' };
}

/** How to reach the host: by a reply, or in another way (behaviour 29.24). */
function explainReplies({ event, replies }: About): string {
  if (!replies) return '';
  const hosts = nameInSentence(event);
  if (replies.toHost) return `If you reply to this mail, it goes to ${hosts}.`;
  const contact = toLine(replies.contact);
  const otherwise = replies.takesNotes
    ? 'You can leave a note with your answer.'
    : 'Reach them as you usually do.';
  return [
    `Please don’t reply to this mail: ${hosts} won’t get it.`,
    contact === '' ? otherwise : `Reach them at ${contact}`,
  ].join(' ');
}

function nameInSentence(event: MailEvent): string {
  const hosts = nameHost(event);
  return hosts === 'Your host' ? 'your host' : hosts;
}

function start(about: About): Omit<MailContent, 'subject' | 'preheader' | 'heading'> {
  const { event, guest, hasFile } = about;
  return {
    picture: { src: event.picture, title: describePicture(event), link: guest.link },
    title: titleOf(event),
    lead: [],
    facts: listFacts(event),
    words: [],
    panel: null,
    sections: [],
    foot: [
      [
        hasFile ? 'The calendar file is attached.' : '',
        guest.isPersonal ? 'This link is just for you.' : '',
      ]
        .filter(Boolean)
        .join(' '),
      explainReplies(about),
      `Sent by ${nameInSentence(event)} with Festoon.`,
    ].filter((line) => line !== ''),
    data:
      guest.dataLink === '' ? null : { words: 'What is stored about you', href: guest.dataLink },
    stop: { words: 'Stop mail about this event', href: guest.unsubscribeLink },
  };
}

const whenLine = ({ event }: About) => listFacts(event)[0]?.lines.join(', ') ?? '';

export const guestContents: {
  [Kind in Exclude<keyof Payloads, 'answers' | 'verify' | 'reset'>]: (
    about: About,
    payload: Payloads[Kind],
  ) => MailContent;
} = {
  invitation: (about, payload) => ({
    ...start(about),
    subject: ['You’re invited', titleOf(about.event)].filter(Boolean).join(': '),
    preheader: whenLine(about),
    heading: address(about.guest, 'you’re invited'),
    lead: toParagraphs(payload?.words ?? ''),
    words: toParagraphs(about.event.view.customMessage),
    panel: ask(about),
  }),
  reminder: (about, { words = '' }) => ({
    ...start(about),
    subject:
      about.guest.name === ''
        ? `Can you come to ${nameEvent(about.event)}?`
        : `Can you come, ${toLine(about.guest.name)}?`,
    preheader: formatAnswerBy(about.event) || whenLine(about),
    heading: address(about.guest, 'can you come?'),
    lead: [
      ...toParagraphs(words),
      `${nameHost(about.event)} would love to know. You haven’t answered yet.`,
    ],
    panel: ask(about),
  }),
  tomorrow: (about) => ({
    ...start(about),
    subject: `Tomorrow: ${nameEvent(about.event)}`,
    preheader: whenLine(about),
    heading: address(about.guest, 'see you tomorrow'),
    panel: openInvitation(about, 'Plans changed?', 'You can change your answer at any time.'),
  }),
  change: (about, { before }) => {
    const facts = listFacts(about.event, before);
    const changed = facts.filter((fact) => fact.before !== '');
    const what = changed.map(({ label }) => label.toLowerCase()).join(' and ') || 'details';
    const news = changed.map(({ label, lines }) => `${label}: ${lines.join(', ')}`).join(' · ');
    return {
      ...start(about),
      subject: `New ${what}: ${nameEvent(about.event)}`,
      preheader: news || whenLine(about),
      heading: address(about.guest, 'plans have changed'),
      facts,
      panel: askAgain(about),
    };
  },
  message: (about, { subject, text }) => ({
    ...start(about),
    subject: toLine(subject) || `About ${nameEvent(about.event)}`,
    preheader: toLine(text).slice(0, 120),
    heading: toLine(subject) || `A message from ${nameHost(about.event)}`,
    lead: toParagraphs(shorten(text)),
    panel: openInvitation(about, ''),
  }),
  cancellation: (about) => ({
    ...start(about),
    subject: `Canceled: ${nameEvent(about.event)}`,
    preheader: 'Nothing to do.',
    heading: 'This event is canceled',
    // Nobody should go there.
    facts: listFacts(about.event).map((fact) => ({ ...fact, link: null })),
    lead: toParagraphs(shorten(about.event.view.cancellation?.message ?? '')),
    words: [
      about.hasFile
        ? 'Nothing to do. The attached file takes it out of your calendar.'
        : 'Nothing to do.',
    ],
  }),
  promotion: (about, { people }) => ({
    ...start(about),
    subject: `You’re in: ${nameEvent(about.event)}`,
    preheader: 'A place opened up.',
    heading: address(about.guest, 'you’re in'),
    lead: [people > 1 ? `A place opened up for all ${people} of you.` : 'A place opened up.'],
    panel: openInvitation(about, 'Plans changed?', 'You can change your answer at any time.'),
  }),
  confirmation: (about) => ({
    ...start(about),
    subject: `You’re going: ${nameEvent(about.event)}`,
    preheader: whenLine(about),
    heading: address(about.guest, 'you’re going'),
    lead: [
      about.guest.people > 1
        ? `Your answer is in, for ${about.guest.people} people.`
        : 'Your answer is in.',
    ],
    panel: openInvitation(about, 'Plans changed?', 'You can change your answer at any time.'),
  }),
  address: (about, { link }) => ({
    ...start(about),
    picture: null,
    subject: `Confirm your address: ${nameEvent(about.event)}`,
    preheader: 'One press, and you get the calendar file, changes and reminders.',
    heading: 'Is this your address?',
    lead: [
      'Somebody asked us to send the calendar file, changes and reminders of this event here.',
    ],
    panel: {
      title: '',
      lead: '',
      choices: [{ words: 'Confirm this address', href: link, kind: 'solid' }],
      note: 'Wasn’t you? Ignore this mail.',
    },
  }),
};

/** A guest who said no is not asked again; one who said yes or maybe is asked whether that still holds. */
function askAgain(about: About): MailPanelContent {
  const { guest } = about;
  if (guest.answer === null) return ask(about);
  if (guest.answer === 'no') return openInvitation(about, '');
  return {
    title: 'Still coming?',
    lead: '',
    choices: listConfirmationButtons(guest.link),
    note: opens,
  };
}
