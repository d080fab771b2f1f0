const halfCharacter = /\p{Surrogate}$/u;

/** At most `most` characters, the last of which is '…' if something is left out. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(halfCharacter, '')
    .trimEnd()}…`;
}
