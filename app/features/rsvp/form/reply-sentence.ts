import { asksAllergies, asksFood, findNothing } from '#app/features/invite/food.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { gap } from '#app/features/words/guest/gap.ts';
import type { SharedWords } from '#app/features/words/guest/guest-words.tsx';
import { listNames } from '#app/platform/person-names.ts';
import { listWords } from '#app/platform/text.ts';

import { answerQuestion, formatValue } from '../answer-text.ts';
import { nameQuestion } from '../asked-words.ts';
import type { AnswerValue } from '../reply.ts';
import type { RsvpView } from '../schema.ts';
import { listAskedOf, nameShortly } from './questions.ts';

type Said = Pick<RsvpView, 'party' | 'reply' | 'extra' | 'questions' | 'isOver'>;

/** Names no other choice, so that 'Marco eats …' is always English. */
const ways = /^(?:vegetarian|vegan|pescatarian|halal|kosher|(?:gluten|lactose|dairy|nut)-free)$/i;
const mostAnswers = 4;
const mostLetters = 80;

/** What somebody who comes has said: 'You and Lotte. Marco eats vegetarian.' What was not said is not mentioned. */
export function describeReply(said: Said, words: SharedWords): string {
  const answers = said.questions.flatMap((question) => describeAnswers(question, said, words));
  const count = answers.length - mostAnswers;
  const left = count <= 0 ? [] : [words.say('moreAnswers', { count })];
  return joinSentences(
    [...describeParty(said, words), ...answers.slice(0, mostAnswers), ...left],
    words,
  );
}

/** Without isolates around them: each has its own around names, and none around the words of its language. */
function joinSentences(sentences: readonly string[], { say }: SharedWords): string {
  const pair = say('twoSentences', { first: gap, second: gap }).replaceAll(/[\u2068\u2069]/g, '');
  return sentences.join(pair.split(gap)[1]);
}

/** 'Chiara, Marco and Nina. Leo stays home.', 'You and one more.', 'Just you.' */
function describeParty(
  { party: { people }, reply, extra, isOver }: Said,
  { say }: SharedWords,
): string[] {
  const given = reply?.people ?? {};
  const named = (answer: 'yes' | 'no') =>
    people.filter(({ id }) => given[id] === answer).map(({ id }) => nameShortly(people, id));
  const companions = (reply?.companions ?? []).filter((name) => name !== '').slice(0, extra);
  const unnamed = extra - companions.length;
  const others = [
    ...companions,
    ...(unnamed === 0 ? [] : [say('companionsMore', { count: unnamed })]),
  ];
  if (people.length === 0) {
    const names = [say('youInList'), ...others];
    return [others.length === 0 ? say('justYou') : say('namesComing', { names })];
  }
  const home = named('no');
  const absent = { count: home.length, names: home };
  return [
    say('namesComing', { names: [...named('yes'), ...others] }),
    ...(home.length === 0 ? [] : [say(isOver ? 'namesStayedHome' : 'namesHome', absent)]),
  ];
}

/** One sentence for all who gave the same answer. */
function describeAnswers(question: StoredQuestion, said: Said, words: SharedWords): string[] {
  const given = said.reply?.answers[question.id] ?? {};
  const byText = new Map<string, { value: AnswerValue; names: string[] }>();
  for (const { id, name } of listAskedOf(question, said)) {
    const value = given[id];
    if (value === undefined || isNothing(question, value)) continue;
    const text = formatValue(question, value, words);
    const same = byText.get(text) ?? { value, names: [] };
    byText.set(text, { value, names: [...same.names, name] });
  }
  return [...byText].map(([text, { value, names }]) =>
    describeAnswer(question, { text, value, names }, words),
  );
}

function isNothing(question: StoredQuestion, value: AnswerValue): boolean {
  const nothing = asksFood(question) ? findNothing(question) : null;
  const values = typeof value === 'object' ? value : [value];
  return nothing !== null && values.every((one) => one === nothing);
}

/** '' where the choices are none that English eats. */
function describeEating(
  question: StoredQuestion,
  value: AnswerValue,
  who: readonly string[],
): string {
  const eaten = typeof value === 'object' ? value : [String(value)];
  const isFood = asksFood(question) && !asksAllergies(question);
  if (!isFood || !eaten.every((one) => ways.test(one))) return '';
  const how = listWords(eaten.map((one) => one.toLowerCase()));
  if (who.length === 0) return `You eat ${how}.`;
  return `${listNames(who)} ${who.length === 1 ? 'eats' : 'eat'} ${how}.`;
}

function describeAnswer(
  question: StoredQuestion,
  { text, value, names: all }: { text: string; value: AnswerValue; names: readonly string[] },
  words: SharedWords,
): string {
  const names = all.filter((name) => name !== '');
  // The words of such choices are the host's, and English ones make no sentence of another language.
  const isEnglish = words.language === 'en' && !question.shown;
  const eating = isEnglish ? describeEating(question, value, names) : '';
  if (eating !== '') return eating;
  const answer = text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text;
  return answerQuestion({ question: nameQuestion(question, words), names, answer }, words);
}
