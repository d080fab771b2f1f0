import { foldText } from '#app/platform/text.ts';

const splitSearch = (search: string) => foldText(search).split(/\s+/).filter(Boolean);

/** Tests whether a text contains every word of `search`, in any order. */
export function createNameFilter(search: string): (text: string) => boolean {
  const words = splitSearch(search);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}

export interface FoundPart {
  text: string;
  isFound: boolean;
}

/** The text in parts, those that a word of `search` has found and those between, as written (behaviour 39.11). */
export function splitFound(text: string, search: string): FoundPart[] {
  const words = splitSearch(search);
  if (words.length === 0) return [{ text, isFound: false }];
  // A letter with its marks, which may fold to none or several.
  const letters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  const folded = letters.map(foldText);
  const whole = folded.join('');
  const isFound = new Uint8Array(whole.length);
  for (const word of words) {
    for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + 1)) {
      isFound.fill(1, at, at + word.length);
    }
  }
  const parts: FoundPart[] = [];
  let at = 0;
  for (const [index, letter] of letters.entries()) {
    const found = isFound[at] === 1 && (folded[index] ?? '') !== '';
    const last = parts.at(-1);
    if (last?.isFound === found) last.text += letter;
    else parts.push({ text: letter, isFound: found });
    at += (folded[index] ?? '').length;
  }
  return parts;
}
