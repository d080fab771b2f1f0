import type { GuestMarks } from '#app/features/guests/guest-row.ts';
import type { OverviewPeople } from '#app/features/guests/list/views.ts';
import { nameSome } from '#app/features/guests/people/people-words.ts';
import type { Offer } from '#app/features/outreach/schema.ts';
import type { Figures, Headcount } from '#app/features/rsvp/rules.ts';
import { countLabel, isolateText } from '#app/platform/text.ts';

/** The most urgent first. */
export const stepNames = [
  'failed',
  'changed',
  'unsent',
  'waiting',
  'write',
  'unsure',
  'unanswered',
  'nameless',
  'thank',
  'photos',
  'again',
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
  /** 'closed' for answers alone; 'today' on the day, until the event's end. */
  season: 'open' | 'closed' | 'canceled' | 'today' | 'past';
  /** For two weeks after the event. */
  isJustOver: boolean;
  /** The event's page leads to photos. */
  hasAlbum: boolean;
  /** People and households. */
  inviteeCount: number;
  figures: Figures;
  headcount: Pick<Headcount, 'unconfirmed' | 'waiting'>;
  marks: GuestMarks;
  people: Omit<OverviewPeople, 'all' | 'asked'> | null;
  /** When guests were last asked as 'May 3', or ''. */
  asked: string;
  /** Null without a limit. */
  seats: number | null;
  /** The last day for answers as 'June 5', or ''. */
  due: string;
  isPastDue: boolean;
  /** An untold change. */
  offer: Offer | null;
}

const mostSteps = 3;

const isAhead = ({ season }: StepFacts) => season === 'open' || season === 'closed';

/** Whether those who said yes before a change are shown beneath the figure, with the offer to tell them. */
export function hasUnconfirmed(facts: Pick<StepFacts, 'season' | 'headcount'>): boolean {
  return facts.season === 'open' && facts.headcount.unconfirmed > 0;
}

function describeAsked({ asked, due, isPastDue }: StepFacts): string {
  const lines = [
    asked === '' ? '' : `Asked ${asked}.`,
    due === '' ? '' : `${isPastDue ? 'Were due' : 'Due'} ${due}.`,
  ];
  return lines.filter(Boolean).join(' ');
}

/** The words of each step; null if it has nothing to do. */
const describe: Record<StepName, (facts: StepFacts) => Omit<NextStep, 'name'> | null> = {
  failed: ({ marks: { failed }, people, season }) =>
    failed === 0 || season === 'canceled' || season === 'past'
      ? null
      : {
          text: `${countLabel(failed, 'message')} came back`,
          note: nameSome(people?.failed ?? [], failed),
          action: 'Fix',
        },
  changed: (facts) =>
    facts.offer === null || !isAhead(facts) || hasUnconfirmed(facts)
      ? null
      : {
          text: `${countLabel(facts.offer.count, 'guest')} ${facts.offer.count === 1 ? 'doesn’t' : 'don’t'} know the new ${facts.offer.what}`,
          note: '',
          action: 'Tell guests',
        },
  unsent: ({ people, inviteeCount, sendsMail, season }) =>
    people === null || people.untold === 0 || !sendsMail || season !== 'open'
      ? null
      : {
          text: `${people.untold.toLocaleString('en')} of ${inviteeCount.toLocaleString('en')} not told yet`,
          note: nameSome(people.unsent, people.untold),
          action: 'Invite',
        },
  waiting: (facts) => {
    const { seats, figures, headcount } = facts;
    const { people } = headcount.waiting;
    if (people === 0 || seats === null || figures.people >= seats || !isAhead(facts)) return null;
    return {
      text: `${countLabel(people, 'person', 'people')} ${people === 1 ? 'is' : 'are'} waiting`,
      note: `${countLabel(seats - figures.people, 'place')} free`,
      action: 'Let them in',
    };
  },
  write: ({ season, sendsMail, figures: { people } }) =>
    season !== 'today' || !sendsMail || people === 0
      ? null
      : {
          text: 'Something changed?',
          note: `Write to the ${people.toLocaleString('en')} who are coming`,
          action: 'Write',
        },
  unsure: ({ season, sendsMail, figures: { maybe } }) =>
    season !== 'today' || !sendsMail || maybe === 0
      ? null
      : {
          text: `${maybe.toLocaleString('en')} ${maybe === 1 ? 'is' : 'are'} still a maybe`,
          note: '',
          action: 'Ask',
        },
  unanswered: (facts) => {
    const { figures, marks, people, inviteeCount, season, sendsMail } = facts;
    const { noResponse } = figures;
    const untold = people?.untold ?? 0;
    // Who was not told yet is another step's.
    const isAsked = !sendsMail || (marks.unsent < inviteeCount && untold < noResponse);
    if (noResponse === 0 || season !== 'open' || !isAsked) return null;
    const [only] = people?.silent ?? [];
    return {
      text:
        noResponse === 1
          ? `${only === undefined ? '1 guest' : isolateText(only)} has not answered`
          : `${noResponse.toLocaleString('en')} have not answered`,
      note: describeAsked(facts),
      action: sendsMail ? 'Remind' : 'Copy links',
    };
  },
  nameless: (facts) => {
    const { nameless } = facts.marks;
    return nameless === 0 || !isAhead(facts)
      ? null
      : {
          text: `${countLabel(nameless, 'guest')} ${nameless === 1 ? 'has' : 'have'} no name`,
          note: 'Answered on the shared link',
          action: 'Name them',
        };
  },
  thank: ({ isJustOver, season, figures: { people } }) =>
    !isJustOver || season !== 'past' || people === 0
      ? null
      : {
          text: 'Thank your guests',
          note: `${countLabel(people, 'person', 'people')} said yes.`,
          action: 'Write thanks',
        },
  photos: ({ season, hasAlbum }) =>
    season !== 'past' || hasAlbum
      ? null
      : { text: 'Photos', note: 'Guests find them on their page', action: 'Add link' },
  again: ({ season }) =>
    season !== 'past'
      ? null
      : { text: 'Same time next year?', note: 'All but date and answers', action: 'Do it again' },
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
