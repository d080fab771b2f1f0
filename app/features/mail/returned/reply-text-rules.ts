const mostLines = 2000;
export const longestReply = 4000;

/** '-----Original Message-----', a line of underscores, and the mark of a signature, in any language. */
const separator = /^(?:-{3,}[^-]{1,60}-{3,}|_{8,}|-- )$/;

/** 'From: Ana <ana@example.org>', with bold marks or without, in any language. */
const headerLine = /^[*\s]{0,3}\p{L}[\p{L} ]{0,20}\s?[:：]\*?\s/u;

const namesAddress = /[<[(][^\s<>]{1,80}@[^\s<>]{1,255}[>\])]/;

/** 'On Saturday Ana <ana@example.org> wrote:', perhaps on two or three lines, in any language. */
function countAttribution(lines: readonly string[], index: number): number {
  for (let count = 1; count <= 3; count += 1) {
    const part = lines.slice(index, index + count);
    if (part.length < count || part.at(-1)?.trim() === '') return 0;
    const said = part.join(' ').trim();
    if (said.length > 400) return 0;
    if (/[:：]$/.test(said)) {
      const quoted = lines.slice(index + count).find((line) => line.trim() !== '');
      return namesAddress.test(said) || quoted?.startsWith('>') ? count : 0;
    }
  }
  return 0;
}

function endsWriting(lines: readonly string[], index: number): boolean {
  const [line = '', next = ''] = lines.slice(index, index + 2);
  if (separator.test(line)) return true;
  return headerLine.test(line) && line.includes('@') && headerLine.test(next);
}

/** What the writer of a reply wrote: without quotes, the signature and control characters, and bounded (behaviour 29.30). */
export function cutQuotes(text: string): string {
  const lines = text.split(/\r\n?|\n/, mostLines);
  const kept: string[] = [];
  let index = 0;
  while (index < lines.length && !endsWriting(lines, index)) {
    const line = lines[index] ?? '';
    const attribution = countAttribution(lines, index);
    if (attribution === 0 && !line.startsWith('>')) kept.push(line.trimEnd());
    index += Math.max(1, attribution);
  }
  return kept
    .join('\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longestReply)
    .toWellFormed();
}
