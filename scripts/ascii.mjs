/** An escaped letter, or one of a template whose tag reads it as it is written. */
const unescapable =
  /(?<!\\)(?:\\\\)*\\(?<escaped>[\u0080-\uFFFF])|\braw`[^`\u0080-\uFFFF]*(?<raw>[\u0080-\uFFFF])/;

/** @param {string} unit */
const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * JavaScript without letters outside of ASCII: V8 stores a file that has one outside of Latin-1 with two bytes for each
 * of its letters. Throws if a letter stands where an escape would mean something else.
 * @param {string} code
 * @param {string} file
 */
export function toAscii(code, file) {
  const found = unescapable.exec(code);
  if (found) {
    const { escaped, raw } = found.groups ?? {};
    const letter = escaped ?? raw ?? '';
    throw new Error(
      `${file}: please write the letter “${letter}” as ${escape(letter)}, or without the backslash or String.raw before it: ${found[0]}`,
    );
  }
  return code.replaceAll(/[\u0080-\uFFFF]/g, escape);
}
