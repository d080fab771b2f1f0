/**
 * A cell that a spreadsheet could take for a formula, or that begins like one with a guard. An apostrophe before it makes
 * it text (behaviour 33.8).
 */
export const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** The cell without the apostrophe that the export has put before it. */
export function unguard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
