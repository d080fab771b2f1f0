import type { AnswerSettings, StoredQuestion } from '#app/features/invite/schema.ts';
import { say } from '#app/platform/language/say.ts';

import { type Reply, noReply } from '../reply.ts';
import { findMissingAnswers } from '../reply/question-rules.ts';
import type { GuestGroup, RsvpView } from '../schema.ts';

/** Invented people, none of them on the host's list. */
const household = [
  { id: 'chiara', name: 'Chiara', child: false },
  { id: 'marco', name: 'Marco', child: false },
];

const yes: Reply = { ...noReply, answer: 'yes' };

const coming: GuestGroup = { answer: 'yes', count: 18, firstNames: ['Ana', 'Ben', 'Elif'] };

const others: Record<AnswerSettings['guestList'], readonly GuestGroup[]> = {
  host: [],
  count: [{ ...coming, firstNames: [] }],
  names: [coming],
  answers: [coming, { answer: 'maybe', count: 2, firstNames: ['Dario', 'Finn'] }],
};

/** Fills empty parts of a question that is still being written. */
function toShown(question: StoredQuestion): StoredQuestion {
  const title = question.title.trim() || say('New question');
  const choices = question.choices.map(
    (choice, place) => choice.trim() || say('Choice {number, number}', { number: place + 1 }),
  );
  return { ...question, title, choices: [...new Set(choices)] };
}

/** Views before an answer and after a yes; of a household if a question is asked for each person. */
export function makeSamples(
  settings: AnswerSettings,
  today: string,
): { asked: RsvpView; coming: RsvpView } {
  const questions = settings.questions.map(toShown);
  const people = questions.some(({ scope }) => scope === 'person') ? household : [];
  const reply =
    people.length === 0 ? yes : { ...yes, people: { chiara: 'yes', marco: 'yes' } as const };
  const asked: RsvpView = {
    answer: null,
    extra: 0,
    name: 'Chiara',
    personal: true,
    unnamed: false,
    shown: '',
    reply: null,
    party: { people, companions: settings.companions, isInvitee: true },
    questions,
    missing: [],
    answering: 'open',
    season: { kind: 'before' },
    isOver: false,
    figure: null,
    today,
    date: '',
    seats: null,
    outdated: null,
    hostedBy: '',
    settings,
    guests: [],
  };
  const missing = findMissingAnswers(reply, questions);
  const guests = others[settings.guestList];
  return { asked, coming: { ...asked, answer: 'yes', reply, missing, guests } };
}
