import type { GuestMarks } from '#app/features/guests/guest-row.ts';
import { describeOffer } from '#app/features/outreach/change-words.ts';
import type { Offer } from '#app/features/outreach/schema.ts';
import type { Figures, Headcount } from '#app/features/rsvp/rules.ts';
import { countLabel } from '#app/platform/text.ts';

/** The most urgent first. */
export const stepNames = [
  'share',
  'add',
  'failed',
  'tell',
  'unanswered',
  'changed',
  'unsent',
  'waiting',
  'nameless',
  'thank',
] as const;

export type StepName = (typeof stepNames)[number];

export interface NextStep {
  name: StepName;
  text: string;
  /** A second line, or ''. */
  note: string;
  /** The label of the step's button. */
  action: string;
}

export interface StepFacts {
  sendsMail: boolean;
  /** 'closed' for answers alone. */
  season: 'open' | 'closed' | 'canceled' | 'past';
  /** Guests who were not told of a cancellation; 0 without one. */
  toTell: number;
  /** For two weeks after the event. */
  isJustOver: boolean;
  /** People and households. */
  inviteeCount: number;
  figures: Figures;
  headcount: Pick<Headcount, 'unconfirmed' | 'waiting'>;
  marks: GuestMarks;
  /** Null without a limit. */
  seats: number | null;
  /** The last day for answers as a display text, or ''. */
  answerBy: string;
  /** An untold change. */
  offer: Offer | null;
}

const mostSteps = 3;

const peopleAre = (count: number, words: string) =>
  `${countLabel(count, 'person', 'people')} ${count === 1 ? 'is' : 'are'} ${words}`;
const nounsHave = (noun: 'guest' | 'invitee') => (count: number, words: string) =>
  `${countLabel(count, noun)} ${count === 1 ? 'has' : 'have'} ${words}`;
const guestsHave = nounsHave('guest');
const inviteesHave = nounsHave('invitee');

const saidYes = (count: number) => `${countLabel(count, 'person', 'people')} said yes`;

const isAhead = ({ season }: StepFacts) => season === 'open' || season === 'closed';

/** The words of each step; null if it has nothing to do. */
const describe: Record<StepName, (facts: StepFacts) => Omit<NextStep, 'name'> | null> = {
  share: ({ inviteeCount, figures, season }) =>
    season !== 'open' || inviteeCount > 0 || figures.people + figures.maybe + figures.declined > 0
      ? null
      : { text: 'Share your link', note: 'Whoever has it can answer.', action: 'Copy guest link' },
  add: (facts) =>
    facts.inviteeCount > 0 || !isAhead(facts)
      ? null
      : {
          text: 'Add guests',
          note: 'Each gets a personal link, and you see who has not answered.',
          action: 'Add guests',
        },
  failed: ({ marks: { failed } }) =>
    failed === 0
      ? null
      : {
          text: `${countLabel(failed, 'address', 'addresses')} failed`,
          note: 'Your mail did not reach them.',
          action: 'Fix',
        },
  tell: ({ toTell }) =>
    toTell === 0
      ? null
      : {
          text: `${countLabel(toTell, 'guest')} ${toTell === 1 ? 'doesn’t' : 'don’t'} know yet`,
          note: 'The event is canceled.',
          action: 'Tell guests',
        },
  unanswered: ({ figures: { noResponse }, season, answerBy, ...facts }) =>
    noResponse === 0 ||
    season !== 'open' ||
    (facts.sendsMail && facts.marks.unsent >= facts.inviteeCount)
      ? null
      : {
          text: guestsHave(noResponse, 'not answered'),
          note: answerBy === '' ? '' : `Answers by ${answerBy}.`,
          action: facts.sendsMail ? 'Remind' : 'Copy links',
        },
  changed: ({ headcount, offer, season }) => {
    // Only guests who may answer can confirm.
    const unconfirmed = season === 'open' ? headcount.unconfirmed : 0;
    if (unconfirmed === 0 && !offer) return null;
    const before = offer ? `${saidYes(unconfirmed)} before. ` : '';
    return {
      text: offer ? describeOffer(offer) : `${saidYes(unconfirmed)} before the change`,
      note: unconfirmed === 0 ? '' : `${before}They have not confirmed.`,
      action: offer ? 'Tell guests' : 'See who',
    };
  },
  unsent: ({ marks: { unsent }, sendsMail, season }) =>
    unsent === 0 || !sendsMail || season !== 'open'
      ? null
      : { text: inviteesHave(unsent, 'no invitation yet'), note: '', action: 'Send invitations' },
  waiting: (facts) => {
    const { seats, figures, headcount } = facts;
    const { people } = headcount.waiting;
    if (people === 0 || seats === null || figures.people >= seats || !isAhead(facts)) return null;
    return {
      text: peopleAre(people, 'waiting'),
      note: `${countLabel(seats - figures.people, 'place')} free, too few for the next in line.`,
      action: 'Invite',
    };
  },
  nameless: (facts) =>
    facts.marks.nameless === 0 || !isAhead(facts)
      ? null
      : { text: guestsHave(facts.marks.nameless, 'no name'), note: '', action: 'Name them' },
  thank: ({ isJustOver, season, sendsMail, figures: { people } }) =>
    !isJustOver || season !== 'past' || !sendsMail || people === 0
      ? null
      : { text: 'Thank your guests', note: `${saidYes(people)}.`, action: 'Write thanks' },
};

/** At most three, the most urgent first (behaviour 39.6). */
export function chooseNextSteps(facts: StepFacts): NextStep[] {
  return stepNames
    .flatMap((name) => {
      const step = describe[name](facts);
      return step ? [{ name, ...step }] : [];
    })
    .slice(0, mostSteps);
}
