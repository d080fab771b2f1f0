import * as v from 'valibot';

import { type Result, fail, succeed } from '#app/platform/result.ts';

import { messages } from './messages.ts';
import type { GivenAnswer, GivenReply } from './reply/reply.ts';
import {
  type Answer,
  type FormProblem,
  answerSchema,
  companionsSchema,
  decideBySchema,
  extraSchema,
  guestNameSchema,
  noteSchema,
} from './schema.ts';

/** The longest answer to a question that is looked at; a shorter limit depends on the question. */
const longestValue = 2000;
const id = /^[\w-]{1,40}$/;

/** What a form says, and the first field that cannot be stored; the others are. */
export interface ReadForm {
  given: GivenReply;
  problem: FormProblem | null;
}

/**
 * Reads a guest's form. Every button sends the whole form; a field that is absent says nothing.
 *
 * `answer`, `extra`: the pressed button. `name` with `shown-name`, or `skip`. `person`: the people who were shown, of
 * whom `coming` are checked. `companion`: names in their order. `note`, `decide-by`, `hidden` (1 or 0), `confirm`.
 * `asked`: the questions that were shown, as `{question}` or `{question}.{person}`, answered in `q.{asked}`.
 */
export function readReplyForm(form: FormData): Result<ReadForm, FormProblem> {
  const pressed = (['answer', 'extra'] as const).filter((field) => form.has(field));
  const isEmpty = ![...form.keys()].some((name) => spoken.has(name));
  if (pressed.length > 1 || isEmpty) return fail({ status: 400, message: messages.unknownAnswer });
  const answer = readField(form, 'answer', answerSchema);
  if (!answer.ok) return answer;
  const extra = readField(form, 'extra', extraSchema);
  if (!extra.ok) return extra;
  const people = readPeople(form);
  const answers = readAnswers(form);
  if (people === null || answers === null) {
    return fail({ status: 400, message: messages.unreadable });
  }
  const { texts, problem } = readTexts(form);
  return succeed({
    given: { ...answer.value, ...extra.value, ...people, ...answers, ...texts },
    problem,
  });
}

const spoken = new Set(
  'answer extra name skip person companion note decide-by hidden confirm asked'.split(' '),
);

/** A field of one value as `{[name]: value}`; without the field `{}`. */
function readField<Name extends string, Schema extends v.GenericSchema>(
  form: FormData,
  name: Name,
  schema: Schema,
): Result<Partial<Record<Name, v.InferOutput<Schema>>>, FormProblem> {
  if (!form.has(name)) return succeed({});
  const parsed = v.safeParse(schema, form.get(name));
  if (parsed.success) {
    return succeed({ [name]: parsed.output } as Partial<Record<Name, v.InferOutput<Schema>>>);
  }
  return fail({ status: 400, message: parsed.issues[0].message });
}

function readTexts(form: FormData): { texts: GivenReply; problem: FormProblem | null } {
  let problem: FormProblem | null = null;
  const texts: Record<string, unknown> = {};
  const read = (key: keyof GivenReply, value: unknown, schema: v.GenericSchema) => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) texts[key] = parsed.output;
    else problem ??= toProblem(key, value, parsed.issues[0].message);
  };
  const name = form.has('skip') ? '' : form.get('name');
  // Every button also sends the name field. An unchanged name is not stored again.
  const isSame = isButton(form) && name === (form.get('shown-name') ?? '');
  if (name !== null && !isSame) read('name', name, guestNameSchema);
  if (form.has('note')) read('note', form.get('note'), noteSchema);
  if (form.has('decide-by')) read('decideBy', form.get('decide-by'), decideBySchema);
  if (form.has('companion')) read('companions', form.getAll('companion'), companionsSchema);
  if (form.has('hidden')) texts['hidden'] = form.get('hidden') === '1';
  if (form.has('confirm')) texts['confirmed'] = true;
  return { texts, problem };
}

/** Whether a button other than the name's own was pressed. */
function isButton(form: FormData): boolean {
  return [...form.keys()].some((field) => !nameFields.has(field));
}

const nameFields = new Set(['name', 'shown-name', 'skip']);

function toProblem(key: keyof GivenReply, value: unknown, message: string): FormProblem {
  if (key !== 'name') return { status: 422, message };
  return typeof value === 'string'
    ? { status: 422, message, field: 'name' }
    : { status: 400, message };
}

/** Each person who was shown comes if they are checked. Null when the form is none of ours. */
function readPeople(form: FormData): Pick<GivenReply, 'people'> | null {
  const shown = readIds(form, 'person');
  const coming = readIds(form, 'coming');
  if (!shown || !coming) return null;
  if (shown.length === 0) return {};
  const people = shown.map((person) => {
    const answer: Answer = coming.includes(person) ? 'yes' : 'no';
    return [person, answer] as const;
  });
  return { people: Object.fromEntries(people) };
}

function readIds(form: FormData, field: string): string[] | null {
  const all = form.getAll(field);
  return all.every((one) => typeof one === 'string' && id.test(one)) ? (all as string[]) : null;
}

/** An unchecked box sends nothing, so `asked` names every question that was shown. */
function readAnswers(form: FormData): Pick<GivenReply, 'answers'> | null {
  if (!form.has('asked')) return {};
  const answers: GivenAnswer[] = [];
  for (const asked of form.getAll('asked')) {
    if (typeof asked !== 'string') return null;
    const [question = '', person = '', more] = asked.split('.');
    const values = form.getAll(`q.${asked}`);
    const isOurs = more === undefined && id.test(question) && (person === '' || id.test(person));
    if (!isOurs || !values.every((one) => typeof one === 'string')) return null;
    const texts = values.map((text) => text.trim().slice(0, longestValue + 1));
    answers.push({ question, person, value: texts.length > 1 ? texts : (texts[0] ?? null) });
  }
  return { answers };
}
