import * as v from 'valibot';

import { type Result, fail, succeed } from '#app/platform/result.ts';

import { type Refusal, toMessage } from './descriptions.ts';
import type { GivenAnswer, GivenReply } from './reply.ts';
import {
  type Answer,
  type FormProblem,
  answerSchema,
  changedCompanionsSchema,
  decideBySchema,
  extraSchema,
  guestNameSchema,
  noteSchema,
} from './schema.ts';
import { listUnpicked, readChangedFields, showsComing } from './shown-fields.server.ts';

/** Each kind of question has a shorter limit of its own. */
const longestValue = 2000;
const id = /^[\w-]{1,40}$/;

/** The first problem, if any; the other fields are stored. */
export interface ReadForm {
  given: GivenReply;
  problem: FormProblem | null;
}

/**
 * Reads a guest's form. Every button sends the whole form; a field that is absent says nothing, nor does one that is
 * as `shown` (behaviour 25.43).
 *
 * `answer`, `extra`: the pressed button. `name`, or `skip`. `person`: the people who were shown, of whom `coming` are
 * checked. `companion`: names in their order. `note`, `decide-by`, `hidden` (1 or 0), `confirm`. `q.{question}` or
 * `q.{question}.{person}`: an answer, several times for several choices; `asked` names a question without its `q.`
 * that may have none. `pick`, by the same names: who could be picked for a question, of whom `picked` were.
 * `shown`: marks of what the page showed, see `markShown`.
 */
export function readReplyForm(form: FormData): Result<ReadForm, FormProblem> {
  const fields = new Set(form.keys());
  if (fields.size === 1 && fields.has('answer')) return readTap(form);
  const pressed = (['answer', 'extra'] as const).filter((field) => fields.has(field));
  const isEmpty = ![...fields].some((name) => spoken.has(name) || name.startsWith('q.'));
  if (pressed.length > 1 || isEmpty)
    return fail({ status: 400, message: toMessage({ reason: 'unknownAnswer' }) });
  const answer = readField(form, 'answer', answerSchema);
  if (!answer.ok) return answer;
  const extra = readField(form, 'extra', extraSchema);
  if (!extra.ok) return extra;
  const changed = readChangedFields(form);
  const people = readPeople(form, changed);
  const answers = readAnswers(changed, form);
  const { texts, problem } = readTexts(form, changed);
  const isOurs = people !== null && answers !== null && !hasFile(form);
  return succeed({
    // The tap is stored, whatever else the form contains.
    given: { ...answer.value, ...extra.value, ...people, ...answers, ...texts },
    problem: isOurs ? problem : { status: 400, message: toMessage({ reason: 'unreadable' }) },
  });
}

type Changed = ReturnType<typeof readChangedFields>;

const hasFile = (form: FormData) => [...form.values()].some((value) => typeof value !== 'string');

/** Reads the form of most guests: only a button. */
function readTap(form: FormData): Result<ReadForm, FormProblem> {
  const answer = readField(form, 'answer', answerSchema);
  return answer.ok ? succeed({ given: answer.value, problem: null }) : answer;
}

const spoken = new Set(
  'answer extra name skip person companion note decide-by hidden confirm asked pick'.split(' '),
);

const refusals = {
  answer: { reason: 'unknownAnswer' },
  extra: { reason: 'tooManyCompanions', limit: 1 },
} as const;

function readField<Name extends keyof typeof refusals, Schema extends v.GenericSchema>(
  form: FormData,
  name: Name,
  schema: Schema,
): Result<Partial<Record<Name, v.InferOutput<Schema>>>, FormProblem> {
  if (!form.has(name)) return succeed({});
  const parsed = v.safeParse(schema, form.get(name));
  if (parsed.success) {
    return succeed({ [name]: parsed.output } as Partial<Record<Name, v.InferOutput<Schema>>>);
  }
  const refusal = refusals[name];
  return fail({ status: 400, message: toMessage(refusal) });
}

