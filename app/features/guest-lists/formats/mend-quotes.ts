interface QuoteRules {
  separator: string;
  /** The most characters between quotation marks. */
  longest: number;
}

const lineEnd = /[\r\n]/;

/** Where the quoted cell ends whose text begins at `start`; -1 if its quotation mark is never closed. */
function findClosing(text: string, start: number, { separator, longest }: QuoteRules): number {
  let from = start;
  for (;;) {
    const at = text.indexOf('"', from);
    if (at === -1 || at - start > longest) return -1;
    const next = text[at + 1];
    if (next === '"') from = at + 2;
    else if (next === undefined || next === separator || lineEnd.test(next)) return at;
    // A mark inside a line belongs to the cell; in a later line it begins another cell.
    else if (lineEnd.test(text.slice(start, at))) return -1;
    else from = at + 1;
  }
}

const shown = 60;

/**
 * Takes away quotation marks that begin a cell and are never closed, so that no row is swallowed, and names their rows
 * (behaviour 33.37).
 */
export function mendQuotes(text: string, rules: QuoteRules): { text: string; unclosed: string[] } {
  const pieces: string[] = [];
  const unclosed: string[] = [];
  let kept = 0;
  let row = 0;
  let at = 0;
  while (at < text.length) {
    if (text[at] === '"') {
      const closing = findClosing(text, at + 1, rules);
      if (closing === -1) {
        pieces.push(text.slice(kept, at));
        kept = at + 1;
        unclosed.push(text.slice(row, row + shown).split(lineEnd, 1)[0] ?? '');
      } else at = closing + 1;
    }
    while (at < text.length && text[at] !== rules.separator && !lineEnd.test(text[at] ?? ''))
      at += 1;
    if (text[at] !== rules.separator) row = at + 1;
    at += 1;
  }
  return { text: pieces.join('') + text.slice(kept), unclosed };
}
