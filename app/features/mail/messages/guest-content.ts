import { withLink } from '#app/features/calendar/event-text.ts';
import { joinTexts } from '#app/features/invitation/local/guest-facts.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';

import type { Payloads } from '../schema.ts';
import type { MailContent, MailFact, MailPanelContent } from './content.ts';
import {
  type MailEvent,
  describePicture,
  formatAnswerBy,
  listAnswerButtons,
  listConfirmationButtons,
  listFacts,
  nameEvent,
  nameGuest,
  nameHosts,
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
  /** Of the guest's language. */
  words: GuestWords;
  event: MailEvent;
  guest: MailGuest;
  hasFile: boolean;
  /** Null for mail that a stranger may get. */
  replies: Replies | null;
}

function ask({ event, guest, words }: About): MailPanelContent {
  return {
    title: words.say('areYouAttending'),
    lead: formatAnswerBy(event, words),
    choices: listAnswerButtons(guest.link, words),
    note: words.say('mailOpens'),
  };
}

function openInvitation({ guest, words }: About, title = '', lead = ''): MailPanelContent {
  const open = { words: words.say('mailOpenInvitation'), href: guest.link, kind: 'solid' as const };
  return { title, lead, choices: [open], note: '' };
}

const askForChanges = (about: About) =>
  openInvitation(about, about.words.say('mailPlansChanged'), about.words.say('changeAnyTime'));

/** One after the other, those that are there. */
function joinSentences({ say }: GuestWords, sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .reduce(
      (first, second) => (first === '' ? second : say('twoSentences', { first, second })),
      '',
    );
}

/** How to reach the host: by a reply, or in another way (behaviour 29.24). */
function explainReplies({ event, replies, words }: About): string {
  if (!replies) return '';
  const { say } = words;
  const hosts = nameHosts(event);
  if (replies.toHost) return say('mailRepliesToHost', hosts);
  const contact = toLine(replies.contact);
  const otherwise = say(replies.takesNotes ? 'mailLeaveNote' : 'mailReachUsual');
  const reach = contact === '' ? otherwise : say('mailReachAt', { contact });
  return joinSentences(words, [say('mailNoReplies', hosts), reach]);
}

function start(about: About): Omit<MailContent, 'subject' | 'preheader' | 'heading'> {
  const { event, guest, hasFile, words } = about;
  const { say } = words;
  const given = [
    hasFile ? say('mailFileAttached') : '',
    guest.isPersonal ? say('mailLinkIsYours') : '',
  ];
  return {
    picture: { src: event.picture, title: describePicture(event, words), link: guest.link },
    title: titleOf(event),
    lead: [],
    facts: listFacts(event, words),
    words: [],
    panel: null,
    sections: [],
    foot: [
      joinSentences(words, given),
      explainReplies(about),
      say('mailSentBy', nameHosts(event)),
    ].filter((line) => line !== ''),
    data: guest.dataLink === '' ? null : { words: say('mailStored'), href: guest.dataLink },
    stop: { words: say('mailStop'), href: guest.unsubscribeLink },
  };
}

const whenLine = ({ event, words }: About) =>
  joinTexts(listFacts(event, words)[0]?.lines ?? [], words.language);

const changedWords = {
  title: 'mailFactTitle',
  time: 'mailFactTime',
  place: 'mailFactPlace',
  hosts: 'mailFactDetails',
} as const satisfies Record<MailFact['kind'], string>;