function readTexts(
  form: FormData,
  changed: Changed,
): { texts: GivenReply; problem: FormProblem | null } {
  let problem: FormProblem | null = null;
  const texts: Record<string, unknown> = {};
  const read = (key: keyof GivenReply, value: unknown, schema: v.GenericSchema) => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) texts[key] = parsed.output;
    else problem ??= toProblem(key, value, findRefusal(key, parsed.issues[0]));
  };
  const text = (key: 'name' | 'note' | 'decideBy', field: string, schema: v.GenericSchema) => {
    const [value] = changed.get(field) ?? [];
    if (value !== undefined) read(key, value, schema);
  };
  if (form.has('skip')) texts['name'] = '';
  // The name's own button also stores an unchanged name; an empty one counts as skipped.
  else if (form.has('name') && !isButton(form)) read('name', form.get('name'), guestNameSchema);
  else text('name', 'name', guestNameSchema);
  text('note', 'note', noteSchema);
  text('decideBy', 'decide-by', decideBySchema);
  const companions = form.getAll('companion').map((_, at) => changed.get(`companion.${at}`)?.[0]);
  if (companions.some((name) => name !== undefined))
    read(
      'companions',
      companions.map((name) => name ?? null),
      changedCompanionsSchema,
    );
  if (form.has('hidden')) texts['hidden'] = form.get('hidden') === '1';
  if (form.has('confirm')) texts['confirmed'] = true;
  return { texts, problem };
}

function isButton(form: FormData): boolean {
  return buttons.some((field) => form.has(field));
}

const buttons = ['answer', 'extra', 'save', 'hidden', 'confirm'];

function findRefusal(key: keyof GivenReply, issue: v.BaseIssue<unknown>): Refusal {
  if (issue.type === 'check') return { reason: key === 'decideBy' ? 'noDate' : 'unstorable' };
  if (issue.type !== 'max_length' || typeof issue.input !== 'string')
    return { reason: 'unreadable' };
  return { reason: key === 'note' ? 'noteTooLong' : 'nameTooLong' };
}

function toProblem(key: keyof GivenReply, value: unknown, refusal: Refusal): FormProblem {
  const message = toMessage(refusal);
  if (typeof value !== 'string') return { status: 400, message };
  const field = key === 'name' || key === 'note' ? { field: key } : {};
  return { status: 422, message, ...field };
}

/**
 * Checked people come; null for an unchanged box, and for all in a first Yes with nobody checked. Returns null when the
 * form is not from this site.
 */
function readPeople(form: FormData, changed: Changed): Pick<GivenReply, 'people'> | null {
  const shown = readIds(form, 'person');
  const coming = readIds(form, 'coming');
  if (!shown || !coming) return null;
  if (shown.length === 0) return {};
  // On a page where nobody came yet, the boxes count once one of them is checked.
  const isFirst = form.get('answer') === 'yes' && !showsComing(form);
  const people = shown.map((person): [string, Answer | null] => {
    const isComing = coming.includes(person);
    const says = isFirst ? coming.length > 0 : changed.has(`coming.${person}`);
    return [person, says ? (isComing ? 'yes' : 'no') : null];
  });
  return { people: Object.fromEntries(people) };
}

function readIds(form: FormData, field: string): string[] | null {
  const all = form.getAll(field);
  return all.every((one) => typeof one === 'string' && id.test(one)) ? (all as string[]) : null;
}

/** Null for a name that is not from this site. */
function readQuestion(key: string): Pick<GivenAnswer, 'question' | 'person'> | null {
  const [question = '', person = '', more] = key.split('.');
  const isOurs = more === undefined && id.test(question) && (person === '' || id.test(person));
  return isOurs ? { question, person } : null;
}

/** `asked` names questions with all boxes unchecked. Null for an unknown field. */
function readAnswers(changed: Changed, form: FormData): Pick<GivenReply, 'answers'> | null {
  const answers: GivenAnswer[] = [];
  const unpicked = form.has('save') ? listUnpicked(form) : new Set<string>();
  for (const [field, values] of changed) {
    if (!field.startsWith('q.')) continue;
    const asked = readQuestion(field.slice(2));
    if (!asked) return null;
    const texts = values.map((text) => text.trim().slice(0, longestValue + 1));
    const value = texts.length > 1 ? texts : (texts[0] ?? null);
    answers.push({ ...asked, value, ...(unpicked.delete(field) ? { unpicked: 'now' } : {}) });
  }
  for (const field of unpicked) {
    const asked = readQuestion(field.slice(2));
    if (!asked) return null;
    answers.push({ ...asked, value: null, unpicked: 'still' });
  }
  return answers.length === 0 ? {} : { answers };
}
