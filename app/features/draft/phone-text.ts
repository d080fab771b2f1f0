import { trimText } from '#app/platform/text.ts';

import { limits } from './limits.ts';

const between = String.raw`[\s()./\u2010-\u2015-]{0,3}`;
/** Digits of any script and what people write between them, as long as a phone number can be. */
const number = String.raw`(?:\+\s?|\()?\(?\p{Nd}(?:${between}\p{Nd}){5,19}`;
const wholeNumber = new RegExp(`^${number}$`, 'u');
const inLine = new RegExp(
  [
    // Quoted names and bracketed addresses stay unchanged.
    String.raw`(?<kept>(?<![^\s,;:(<>)])"(?:[^"]|"")*"(?!")|<[^\s<>]*>)`,
    String.raw`(?<=^|[\s,;>)}"\u201c\u201d])tel:(?:"(?<unread>(?:[^"]|"")*)"(?!"))`,
    String.raw`(?<comma>[\s,;]*)(?<=^|[\s,;>)}"\u201c\u201d])(?:(?:tel|phone|mobile|cell)\b[.:]*\s*)?(?<number>${number})(?![\p{L}\p{N}@+#_])`,
  ].join('|'),
  'giu',
);
/** With the year first or last; a date has no fourth part. */
const date =
  /^(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,2} \d{1,2} (?:19|20)\d\d)(?=\s|$)/;
const americanCode = /^\d{5}-\d{4}$/;

const countDigits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

/**
 * Whether a text has the shape of a phone number, and not that of a date or an American postal code (behaviour 52.2).
 * Only the server knows which numbers there are.
 */
export function isPhoneText(text: string): boolean {
  if (text.length > limits.phone || !wholeNumber.test(text)) return false;
  const digits = countDigits(text);
  if (digits > 15 + (/^\(?00/.test(text) ? 2 : 0)) return false;
  if (text.startsWith('+')) return digits >= 7;
  if (date.test(text) || americanCode.test(text)) return false;
  return digits >= (/^\(?\+?[0\u0660\u06f0\u0966]/.test(text) ? 8 : 9);
}

export interface TakenPhones {
  rest: string;
  /** As they are typed; null for one that cannot be read. */
  phones: (string | null)[];
}

/** Takes the phone numbers out of a line (behaviour 52.2). */
export function takePhones(line: string): TakenPhones {
  const phones: TakenPhones['phones'] = [];
  const rest = line.replaceAll(inLine, (whole, ...match) => {
    const groups = match.at(-1) as Partial<Record<string, string>>;
    if (groups['unread'] !== undefined) phones.push(null);
    else if (groups['number'] !== undefined && isPhoneText(groups['number']))
      phones.push(groups['number']);
    else return whole;
    return ' ';
  });
  return { rest, phones };
}

export const holdsPhone = (text: string): boolean => takePhones(text).phones.length > 0;

/** Writes a number that `takePhones` reads. */
export function writePhone(phone: string): string {
  const text = trimText(phone);
  return isPhoneText(text) ? text : `tel:"${text.replaceAll('"', '""')}"`;
}

/** The first of the numbers in a cell or on a card, where several may stand. */
export function pickPhone(cell: string): string {
  const parts = cell.split(/\s*(?:[,;|\r\n]|:::|\s\/\s)\s*/);
  return trimText(parts.find((one) => one !== '') ?? '');
}
