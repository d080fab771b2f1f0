import type { Choice } from '#app/ui/menu.tsx';

import type { Recordable } from './schema.ts';
import type { AnswerLabel, GuestRow } from './views.ts';

const labels: Record<Recordable, AnswerLabel> = {
  yes: 'Going',
  'yes+1': 'Going +1',
  maybe: 'Maybe',
  no: 'Declined',
  none: 'No response yet',
};

const order: Recordable[] = ['yes', 'yes+1', 'maybe', 'no'];

/** What a row shows for an answer that is on its way. */
export function pendingLabel(as: Recordable): AnswerLabel;
export function pendingLabel(as: Recordable | undefined): AnswerLabel | undefined;
export function pendingLabel(as: Recordable | undefined): AnswerLabel | undefined {
  return as && labels[as];
}

/** The answer that a row stands at: the one on its way, else the stored one. */
export function chosenFor(row: Pick<GuestRow, 'label'>, pending?: Recordable): Recordable {
  return pending ?? order.find((as) => labels[as] === row.label) ?? 'none';
}

/** What a host can record for a guest. Without an invitee behind it, no answer means no row. */
export function choicesFor({ token }: Pick<GuestRow, 'token'>): Choice<Recordable>[] {
  const none: Choice<Recordable> = { value: 'none', label: 'No response' };
  if (token === undefined) none.hint = 'Takes this answer off the list';
  return [...order.map((value) => ({ value, label: labels[value] })), none];
}
