import { say } from '#app/platform/language/say.ts';

/** Rows of the guest list: invitees (each one person or a household), and answers from the open link. */
export interface RowCounts {
  invited: number;
  open: number;
}

/** Of what the rows are. */
export const nameKind = ({ invited, open }: RowCounts): 'guests' | 'answers' | 'both' =>
  open === 0 ? 'guests' : invited === 0 ? 'answers' : 'both';

/** '3 guests and 2 answers', which are to be removed (behaviour 39.4). */
export const countRows = ({ invited, open }: RowCounts): string =>
  say(
    '{kind, select, guests {{invited, plural, one {# guest} other {# guests}}} answers {{open, plural, one {# answer} other {# answers}}} other {{invited, plural, one {# guest} other {# guests}} and {open, plural, one {# answer} other {# answers}}}}¦to be removed',
    { kind: nameKind({ invited, open }), invited, open },
  );

/** How many rows were changed, as the values of a message: all that were selected, some of them, or so many more. */
const toValues = (count: number, selected: RowCounts | undefined) => {
  const { invited, open } = selected ?? { invited: 0, open: 0 };
  const all = invited + open;
  const kind = !selected ? 'more' : count === all ? nameKind(selected) : 'some';
  return { kind, count, all, invited, open };
};

/** 'Removed 3 guests.' */
export const describeRemoved = (count: number, selected: RowCounts): string =>
  say(
    '{kind, select, guests {Removed {invited, plural, one {# guest} other {# guests}}.} answers {Removed {open, plural, one {# answer} other {# answers}}.} both {Removed {invited, plural, one {# guest} other {# guests}} and {open, plural, one {# answer} other {# answers}}.} other {Removed {count, number} of the {all, number} selected.}}',
    toValues(count, selected),
  );

/** 'Recorded for 3 guests: Going.'; without a selection, for how many more than before. */
export const describeRecorded = (
  count: number,
  selected: RowCounts | undefined,
  answer: string,
): string =>
  say(
    '{kind, select, guests {Recorded for {invited, plural, one {# guest} other {# guests}}: {answer}.} answers {Recorded for {open, plural, one {# answer} other {# answers}}: {answer}.} both {Recorded for {invited, plural, one {# guest} other {# guests}} and {open, plural, one {# answer} other {# answers}}: {answer}.} some {Recorded for {count, number} of the {all, number} selected: {answer}.} other {Recorded for {count, number} more: {answer}.}}',
    { ...toValues(count, selected), answer },
  );
