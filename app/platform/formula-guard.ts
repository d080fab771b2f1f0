/** Where a cell begins like a formula. A spreadsheet may also end a cell at `;`, a tab or a line break. */
const unguarded = /(?<=^|[;\t\r\n])(?='*[=+\-@\t\r\n＝＋－＠])/gu;
const guards = /(?<=^|[;\t\r\n])'(?='*[=+\-@\t\r\n＝＋－＠])/gu;

/** Adds an apostrophe to possible formulas, and to apostrophes there, for `unguard` (behaviour 33.8). */
export function guardCell(cell: string): string {
  return cell.replaceAll(unguarded, "'");
}

export function unguard(cell: string): string {
  return cell.replaceAll(guards, '');
}
