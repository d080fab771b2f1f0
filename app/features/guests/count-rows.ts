import { countLabel } from '#app/platform/text.ts';

/** Rows of the guest list: invitees (each one person or a household), and answers from the open link. */
export interface RowCounts {
  invited: number;
  open: number;
}

/** '3 guests and 2 answers' (behaviour 39.4). */
export function countRows({ invited, open }: RowCounts): string {
  const answers = countLabel(open, 'answer');
  if (invited === 0 && open > 0) return answers;
  const guests = countLabel(invited, 'guest');
  return open === 0 ? guests : `${guests} and ${answers}`;
}

/** How many selected rows were changed; without a selection, how many more than before. */
export function countChanged(count: number, selected: RowCounts | undefined): string {
  const changed = count.toLocaleString('en');
  if (!selected) return `${changed} more`;
  const all = selected.invited + selected.open;
  return count === all
    ? countRows(selected)
    : `${changed} of the ${all.toLocaleString('en')} selected`;
}
