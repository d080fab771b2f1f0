/** An address book with photos. */
export const maxCardBytes = 16 * 1024 * 1024;

/** One card's lines that say who it is: `version` is 3.0 or 4.0. */
export interface CardLines {
  version: string;
  lines: string[];
}

const property =
  /^(?:[\w-]+\.)?(?<name>VERSION|FN|N|ORG|EMAIL|TEL)(?<parameters>;[^:]*)?:(?<value>.*)$/is;
const isQuotedPrintable = /;(?:ENCODING=)?QUOTED-PRINTABLE(?=[;:])/i;
/** No name, number or address is as long. */
const longestLine = 4000;
const mostLines = 200;

/** Joins folded lines, and those that quoted-printable continues. Long ones, such as photos, are dropped. */
function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const last = lines.at(-1) ?? '';
    const isSoft = last.endsWith('=') && isQuotedPrintable.test(last);
    if (isSoft) lines.splice(-1, 1, last.slice(0, -1) + line);
    else if (/^[ \t]/.test(line) && lines.length > 0) {
      if (last.length < longestLine) lines.splice(-1, 1, last + line.slice(1));
    } else lines.push(line);
  }
  return lines;
}

function decodeQuoted(value: string, charset: string): string {
  const bytes: number[] = [];
  for (const [part, hex] of value.matchAll(/=([\dA-F]{2})|[^=]+|=/gi)) {
    if (hex === undefined) bytes.push(...new TextEncoder().encode(part));
    else bytes.push(Number.parseInt(hex, 16));
  }
  try {
    return new TextDecoder(charset, { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return new TextDecoder('windows-1252').decode(Uint8Array.from(bytes));
  }
}

/** A line of vCard 2.1 as one of 3.0: its types have no name, and its text may be in quoted-printable. */
function modernize(line: string): string {
  const { name = '', parameters = '', value = '' } = property.exec(line)?.groups ?? {};
  const words = parameters.split(';').filter((one) => one !== '' && one !== '=');
  const types = words.filter((one) => /^(?:TYPE=)?(?:CELL|PREF|HOME|WORK|VOICE)$/i.test(one));
  const charset = /;CHARSET=([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8';
  const text = isQuotedPrintable.test(`${parameters}:`) ? decodeQuoted(value, charset) : value;
  const type = types.map((one) => `;TYPE=${one.replace(/^TYPE=/i, '')}`).join('');
  return `${name}${type}:${text.replaceAll(/[\r\n]+/g, ' ')}`;
}

/** The cards of a file, at most `most`, without what no guest needs of them (behaviour 52.6). */
export function splitCards(text: string, most: number): CardLines[] {
  const cards: CardLines[] = [];
  let open: CardLines | null = null;
  let depth = 0;
  for (const line of unfold(text)) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      if (depth === 0) open = { version: '3.0', lines: [] };
      depth += 1;
    } else if (/^END:VCARD\s*$/i.test(line)) {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && open) cards.push(open);
      if (depth === 0) open = null;
      if (cards.length >= most) break;
    } else if (open && depth === 1 && line.length <= longestLine && open.lines.length < mostLines) {
      const { name = '', value = '' } = property.exec(line)?.groups ?? {};
      if (name.toUpperCase() === 'VERSION') open.version = value.trim();
      else if (name !== '') open.lines.push(line);
    }
  }
  return cards.map(({ version, lines }) =>
    version.startsWith('2') ? { version: '3.0', lines: lines.map(modernize) } : { version, lines },
  );
}
