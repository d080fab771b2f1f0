import * as v from 'valibot';

import { type Result, fail, succeed } from '#app/platform/result.ts';
import { trimText } from '#app/platform/text.ts';

import { unreadablePart } from './messages.ts';
import { type PartName, type StepValues, partNames, parts, toPart } from './parts.ts';
import { titleRequired } from './parts/event-name.ts';
import { type Draft, draftSchema } from './schema.ts';

/** Takes the fields in which `next` differs from `base` from `next`, and all others from `newest`. */
export function mergeFields<Value extends object>(base: Value, next: Value, newest: Value): Value {
  const untouched = (Object.keys(next) as (keyof Value)[]).filter(
    (key) => Object.hasOwn(newest, key) && Object.is(base[key], next[key]),
  );
  const kept = Object.fromEntries(untouched.map((key) => [key, newest[key]]));
  return { ...next, ...kept };
}

export function toDraft(draftId: string, steps: StepValues): Draft {
  const fields = partNames.flatMap((name) => Object.entries(toPart(name, steps[name])));
  // `draftSchema` has the fields of every part, and the id.
  return { draftId, ...Object.fromEntries(fields) } as Draft;
}

/** `part` is null when none is at fault. */
export interface DraftProblem {
  part: PartName | null;
  message: string;
}

const partOfField = new Map<string, PartName>(
  partNames.flatMap((name) =>
    Object.keys(parts[name].schema.entries).map((field) => [field, name] as const),
  ),
);

/** The library's own wording is for programmers; every rule that a host can break has a sentence of its own. */
export function toProblemSentence(message: string): string {
  return message.startsWith('Invalid ') ? unreadablePart : message;
}

export function isUnnamed(input: unknown): boolean {
  const name = (input as Partial<Draft> | null)?.eventName;
  return typeof name !== 'string' || trimText(name) === '';
}

/** Each stops at its first issue, because only one is shown. */
const fieldSchemas = Object.entries(draftSchema.entries).map(
  ([field, schema]) => [partOfField.get(field) ?? null, v.object({ [field]: schema })] as const,
);

/** Fails with the first problem of each part, a missing name first. */
export function parseDraft(input: unknown): Result<Draft, DraftProblem[]> {
  const parsed = v.safeParse(draftSchema, input, { abortEarly: true });
  if (parsed.success) return succeed(parsed.output);
  const problems = new Map<PartName | null, string>();
  if (isUnnamed(input)) problems.set('eventName', titleRequired);
  for (const [part, schema] of fieldSchemas) {
    if (problems.has(part)) continue;
    const field = v.safeParse(schema, input, { abortEarly: true });
    if (!field.success) problems.set(part, toProblemSentence(field.issues[0].message));
  }
  return fail([...problems].map(([part, message]) => ({ part, message })));
}
