import { asksAllergies, asksFood, findNothing } from '#app/features/invite/food.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { listNames } from '#app/platform/person-names.ts';
import { isolateText, listWords } from '#app/platform/text.ts';

import { formatValue } from '../answer-text.ts';
import type { AnswerValue } from '../reply.ts';
import type { RsvpView } from '../schema.ts';
import { listAskedOf, nameShortly } from './questions.ts';

type Said = Pick<RsvpView, 'party' | 'reply' | 'extra' | 'questions' | 'isOver'>;

/** Names no other choice, so that 'Marco eats …' is always English. */
const ways = /^(?:vegetarian|vegan|pescatarian|halal|kosher|(?:gluten|lactose|dairy|nut)-free)$/i;
const mostAnswers = 4;
const mostLetters = 80;

/** What somebody who comes has said: 'You and Lotte. Marco eats vegetarian.' What was not said is not mentioned. */
export function describeReply(said: Said): string {
  const answers = said.questions.flatMap((question) => describeAnswers(question, said));
  const more = answers.length - mostAnswers;
  const left = more <= 0 ? [] : [more === 1 ? 'And 1 more answer.' : `And ${more} more answers.`];
  return [describeParty(said), ...answers.slice(0, mostAnswers), ...left].join(' ');
}

/** 'Chiara, Marco and Nina. Leo stays home.', 'You and one more.', 'Just you.' */
function describeParty({ party: { people }, reply, extra, isOver }: Said): string {
  const given = reply?.people ?? {};
  const named = (answer: 'yes' | 'no') =>
    people.filter(({ id }) => given[id] === answer).map(({ id }) => nameShortly(people, id));
  const companions = (reply?.companions ?? []).filter((name) => name !== '').slice(0, extra);
  const unnamed = extra - companions.length;
  const others = [
    ...companions,
    ...(unnamed === 0 ? [] : [`${unnamed === 1 ? 'one' : unnamed} more`]),
  ];
  if (people.length === 0) {
    return others.length === 0 ? 'Just you.' : `${listNames(['You', ...others])}.`;
  }
  const home = named('no');
  const stays = isOver ? 'stayed' : home.length === 1 ? 'stays' : 'stay';
  const absent = home.length === 0 ? '' : ` ${listNames(home)} ${stays} home.`;
  return `${listNames([...named('yes'), ...others])}.${absent}`;
}

/** One sentence for all who gave the same answer. */
function describeAnswers(question: StoredQuestion, said: Said): string[] {
  const given = said.reply?.answers[question.id] ?? {};
  const byText = new Map<string, { value: AnswerValue; names: string[] }>();
  for (const { id, name } of listAskedOf(question, said)) {
    const value = given[id];
    if (value === undefined || isNothing(question, value)) continue;
    const text = formatValue(question, value);
    const same = byText.get(text) ?? { value, names: [] };
    byText.set(text, { value, names: [...same.names, name] });
  }
  return [...byText].map(([text, { value, names }]) => say(question, { text, value, names }));
}

function isNothing(question: StoredQuestion, value: AnswerValue): boolean {
  const nothing = asksFood(question) ? findNothing(question) : null;
  const values = typeof value === 'object' ? value : [value];
  return nothing !== null && values.every((one) => one === nothing);
}

function say(
  question: StoredQuestion,
  { text, value, names }: { text: string; value: AnswerValue; names: readonly string[] },
): string {
  const eaten = typeof value === 'object' ? value : [String(value)];
  const who = names.filter((name) => name !== '');
  if (asksFood(question) && !asksAllergies(question) && eaten.every((one) => ways.test(one))) {
    const how = listWords(eaten.map((one) => one.toLowerCase()));
    if (who.length === 0) return `You eat ${how}.`;
    return `${listNames(who)} ${who.length === 1 ? 'eats' : 'eat'} ${how}.`;
  }
  const { title } = question;
  const short = text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text;
  const whom = who.length === 0 ? '' : ` (${listNames(who)})`;
  const colon = whom === '' && /[?!.:]$/.test(title) ? '' : ':';
  const end = /[.!?…]$/.test(short) ? '' : '.';
  return `${isolateText(title)}${whom}${colon} ${isolateText(short)}${end}`;
}
