import type { GuestMarks } from '#app/features/guests/guest-row.ts';
import type { OverviewPeople } from '#app/features/guests/list/views.ts';
import { nameSome } from '#app/features/guests/people/people-words.ts';
import type { Offer } from '#app/features/outreach/schema.ts';
import type { Figures, Headcount } from '#app/features/rsvp/rules.ts';
import { say } from '#app/platform/language/say.ts';

/** The most urgent first. */
export const stepNames = [
  'returned',
  'changed',
  'untold',
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
  /** The day has come on which a host wants to go through those without an answer. */
  isFollowUp: boolean;
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

function describeAsked({ isFollowUp, asked, due, isPastDue }: StepFacts): string {
  const lines = [
    isFollowUp ? say('You wanted to be reminded.') : '',
    asked === '' ? '' : say('Asked {day}.', { day: asked }),
    due === ''
      ? ''
      : isPastDue
        ? say('Were due {day}.', { day: due })
        : say('Due {day}.', { day: due }),
  ];
  return lines.filter(Boolean).join(' ');
}

function describeUntoldChange({ what, count, byPhone }: Offer): string {
  return say(
    '{count, plural, one {# guest doesn’t know the new {what}} other {# guests don’t know the new {what}}}',
    { count: count + byPhone, what },
  );
}

/** The words of each step; null if it has nothing to do. */
const describe: Record<StepName, (facts: StepFacts) => Omit<NextStep, 'name'> | null> = {
  returned: ({ marks: { returned }, people, season }) =>
    returned === 0 || season === 'canceled' || season === 'past'
      ? null
      : {
          text: say('{count, plural, one {# message came back} other {# messages came back}}', {
            count: returned,
          }),
          note: nameSome(people?.returned ?? [], returned),
          action: say('Fix¦mail that came back'),
        },
  changed: (facts) =>
    facts.offer === null || !isAhead(facts) || hasUnconfirmed(facts)
      ? null
      : {
          text: describeUntoldChange(facts.offer),
          note: '',
          action: say('Tell guests'),
        },
  untold: ({ marks: { untold }, people, inviteeCount, season }) =>
    untold === 0 || season !== 'open'
      ? null
      : {
          text: say(
            '{untold, plural, one {# of {all, number} not told yet} other {# of {all, number} not told yet}}',
            { untold, all: inviteeCount },
          ),
          note: nameSome(people?.untold ?? [], untold),
          action: say('Invite¦verb'),
        },
  waiting: (facts) => {
    const { seats, figures, headcount } = facts;
    const { people } = headcount.waiting;
    if (people === 0 || seats === null || figures.people >= seats || !isAhead(facts)) return null;
    return {
      text: say('{people, plural, one {# person is waiting} other {# people are waiting}}', {
        people,
      }),
      note: say('{count, plural, one {# place free} other {# places free}}', {
        count: seats - figures.people,
      }),
      action: say('Let them in'),
    };
  },
  write: ({ season, sendsMail, figures: { people } }) =>
    season !== 'today' || !sendsMail || people === 0
      ? null
      : {
          text: say('Something changed?'),
          note: say(
            '{people, plural, one {Write to the # who are coming} other {Write to the # who are coming}}',
            { people },
          ),
          action: say('Write¦verb'),
        },
  unsure: ({ season, sendsMail, figures: { maybe } }) =>
    season !== 'today' || !sendsMail || maybe === 0
      ? null
      : {
          text: say('{maybe, plural, one {# is still a maybe} other {# are still a maybe}}', {
            maybe,
          }),
          note: '',
          action: say('Ask¦verb'),
        },
  unanswered: (facts) => {
    const { figures, marks, people, inviteeCount, season } = facts;
    const { noResponse } = figures;
    // Who was not told yet is another step's.
    const isAsked = marks.untold < Math.min(inviteeCount, noResponse);
    if (season !== 'open' || !isAsked) return null;
    const [only] = people?.silent ?? [];
    return {
      text:
        noResponse === 1 && only !== undefined
          ? say('{name} has not answered', { name: only })
          : say('{count, plural, one {# guest has not answered} other {# have not answered}}', {
              count: noResponse,
            }),
      note: describeAsked(facts),
      action: say('Remind¦verb'),
    };
  },
  nameless: (facts) => {
    const { nameless } = facts.marks;
    return nameless === 0 || !isAhead(facts)
      ? null
      : {
          text: say('{count, plural, one {# guest has no name} other {# guests have no name}}', {
            count: nameless,
          }),
          note: say('Answered on the shared link'),
          action: say('Name them'),
        };
  },
  thank: ({ isJustOver, season, figures: { people } }) =>
    !isJustOver || season !== 'past' || people === 0
      ? null
      : {
          text: say('Thank your guests'),
          note: say('{count, plural, one {# person said yes.} other {# people said yes.}}', {
            count: people,
          }),
          action: say('Write thanks'),
        },
  photos: ({ season, hasAlbum }) =>
    season !== 'past' || hasAlbum
      ? null
      : {
          text: say('Photos'),
          note: say('Guests find them on their page'),
          action: say('Add link'),
        },
  again: ({ season }) =>
    season !== 'past'
      ? null
      : {
          text: say('Same time next year?'),
          note: say('All but date and answers'),
          action: say('Do it again'),
        },
};

/** At most three, the most urgent first, before them what the host wanted to be reminded of (behaviour 39.6, 48.9). */
export function chooseNextSteps(facts: StepFacts): NextStep[] {
  const isWanted = (name: StepName) => facts.isFollowUp && name === 'unanswered';
  return stepNames
    .toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one)))
    .flatMap((name) => {
      const step = describe[name](facts);
      return step ? [{ name, ...step }] : [];
    })
    .slice(0, mostSteps);
}
