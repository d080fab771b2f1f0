import { countLabel } from '#app/platform/text.ts';

/** Rows of the guest list: invitees (each one person or a household), and answers from the open link. */
export interface RowCounts {
  invited: number;
  open: number;
}

/** '3 invitees and 2 answers'. A row is not a guest: 'guests' counts people, as the figures do (behaviour 39.4). */
export function countRows({ invited, open }: RowCounts): string {
  const answers = countLabel(open, 'answer');
  if (invited === 0 && open > 0) return answers;
  const invitees = countLabel(invited, 'invitee');
  return open === 0 ? invitees : `${invitees} and ${answers}`;
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
