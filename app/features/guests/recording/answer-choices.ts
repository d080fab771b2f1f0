import type { Choice } from '#app/ui/overlays/menu.tsx';

import type { AnswerLabel, GuestRow } from '../guest-row.ts';
import type { AnswerChoice } from '../schema.ts';

const labels: Record<AnswerChoice, AnswerLabel> = {
  yes: 'Going',
  'yes+1': 'Going +1',
  alone: 'Going',
  maybe: 'Maybe',
  no: 'Declined',
  none: 'No response yet',
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
  const none: Choice<AnswerChoice> = { value: 'none', label: 'No response' };
  if (token === undefined) none.hint = 'Takes this answer off the list';
  const values = order.map((as) => (as === 'yes' && label === labels['yes+1'] ? 'alone' : as));
  return [...values.map((value) => ({ value, label: labels[value] })), none];
}
