import type { GuestMarks } from '#app/features/guests/guest-row.ts';
import { countLabel } from '#app/features/invitation/facts.ts';
import { describeOffer } from '#app/features/outreach/change-words.ts';
import type { Offer } from '#app/features/outreach/schema.ts';
import type { Figures, Headcount } from '#app/features/rsvp/rules.ts';

/** The most urgent first. */
export const stepNames = [
  'share',
  'add',
  'failed',
  'unanswered',
  'changed',
  'unsent',
  'waiting',
  'nameless',
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
  /** False when the event is canceled, over or closed for answers. */
  takesAnswers: boolean;
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

/** The words of each step; null if it has nothing to do. */
const describe: Record<StepName, (facts: StepFacts) => Omit<NextStep, 'name'> | null> = {
  share: ({ inviteeCount, figures }) =>
    inviteeCount > 0 || figures.people + figures.maybe + figures.declined > 0
      ? null
      : { text: 'Share your link', note: 'Whoever has it can answer.', action: 'Copy guest link' },
  add: ({ inviteeCount }) =>
    inviteeCount > 0
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
  unanswered: ({ figures: { noResponse }, takesAnswers, answerBy, ...facts }) =>
    noResponse === 0 ||
    !takesAnswers ||
    (facts.sendsMail && facts.marks.unsent >= facts.inviteeCount)
      ? null
      : {
          text: guestsHave(noResponse, 'not answered'),
          note: answerBy === '' ? '' : `Answers by ${answerBy}.`,
          action: facts.sendsMail ? 'Remind' : 'Copy links',
        },
  changed: ({ headcount: { unconfirmed }, offer }) =>
    unconfirmed === 0 && !offer
      ? null
      : {
          text: offer ? describeOffer(offer) : `${saidYes(unconfirmed)} before the change`,
          note:
            unconfirmed === 0
              ? ''
              : `${offer ? `${saidYes(unconfirmed)} before. ` : ''}They have not confirmed.`,
          action: offer ? 'Tell guests' : 'See who',
        },
  unsent: ({ marks: { unsent }, sendsMail, takesAnswers }) =>
    unsent === 0 || !sendsMail || !takesAnswers
      ? null
      : { text: inviteesHave(unsent, 'no invitation yet'), note: '', action: 'Send invitations' },
  waiting: ({ headcount: { waiting }, seats, figures }) =>
    waiting.people === 0 || seats === null || figures.people >= seats
      ? null
      : {
          text: peopleAre(waiting.people, 'waiting'),
          note: `${countLabel(seats - figures.people, 'place')} free, too few for the next in line.`,
          action: 'Invite',
        },
  nameless: ({ marks: { nameless } }) =>
    nameless === 0
      ? null
      : { text: guestsHave(nameless, 'no name'), note: '', action: 'Name them' },
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
