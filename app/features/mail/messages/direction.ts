const isolate = /\u2068[^\u2066-\u2069]*\u2069/gu;
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/u;

/** Without names and other values inside of a sentence, which are isolated in it. */
function dropIsolates(text: string): string {
  const left = text.replaceAll(isolate, '');
  return left === text ? text : dropIsolates(left);
}

/**
 * The direction of a text by its first letter outside of names, because `dir="auto"` also reads those; `undefined`
 * without such a letter, where the text has that of the message.
 */
export function findDirection(text: string): 'rtl' | 'ltr' | undefined {
  const [letter] = /\p{L}/u.exec(dropIsolates(text)) ?? [];
  if (letter === undefined) return undefined;
  return fromRight.test(letter) ? 'rtl' : 'ltr';
}
