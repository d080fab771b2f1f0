/** A piece of a message: plain text, a value, or a choice between texts by a value. */
export type Piece = string | { kind: 'value' | 'number'; name: string } | Choice;

export interface Choice {
  kind: 'plural' | 'select';
  name: string;
  cases: ReadonlyMap<string, readonly Piece[]>;
}

const argument = /\{(\w+)(?:\}|, number\}|, (plural|select),)/y;
const caseStart = /\s*(=\d+|\w+) \{/y;
const argumentEnd = /\s*\}/y;

/**
 * Reads the part of ICU MessageFormat that the catalogs use: `{name}`, `{name, number}`, and plurals and selects with
 * `#`, nested as deep as wanted. Quotation by apostrophes is left out: messages have typographic ones.
 */
export function readMessage(text: string): readonly Piece[] {
  const reader = new Reader(text);
  const pieces = reader.readPieces(null);
  if (!reader.isAtEnd) throw new Error(`A message has a } too many: ${text}`);
  return pieces;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** `counted` is the plural whose number `#` stands for. */
  readPieces(counted: string | null): Piece[] {
    const pieces: Piece[] = [];
    const stops = counted === null ? /[{}]/g : /[{}#]/g;
    for (;;) {
      stops.lastIndex = this.#at;
      const end = stops.exec(this.#text)?.index ?? this.#text.length;
      if (end > this.#at) pieces.push(this.#text.slice(this.#at, end));
      this.#at = end;
      if (this.isAtEnd || this.#text[end] === '}') return pieces;
      if (this.#text[end] === '{') pieces.push(this.#readArgument(counted));
      else {
        pieces.push({ kind: 'number', name: counted ?? '' });
        this.#at += 1;
      }
    }
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  #readArgument(counted: string | null): Piece {
    const match = this.#take(argument);
    if (!match) throw new Error(`A message has an argument that cannot be read: ${this.#text}`);
    const [whole, name = '', kind] = match;
    if (kind !== 'plural' && kind !== 'select') {
      return { kind: whole.endsWith(', number}') ? 'number' : 'value', name };
    }
    const cases = new Map<string, readonly Piece[]>();
    for (let start = this.#take(caseStart); start; start = this.#take(caseStart)) {
      cases.set(start[1] ?? '', this.readPieces(kind === 'plural' ? name : counted));
      if (this.isAtEnd) break;
      this.#at += 1;
    }
    if (!cases.has('other') || !this.#take(argumentEnd)) {
      throw new Error(`A message has a ${kind} that cannot be read: ${this.#text}`);
    }
    return { kind, name, cases };
  }
}
