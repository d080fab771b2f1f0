import type { LineReading } from '#app/features/draft/line/reading.ts';

/** Until a word is complete there is nothing to show. */
const firstWord = /\S[\s,;]/;
const restOfPhrase = /^[^,;\n]*/;

/**
 * The title of a line that is being typed, at once: that of the last reading while the line still begins as it was read,
 * with what has been typed behind it since; else the first phrase. '' before the first word is complete.
 */
export function findTypedTitle(line: string, last: LineReading | null): string {
  if (!firstWord.test(line)) return '';
  const title = last?.phrases.find(
    ({ meanings, chosen }) => chosen !== null && meanings[chosen]?.kind === 'title',
  );
  if (last && title && line.startsWith(last.line.slice(0, title.end))) {
    const [before = ''] = restOfPhrase.exec(last.line.slice(title.end)) ?? [];
    const [since = ''] = restOfPhrase.exec(line.slice(title.end)) ?? [];
    // Something else was read behind it, such as a day.
    return before.trim() === '' ? `${title.text}${since}`.trim() : title.text;
  }
  return (
    line
      .trimStart()
      .split(/[,;\n]/u)[0]
      ?.trim() ?? ''
  );
}
