import { isolateValue } from '../text.ts';
import { type Language, getLocale, isRightToLeft } from './languages.ts';
import { type Choice, type Piece, readMessage } from './read-message.ts';

/** Starts with a small letter and is one word; anything else between braces is the text of a case. */
type OneWord<Text extends string> = Text extends
  | ''
  | `${string}${' ' | ',' | '.' | '{' | '#'}${string}`
  ? never
  : Text extends Uncapitalize<Text>
    ? Text
    : never;

type NamesBefore<Rest extends string> = Rest extends `${infer Head}}${string}`
  ? Head extends `${infer Name}, ${infer Kind}`
    ? Kind extends `select,${string}`
      ? [OneWord<Name>, string]
      : Kind extends 'number' | `plural,${string}`
        ? [OneWord<Name>, number]
        : never
    : [OneWord<Head>, string | readonly string[]]
  : never;

/** Several texts become 'a', 'a and b' or 'a, b and c'. */
export type Value = string | number | readonly string[];
export type Values = Readonly<Record<string, Value>>;

type PluralCase = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | `=${number}`;

/** Before the first case, or between two. */
type CaseName = `${string}${'plural' | 'select'}, ${string} ` | `${string}} ${PluralCase} `;

/** The names of a message's values, each with its type. What follows the name of a case is text. */
type Named<Message extends string> = Message extends `${infer Before}{${infer Rest}`
  ? (Before extends CaseName ? never : NamesBefore<Rest>) | Named<Rest>
  : never;

/** The values that a message of the source needs, by their names. */
export type ValuesOf<Message extends string> = {
  [Pair in Named<Message> as Pair[0]]: Pair[1];
};

export type Given<Message extends string> = [keyof ValuesOf<Message>] extends [never]
  ? []
  : [values: ValuesOf<Message>];

export type Catalog<Source> = Readonly<Record<keyof Source, string>>;

/** All messages of one side in one language. */
export interface Words<Source extends Readonly<Record<string, string>>> {
  readonly language: Language;
  readonly say: <Key extends keyof Source>(key: Key, ...given: Given<Source[Key]>) => string;
}

/** British, which has no comma before 'and'. */
const localeOfLists = (language: Language) => (language === 'en' ? 'en-GB' : language);

/** Made once for each language and kept: nothing of a request is in it (docs/decisions/0047-own-catalogs.md). */
export function makeWords<Source extends Readonly<Record<string, string>>>(
  language: Language,
  catalog: Catalog<Source>,
): Words<Source> {
  const fill = makeFiller(language);
  return { language, say: (key: keyof Source, values?: Values) => fill(catalog[key], values) };
}

/** Fills messages with their values, as the language writes them. A message without values is plain text. */
export function makeFiller(language: Language): (message: string, values?: Values) => string {
  const read = new Map<string, readonly Piece[]>();
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(getLocale(language));
  const lists = new Intl.ListFormat(localeOfLists(language));
  // A name in another script must not turn the sentence around it (behaviour 22.8).
  const isolate = (text: string) => isolateValue(text, isRightToLeft(language));

  function fill(pieces: readonly Piece[], values: Values): string {
    return pieces.map((piece) => fillPiece(piece, values)).join('');
  }

  function pickCase({ kind, cases }: Choice, value: Value): readonly Piece[] {
    const name = kind === 'plural' ? plurals.select(Number(value)) : String(value);
    return cases.get(`=${String(value)}`) ?? cases.get(name) ?? cases.get('other') ?? [];
  }

  function fillPiece(piece: Piece, values: Values): string {
    if (typeof piece === 'string') return piece;
    const value = values[piece.name] ?? '';
    if (!('cases' in piece)) {
      if (typeof value === 'number') return numbers.format(value);
      return typeof value === 'string' ? isolate(value) : lists.format(value.map(isolate));
    }
    return fill(pickCase(piece, value), values);
  }

  return (message, values) => {
    if (!values) return message;
    const pieces = read.get(message) ?? readMessage(message);
    read.set(message, pieces);
    return fill(pieces, values);
  };
}
