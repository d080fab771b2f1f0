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
 * `q.{question}` or `q.{question}.{person}`: an answer, several times for several choices; `asked` names a question
 * without its `q.` that may have none.
 */
export function readReplyForm(form: FormData): Result<ReadForm, FormProblem> {
  const fields = new Set(form.keys());
  if (fields.size === 1 && fields.has('answer')) return readTap(form);
  const pressed = (['answer', 'extra'] as const).filter((field) => fields.has(field));
  const isEmpty = ![...fields].some((name) => spoken.has(name) || name.startsWith('q.'));
  if (pressed.length > 1 || isEmpty) return fail({ status: 400, message: messages.unknownAnswer });
  const answer = readField(form, 'answer', answerSchema);
  if (!answer.ok) return answer;
  const extra = readField(form, 'extra', extraSchema);
  if (!extra.ok) return extra;
  const people = readPeople(form);
  const answers = readAnswers(form);
  const { texts, problem } = readTexts(form);
  const isOurs = people !== null && answers !== null;
  return succeed({
    // The tap is kept, whatever else the form holds.
    given: { ...answer.value, ...extra.value, ...people, ...answers, ...texts },
    problem: isOurs ? problem : { status: 400, message: messages.unreadable },
  });
}

/** The form of most guests: a pressed button. */
function readTap(form: FormData): Result<ReadForm, FormProblem> {
  const answer = readField(form, 'answer', answerSchema);
  return answer.ok ? succeed({ given: answer.value, problem: null }) : answer;
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
  if (typeof value !== 'string') return { status: 400, message };
  const field = key === 'name' || key === 'note' ? { field: key } : {};
  return { status: 422, message, ...field };
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

/** A question whose boxes are all unchecked sends nothing, so `asked` names it. */
function readAnswers(form: FormData): Pick<GivenReply, 'answers'> | null {
  const keys = new Set(
    [...form].flatMap(([field, value]) =>
      field === 'asked' ? [value] : field.startsWith('q.') ? [field.slice(2)] : [],
    ),
  );
  if (keys.size === 0) return {};
  const answers: GivenAnswer[] = [];
  for (const key of keys) {
    if (typeof key !== 'string') return null;
    const [question = '', person = '', more] = key.split('.');
    const values = form.getAll(`q.${key}`);
    const isOurs = more === undefined && id.test(question) && (person === '' || id.test(person));
    if (!isOurs || !values.every((one) => typeof one === 'string')) return null;
    const texts = values.map((text) => text.trim().slice(0, longestValue + 1));
    answers.push({ question, person, value: texts.length > 1 ? texts : (texts[0] ?? null) });
  }
  return { answers };
}
