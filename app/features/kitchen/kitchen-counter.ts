import { type FoodNeed, readFoodAnswer } from '#app/features/draft/parts/food-answers.ts';
import { asksForArrival, isDietary } from '#app/features/draft/parts/food-questions.ts';
import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';
import {
  type Answer,
  type AnswerValue,
  type QuestionAnswers,
  wholeReply,
} from '#app/features/rsvp/reply.ts';
import { say } from '#app/platform/language/say.ts';
import { namelessGuest, takeFirstName } from '#app/platform/person-names.ts';

import type { Eater, KitchenSheet, Need } from './sheet.ts';

/** A reply that says yes and has a place. */
interface ComingReply {
  id: string;
  name: string;
  isInvitee: boolean;
  people: Readonly<Record<string, Answer>> | null;
  extra: number;
  answers: QuestionAnswers;
  household: () => readonly Person[];
}

/** 'first': only the first names of the sheet that is shared, without ids. */
type Naming = 'whole' | 'first';

const isFood = ({ title }: StoredQuestion) => isDietary(title);
const isArrival = ({ title, kind }: StoredQuestion) =>
  !isDietary(title) && asksForArrival(title) && kind !== 'number';

/** The first name, as far as it is certain. */
const shorten = (name: string) => takeFirstName(name) ?? say('A guest');

function nameEater(
  { id, name, people, household }: ComingReply,
  person: string,
  naming: Naming,
): Eater {
  const all = people === null ? [] : household();
  const found = all.find((one) => one.id === person);
  if (naming === 'whole') {
    const own = (found?.name ?? name).trim() || say(namelessGuest);
    return { id, name: own, child: found?.child ?? false };
  }
  const coming = all.filter((one) => people?.[one.id] === 'yes');
  const names = found ? [found.name] : coming.length > 0 ? coming.map((one) => one.name) : [name];
  return { name: names.map(shorten).join(', '), child: found?.child ?? false };
}

/** Of the people who come. */
const listAnswers = ({ people, answers }: ComingReply, { id }: StoredQuestion) =>
  Object.entries(answers[id] ?? {}).filter(
    ([person]) => person === wholeReply || people?.[person] === 'yes',
  );

/** Adds up what the kitchen has to know, reply by reply (behaviour 43.1). */
export class KitchenCounter {
  readonly #food: readonly StoredQuestion[];
  readonly #arrivals: readonly StoredQuestion[];
  readonly #needs = new Map<string, { need: Need; known: Set<string> }>();
  readonly #limits: { lines: number; names: number };
  readonly #naming: Naming;
  readonly #sheet: Pick<KitchenSheet, 'children' | 'notes' | 'arrivals' | 'left'> = {
    children: 0,
    notes: [],
    arrivals: [],
    left: 0,
  };
  #said = 0;
  /** Invitees who have not said what everybody of theirs eats. */
  readonly silent: string[] = [];

  constructor(
    questions: readonly StoredQuestion[],
    limits: { lines: number; names: number },
    naming: Naming = 'whole',
  ) {
    this.#food = questions.filter(isFood);
    this.#arrivals = questions.filter(isArrival);
    this.#limits = limits;
    this.#naming = naming;
  }

  add(reply: ComingReply): void {
    const { people, extra } = reply;
    const said = new Set<string>();
    let isWhole = false;
    for (const question of this.#food) {
      for (const [person, value] of listAnswers(reply, question)) {
        said.add(person);
        isWhole ||= question.scope === 'reply';
        this.#count(question, value, { reply, person });
      }
    }
    for (const question of this.#arrivals) {
      for (const [person, value] of listAnswers(reply, question)) {
        this.#remark('arrivals', String(value), { reply, person });
      }
    }
    const coming = people === null ? [] : Object.keys(people).filter((id) => people[id] === 'yes');
    const size = people === null ? 1 : coming.length;
    const spoken = isWhole ? size + extra : said.size;
    this.#said += spoken;
    if (reply.isInvitee && spoken < size) this.silent.push(reply.id);
    if (people === null) return;
    const children = reply.household().filter(({ id, child }) => child && coming.includes(id));
    this.#sheet.children += children.length;
  }

  #count(
    question: StoredQuestion,
    value: AnswerValue,
    by: { reply: ComingReply; person: string },
  ): void {
    const read = readFoodAnswer(question, value);
    if ('note' in read) return this.#remark('notes', read.note, by);
    for (const need of read.needs) this.#need(need, by);
  }

  #need(
    { label, isAllergy }: FoodNeed,
    { reply, person }: { reply: ComingReply; person: string },
  ): void {
    const key = label.toLowerCase();
    let counted = this.#needs.get(key);
    if (!counted) {
      if (this.#needs.size >= this.#limits.lines) {
        this.#sheet.left += 1;
        return;
      }
      counted = { need: { label, isAllergy, count: 0, who: [] }, known: new Set() };
      this.#needs.set(key, counted);
    }
    const { need, known } = counted;
    const eater = `${reply.id} ${person}`;
    if (known.has(eater)) return;
    known.add(eater);
    need.count += 1;
    if (need.who.length < this.#limits.names) need.who.push(nameEater(reply, person, this.#naming));
  }

  #remark(
    list: 'notes' | 'arrivals',
    text: string,
    { reply, person }: { reply: ComingReply; person: string },
  ): void {
    const to = this.#sheet[list];
    if (to.length >= this.#limits.lines) this.#sheet.left += 1;
    else to.push({ who: nameEater(reply, person, this.#naming), text });
  }

  finish({ people }: { people: number }): KitchenSheet {
    const needs = [...this.#needs.values()].map(({ need }) => need);
    const { arrivals, ...sheet } = this.#sheet;
    return {
      ...sheet,
      people,
      needs: needs.toSorted(
        (one, other) => Number(other.isAllergy) - Number(one.isAllergy) || other.count - one.count,
      ),
      arrivals: arrivals.toSorted((one, other) =>
        one.text.localeCompare(other.text, 'en', { numeric: true }),
      ),
      unsaid: Math.max(0, people - this.#said),
      asks: this.#food.some(({ retired }) => !retired),
    };
  }
}
