import * as v from 'valibot';

import { type StepValue, parts, toPart } from './parts.ts';
import { toProblemSentence } from './rules.ts';

/** In the order of the screen, by the field's path in the settings, such as 'seats' or 'questions.2.choices.0'. */
export function findAnswerProblems(step: StepValue<'answers'>): ReadonlyMap<string, string> {
  const parsed = v.safeParse(parts.answers.schema, toPart('answers', step));
  const problems = new Map<string, string>();
  for (const { path = [], message } of parsed.issues ?? []) {
    const field = path.slice(1).map(({ key }) => key);
    const name = field.join('.');
    if (!problems.has(name)) problems.set(name, toProblemSentence(message));
  }
  return problems;
}
