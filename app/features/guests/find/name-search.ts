/** Removes what does not matter when names are compared: case, accents and Unicode form. */
function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Creates a test for texts that contain every word of `search`, in any order. */
export function createNameFilter(search: string): (text: string) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