export const guestContents: {
  [Kind in Exclude<keyof Payloads, 'answers' | 'follow-up' | 'verify' | 'reset'>]: (
    about: About,
    payload: Payloads[Kind],
  ) => MailContent;
} = {
  invitation: (about, payload) => ({
    ...start(about),
    subject: about.words.say('mailInvitedSubject', {
      what: titleOf(about.event) === '' ? 'none' : 'event',
      event: titleOf(about.event),
    }),
    preheader: whenLine(about),
    heading: about.words.say('mailInvitedHeading', nameGuest(about.guest)),
    lead: toParagraphs(payload?.words ?? ''),
    words: toParagraphs(about.event.view.customMessage),
    panel: ask(about),
  }),
  reminder: (about, { words: own = '' }) => ({
    ...start(about),
    subject: about.words.say('mailReminderSubject', {
      ...nameGuest({ name: toLine(about.guest.name) }),
      event: nameEvent(about.event, about.words),
    }),
    preheader: formatAnswerBy(about.event, about.words) || whenLine(about),
    heading: about.words.say('mailReminderHeading', nameGuest(about.guest)),
    lead: [...toParagraphs(own), about.words.say('mailReminderLead', nameHosts(about.event))],
    panel: ask(about),
  }),
  tomorrow: (about) => ({
    ...start(about),
    subject: about.words.say('mailTomorrowSubject', { event: nameEvent(about.event, about.words) }),
    preheader: whenLine(about),
    heading: about.words.say('mailTomorrowHeading', nameGuest(about.guest)),
    panel: askForChanges(about),
  }),
  change: (about, { before }) => {
    const { say, language } = about.words;
    const facts = listFacts(about.event, about.words, before);
    const changed = facts.filter((fact) => fact.before !== '');
    const parts = changed.map(({ kind }) => say(changedWords[kind]));
    const news = changed
      .map(({ label, lines }) => say('mailLabeled', { label, text: joinTexts(lines, language) }))
      .join(' · ');
    return {
      ...start(about),
      subject: say('mailChangeSubject', {
        facts: parts.length === 0 ? say('mailFactDetails') : parts,
        event: nameEvent(about.event, about.words),
      }),
      preheader: news || whenLine(about),
      heading: say('mailChangeHeading', nameGuest(about.guest)),
      facts,
      panel: askAgain(about),
    };
  },
  message: (about, payload) => {
    const { subject, text } = readMessage(about, payload);
    return {
      ...start(about),
      subject:
        subject ||
        about.words.say('mailMessageSubject', { event: nameEvent(about.event, about.words) }),
      preheader: toLine(text).slice(0, 120),
      heading: subject || about.words.say('mailMessageHeading', nameHosts(about.event)),
      lead: toParagraphs(shorten(text)),
      panel: openInvitation(about),
    };
  },
  cancellation: (about) => ({
    ...start(about),
    subject: about.words.say('mailCanceledSubject', { event: nameEvent(about.event, about.words) }),
    preheader: about.words.say('mailNothingToDo'),
    heading: about.words.say('mailCanceledHeading'),
    // Nobody should go there.
    facts: listFacts(about.event, about.words).map((fact) => ({ ...fact, link: null })),
    lead: toParagraphs(shorten(about.event.view.cancellation?.message ?? '')),
    words: [about.words.say(about.hasFile ? 'mailTakesOut' : 'mailNothingToDo')],
  }),
  promotion: (about, { people }) => ({
    ...start(about),
    subject: about.words.say('mailPromotedSubject', { event: nameEvent(about.event, about.words) }),
    preheader: about.words.say('mailPlaceOpened'),
    heading: about.words.say('mailPromotedHeading', nameGuest(about.guest)),
    lead: [about.words.say('mailPlacesOpened', { count: Math.max(1, people) })],
    panel: askForChanges(about),
  }),
  confirmation: (about) => ({
    ...start(about),
    subject: about.words.say('mailGoingSubject', { event: nameEvent(about.event, about.words) }),
    preheader: whenLine(about),
    heading: about.words.say('mailGoingHeading', nameGuest(about.guest)),
    lead: [about.words.say('mailAnswerIsIn', { count: Math.max(1, about.guest.people) })],
    panel: askForChanges(about),
  }),
  address: (about, { link }) => ({
    ...start(about),
    picture: null,
    subject: about.words.say('mailConfirmSubject', { event: nameEvent(about.event, about.words) }),
    preheader: about.words.say('mailConfirmPreheader'),
    heading: about.words.say('mailConfirmHeading'),
    lead: [about.words.say('mailConfirmLead')],
    panel: {
      title: '',
      lead: '',
      choices: [{ words: about.words.say('mailConfirmButton'), href: link, kind: 'solid' }],
      note: about.words.say('mailNotYou'),
    },
  }),
};

/** A host's own words as they were typed; thanks have a subject of their own, and a link to the photos. */
function readMessage(
  { words: { say } }: About,
  { subject, text, thanks }: Payloads['message'],
): { subject: string; text: string } {
  if (!thanks) return { subject: toLine(subject), text };
  const photos =
    thanks.album && withLink(say('mailThanksPhotos', { link: thanks.album }), thanks.album);
  return {
    subject: say('mailThanksSubject'),
    text: [thanks.words, photos].filter(Boolean).join('\n\n'),
  };
}

/** A guest who said no is not asked again; one who said yes or maybe is asked whether that still holds. */
function askAgain(about: About): MailPanelContent {
  const { guest, words } = about;
  if (guest.answer === null) return ask(about);
  if (guest.answer === 'no') return openInvitation(about);
  return {
    title: words.say('stillComingAsk'),
    lead: '',
    choices: listConfirmationButtons(guest.link, words),
    note: words.say('mailOpens'),
  };
}
