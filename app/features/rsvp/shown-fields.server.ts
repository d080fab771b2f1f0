import { hash } from 'node:crypto';

import { listAskedOf, listValues, nameField } from './form/questions.ts';
import type { RsvpView, Typed } from './schema.ts';

/** Marks of values that a page showed: only fields that differ from them change a newer answer (behaviour 25.43). */
type Marks = ReadonlyMap<string, string>;

type ShownReply = Pick<RsvpView, 'name' | 'reply' | 'party' | 'questions'>;

/** A short hash; '' for an empty field. */
function markOf(values: readonly string[]): string {
  const said = values.map((value) => value.replaceAll(/\r\n?/g, '\n').trim()).filter(Boolean);
  return said.length === 0
    ? ''
    : hash('sha256', said.toSorted().join('\0'), 'base64url').slice(0, 8);
}

/** Companions are numbered; of people, those who come are listed. */
function listShown(view: ShownReply): [field: string, values: readonly string[]][] {
  const { name, reply, questions } = view;
  if (!reply) return [];
  const coming = Object.entries(reply.people ?? {}).filter(([, answer]) => answer === 'yes');
  return [
    ['name', [name]],
    ['note', [reply.note]],
    ['decide-by', [reply.decideBy]],
    ...reply.companions.map((companion, at): [string, string[]] => [
      `companion.${at}`,
      [companion],
    ]),
    ...coming.map(([id]): [string, string[]] => [`coming.${id}`, [id]]),
    ...questions.flatMap((question) =>
      listAskedOf(question, view).map((asked): [string, readonly string[]] => [
        nameField(question, asked),
        listValues(question, asked, view),
      ]),
    ),
  ];
}

/** The form's marks. Empty fields have none. */
export function markShown(view: ShownReply): string {
  return listShown(view)
    .map(([field, values]) => ({ field, mark: markOf(values) }))
    .filter(({ mark }) => mark !== '')
    .map(({ field, mark }) => `${field}=${mark}`)
    .join(' ');
}

/** Null when the form's page showed no answer. */
function readMarks(form: FormData): Marks | null {
  const text = form.get('shown');
  if (typeof text !== 'string') return null;
  const pairs = text.split(' ').map((pair) => pair.split('='));
  return new Map(pairs.map(([field = '', mark = '']) => [field, mark]));
}

export function showsComing(form: FormData): boolean {
  return [...(readMarks(form)?.keys() ?? [])].some((field) => field.startsWith('coming.'));
}

const readTexts = (form: FormData, field: string) =>
  form.getAll(field).filter((value) => typeof value === 'string');

/** The fields of the questions for which nobody picked a person. */
export function listUnpicked(form: FormData): Set<string> {
  const picked = new Set(readTexts(form, 'picked'));
  const offered = readTexts(form, 'pick').filter((key) => !picked.has(key));
  return new Set(offered.map((key) => `q.${key}`));
}

const texts = ['name', 'note', 'decide-by', 'mail-address', 'mail-shared'];

/** By the names of `listShown`. An unchecked box has no value, nor has who is not picked. */
function listFields(form: FormData): [field: string, values: readonly string[]][] {
  const checked = new Set(readTexts(form, 'coming'));
  const asked = [...form.keys()].filter((field) => field.startsWith('q.'));
  const boxes = ['asked', 'pick'].flatMap((name) => readTexts(form, name)).map((key) => `q.${key}`);
  const unpicked = listUnpicked(form);
  const fields = texts.filter((field) => form.has(field));
  return [
    ...[...fields, ...new Set([...asked, ...boxes])].map((field): [string, string[]] => [
      field,
      unpicked.has(field) ? [] : readTexts(form, field),
    ]),
    ...readTexts(form, 'companion').map((name, at): [string, string[]] => [
      `companion.${at}`,
      [name],
    ]),
    ...readTexts(form, 'person').map((id): [string, string[]] => [
      `coming.${id}`,
      checked.has(id) ? [id] : [],
    ]),
  ];
}

/** The fields that differ from what the page showed, by the names of `markShown`; all fields without marks. */
export function readChangedFields(form: FormData): ReadonlyMap<string, readonly string[]> {
  const marks = readMarks(form);
  const fields = listFields(form);
  if (marks === null) return new Map(fields);
  return new Map(fields.filter(([field, values]) => (marks.get(field) ?? '') !== markOf(values)));
}

/** What a page shows again that stores nothing: also a pressed name without a choice. Empty where nothing differs. */
export function readTyped(form: FormData): Typed {
  const marks = readMarks(form) ?? new Map<string, string>();
  const picked = new Set(readTexts(form, 'picked').map((key) => `q.${key}`));
  const typed = listFields(form).flatMap(([field, values]): [string, readonly string[]][] => {
    const mark = markOf(values);
    if (mark === '' && picked.has(field)) return [[field, ['']]];
    return (marks.get(field) ?? '') === mark ? [] : [[field, values]];
  });
  return Object.fromEntries(typed);
}
