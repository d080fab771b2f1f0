import { isDietary } from '#app/features/draft/parts/food-questions.ts';
import { sayAsked } from '#app/features/draft/parts/question-presets.ts';
import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';
import {
  type Answer,
  type AnswerValue,
  type QuestionAnswers,
  wholeReply,
} from '#app/features/rsvp/reply.ts';
import { say, sayNumber } from '#app/platform/language/say.ts';
import { namelessGuest } from '#app/platform/person-names.ts';
import { isolateText } from '#app/platform/text.ts';

/** `id` is that of the guest's screen. */
export interface Respondent {
  id: string;
  name: string;
}

export interface ChoiceTotal {
  label: string;
  count: number;
  /** The first guests with this answer, up to a limit; empty for a summary. */
  who: Respondent[];
}

/** Counts only guests who come. */
export interface QuestionTotals {
  id: string;
  title: string;
  /** No longer asked, but answered by somebody. */
  retired: boolean;
  asked: number;
  answered: number;
  /** Null unless the answers are numbers. */
  sum: number | null;
  /** In the order of the choices; null for answers in the guests' own words. */
  choices: ChoiceTotal[] | null;
  /** The newest answers in the guests' own words or numbers, up to a limit. */
  texts: (Respondent & { text: string })[];
}

export interface CountedReply extends Respondent {
  /** Each person's answer, for a household. */
  people: Readonly<Record<string, Answer>> | null;
  answers: QuestionAnswers;
  /** Called only when a name is needed. */
  household: () => readonly Person[];
}

const listYesNo = (): [value: string, label: string][] => [
  ['yes', say('Yes')],
  ['no', say('No')],
];

function listChoices({ kind, choices }: StoredQuestion): [value: string, label: string][] | null {
  if (kind === 'yesno') return listYesNo();
  return kind === 'one' || kind === 'several'
    ? choices.map((choice) => [choice, sayAsked(choice)])
    : null;
}

export interface Coming {
  replies: number;
  guests: number;
}

/** Counts answers to questions reply by reply, so that no more than one has to be in memory (behaviour 28.9). */
export class TotalsCounter {
  readonly #questions: readonly StoredQuestion[];
  readonly #totals: Map<string, QuestionTotals & { byValue: Map<string, ChoiceTotal> }>;
  readonly #mostNames: number;

  constructor(questions: readonly StoredQuestion[], coming: Coming, mostNames: number) {
    this.#questions = questions;
    this.#mostNames = mostNames;
    this.#totals = new Map(
      questions.map((question) => {
        const choices = listChoices(question)?.map(
          ([value, label]) => [value, { label, count: 0, who: [] as Respondent[] }] as const,
        );
        const { id, title, retired = false, scope, kind } = question;
        const asked = scope === 'person' ? coming.guests : coming.replies;
        const byValue = new Map(choices);
        const sum = kind === 'number' ? 0 : null;
        const list = choices ? [...byValue.values()] : null;
        return [
          id,
          { id, title, retired, asked, answered: 0, sum, choices: list, texts: [], byValue },
        ];
      }),
    );
  }

  add(reply: CountedReply): void {
    for (const { id } of this.#questions) {
      const totals = this.#totals.get(id);
      for (const [person, value] of Object.entries(reply.answers[id] ?? {})) {
        // Only people who come are asked. Answers of others are stored, but not counted.
        const comes = person === wholeReply || reply.people?.[person] === 'yes';
        if (totals && comes) this.#count(totals, value, () => nameWho(reply, person));
      }
    }
  }

  #count(
    totals: QuestionTotals & { byValue: Map<string, ChoiceTotal> },
    value: AnswerValue,
    who: () => Respondent,
  ): void {
    totals.answered += 1;
    if (totals.sum !== null && typeof value === 'number') totals.sum += value;
    if (totals.choices === null) {
      const text = typeof value === 'number' ? sayNumber(value) : String(value);
      if (totals.texts.length < this.#mostNames) totals.texts.push({ ...who(), text });
      return;
    }
    for (const one of typeof value === 'object' ? value : [String(value)]) {
      const choice = totals.byValue.get(one) ?? this.#addFormer(totals, one);
      choice.count += 1;
      if (choice.who.length < this.#mostNames) choice.who.push(who());
    }
  }

  #addFormer(totals: QuestionTotals & { byValue: Map<string, ChoiceTotal> }, value: string) {
    const former: ChoiceTotal = { label: value, count: 0, who: [] };
    totals.byValue.set(value, former);
    totals.choices?.push(former);
    return former;
  }

  /** In the order of the questions; retired ones without answers are left out. */
  finish(): QuestionTotals[] {
    return [...this.#totals.values()]
      .filter(({ retired, answered }) => !retired || answered > 0)
      .map((counted) => {
        const { byValue: _, ...totals } = counted;
        return totals;
      });
  }
}

function nameWho({ id, name, household }: CountedReply, person: string): Respondent {
  const found = person === wholeReply ? undefined : household().find((one) => one.id === person);
  return { id, name: (found?.name ?? name).trim() || say(namelessGuest) };
}

/** The most useful questions: dietary needs first, then those that can be counted (behaviour 28.11). */
export function chooseUseful<Question extends Pick<StoredQuestion, 'title' | 'kind'>>(
  questions: readonly Question[],
): Question[] {
  const rank = ({ title, kind }: Question) => {
    if (kind === 'text' || kind === 'long') return 3;
    if (isDietary(title)) return 0;
    return kind === 'number' ? 2 : 1;
  };
  return questions
    .filter((question) => rank(question) < 3)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 2);
}

/** For example '19 of 26 answered'. */
export function formatAnswered({ answered, asked }: Pick<QuestionTotals, 'answered' | 'asked'>) {
  const most = Math.max(asked, answered);
  return say('{answered, number} of {most, number} answered', { answered, most });
}

function listNames({ count, who }: ChoiceTotal): string {
  if (who.length === 0) return '';
  const more =
    count > who.length ? [say('and {left, number} more', { left: count - who.length })] : [];
  return ` (${[...who.map(({ name }) => isolateText(name)), ...more].join(', ')})`;
}

/** How many texts are left out. */
export const sayMoreAnswers = ({ answered, texts }: Pick<QuestionTotals, 'answered' | 'texts'>) =>
  say('{count, plural, one {and # more answer} other {and # more answers}}', {
    count: answered - texts.length,
  });

/** Plain text to copy (behaviour 28.10). */
export function writeTotals(totals: QuestionTotals): string {
  const { title, choices, texts, sum, answered } = totals;
  const lines = choices
    ? choices.map((choice) => `${isolateText(choice.label)}: ${choice.count}${listNames(choice)}`)
    : texts.map(({ name, text }) => `${isolateText(name)}: ${text}`);
  const left = choices ? 0 : answered - texts.length;
  return [
    `${isolateText(title)} (${formatAnswered(totals)})`,
    ...(sum === null ? [] : [say('In all: {sum, number}', { sum })]),
    ...lines,
    ...(left > 0 ? [sayMoreAnswers(totals)] : []),
  ].join('\n');
}
