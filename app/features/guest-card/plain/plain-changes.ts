import type { Person } from '#app/features/invite/schema.ts';
import type { Answer } from '#app/features/rsvp/reply.ts';

import { type PlainPost, personField, wasField } from '../plain-card-schema.ts';
import type { OneAction } from '../schema.ts';
import { type ShownAnswer, answerForAll, answerForOne, applyTap } from '../shown-answer.ts';

export interface PlainChange {
  field: string;
  action: OneAction;
}

/** Browsers send every line break as two characters. */
const read = (posted: PlainPost, field: string) => (posted[field] ?? '').replaceAll('\r\n', '\n');

const isAnswer = (text: string): text is Answer => ['yes', 'maybe', 'no'].includes(text);
const toAnswer = (text: string) => (isAnswer(text) ? text : null);

/** Null for a field that the form has not, or that says what the page has shown. */
function findTyped(posted: PlainPost, field: string): { text: string; seen: string } | null {
  if (posted[field] === undefined) return null;
  const text = read(posted, field).trim();
  const seen = read(posted, wasField(field));
  return text === seen.trim() ? null : { text, seen };
}

function readShown(posted: PlainPost, people: readonly Person[]): ShownAnswer {
  const own = people.flatMap(({ id }) => {
    const answer = toAnswer(read(posted, wasField(personField(id))));
    return answer === null ? [] : [[id, answer] as const];
  });
  return { answer: toAnswer(read(posted, wasField('answer'))), people: Object.fromEntries(own) };
}

/** Everybody's answer first, then that of each person whose own was changed. */
function listAnswerChanges(posted: PlainPost, people: readonly Person[]): PlainChange[] {
  const changes: PlainChange[] = [];
  let shown = readShown(posted, people);
  if (posted['answer'] === 'none') {
    const seen = Number(posted['version']);
    return shown.answer === null ? [] : [{ field: 'answer', action: { intent: 'remove', seen } }];
  }
  const take = (field: string, change: ReturnType<typeof answerForAll>) => {
    if (change === null) return;
    changes.push({ field, action: { intent: 'reply', ...change } });
    shown = applyTap(shown, change, people);
  };
  const answer = toAnswer(read(posted, 'answer'));
  if (answer !== null) take('answer', answerForAll(shown, answer, people));
  for (const { id } of people) {
    const typed = findTyped(posted, personField(id));
    if (typed) take(personField(id), answerForOne(shown, id, typed.text === 'yes'));
  }
  return changes;
}

interface Typed {
  text: string;
  seen: string;
}

/** The action's schema refuses what is no language. */
const toLanguage = ({ text, seen }: Typed) =>
  ({ intent: 'language', language: text, seen }) as OneAction;

/** The action of each field besides the answer. */
const toAction: Readonly<Record<string, (typed: Typed) => OneAction>> = {
  note: ({ text, seen }) => ({ intent: 'reply', given: { note: text }, seen: { note: seen } }),
  email: ({ text, seen }) => ({ intent: 'address', address: text, seen }),
  phone: ({ text, seen }) => ({ intent: 'phone', phone: text, seen }),
  language: toLanguage,
  name: ({ text, seen }) => ({ intent: 'name', name: text, seen }),
  'host-note': ({ text, seen }) => ({ intent: 'host-note', note: text, seen }),
};

/** What a host has changed in the form, one action for each field, as the card with scripts sends it (behaviour 28.23). */
export function listPlainChanges(posted: PlainPost, people: readonly Person[]): PlainChange[] {
  const others = Object.entries(toAction).flatMap(([field, make]) => {
    const typed = findTyped(posted, field);
    return typed ? [{ field, action: make(typed) }] : [];
  });
  return [...listAnswerChanges(posted, people), ...others];
}
