import { say } from '#app/platform/language/say.ts';
import type { Choice } from '#app/ui/overlays/menu.tsx';

import { type AnswerLabel, answers, sayAnswer } from '../answer-words.ts';
import type { GuestRow } from '../guest-row.ts';
import type { AnswerChoice } from '../schema.ts';

const labels: Record<AnswerChoice, AnswerLabel> = {
  yes: answers.going,
  'yes+1': `${answers.going} +1`,
  alone: answers.going,
  maybe: answers.maybe,
  no: answers.declined,
  none: answers.none,
};

const order: Exclude<AnswerChoice, 'none'>[] = ['yes', 'yes+1', 'maybe', 'no'];

export function labelPendingAnswer(as: AnswerChoice): AnswerLabel;
export function labelPendingAnswer(as: AnswerChoice | undefined): AnswerLabel | undefined;
export function labelPendingAnswer(as: AnswerChoice | undefined): AnswerLabel | undefined {
  return as && labels[as];
}

/**
 * The answer to mark in a row's menu: the pending one, else the stored one. 'Going, 3 of 4' and 'Going +3' are Going;
 * null on the waiting list.
 */
export function getChosenAnswer(
  { label }: Pick<GuestRow, 'label'>,
  pending?: AnswerChoice,
): AnswerChoice | null {
  const exact = [...order, 'none' as const].find((as) => labels[as] === label);
  return pending ?? exact ?? (label.startsWith(labels.yes) ? 'yes' : null);
}

/**
 * 'Going' keeps companions, but beside a stored 'Going +1' it removes the companion, the likely correction. Removing an
 * answer of the open link removes its row.
 */
export function listAnswerChoices({
  token,
  label,
}: Pick<GuestRow, 'token' | 'label'>): Choice<AnswerChoice>[] {
  const none: Choice<AnswerChoice> = { value: 'none', label: say('No response') };
  if (token === undefined) none.hint = say('Takes this answer off the list');
  const values = order.map((as) => (as === 'yes' && label === labels['yes+1'] ? 'alone' : as));
  return [...values.map((value) => ({ value, label: sayAnswer(labels[value]) })), none];
}
