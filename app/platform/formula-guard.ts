/**
 * Where a cell begins like a formula. A spreadsheet may take `;`, a tab or a line break within a cell for the end of the
 * cell.
 */
const unguarded = /(?<=^|[;\t\r\n])(?='*[=+\-@\t\r\n＝＋－＠])/gu;
const guards = /(?<=^|[;\t\r\n])'(?='*[=+\-@\t\r\n＝＋－＠])/gu;

/**
 * The cell as text: an apostrophe before whatever a spreadsheet could take for a formula, and before the apostrophes
 * there, so that `unguard` knows which one to take away (behaviour 33.8).
 */
export function guardCell(cell: string): string {
  return cell.replaceAll(unguarded, "'");
}

/** The cell without the apostrophes of `guardCell`. */
export function unguard(cell: string): string {
  return cell.replaceAll(guards, '');
}
