import type { Choice } from '#app/ui/overlays/menu.tsx';

import type { AnswerChoice } from '../schema.ts';
import type { AnswerLabel, GuestRow } from './guest-row.ts';

const labels: Record<AnswerChoice, AnswerLabel> = {
  yes: 'Going',
  'yes+1': 'Going +1',
  maybe: 'Maybe',
  no: 'Declined',
  none: 'No response yet',
};

const order: AnswerChoice[] = ['yes', 'yes+1', 'maybe', 'no'];

/** The label of an answer that is being saved. */
export function labelPendingAnswer(as: AnswerChoice): AnswerLabel;
export function labelPendingAnswer(as: AnswerChoice | undefined): AnswerLabel | undefined;
export function labelPendingAnswer(as: AnswerChoice | undefined): AnswerLabel | undefined {
  return as && labels[as];
}

/** The answer to mark in a row's menu: the one being saved, else the stored one. */
export function getChosenAnswer(
  row: Pick<GuestRow, 'label'>,
  pending?: AnswerChoice,
): AnswerChoice {
  const { label } = row;
  const stored = order.find((as) => labels[as] === label);
  if (pending ?? stored) return pending ?? stored ?? 'none';
  if (label.includes(' +')) return 'yes+1';
  return label === 'No response yet' ? 'none' : 'yes';
}

/** The answers that a host can record for a guest. Removing an answer of the open link removes its row. */
export function listAnswerChoices({ token }: Pick<GuestRow, 'token'>): Choice<AnswerChoice>[] {
  const none: Choice<AnswerChoice> = { value: 'none', label: 'No response' };
  if (token === undefined) none.hint = 'Takes this answer off the list';
  return [...order.map((value) => ({ value, label: labels[value] })), none];
}
