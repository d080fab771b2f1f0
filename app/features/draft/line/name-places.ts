import { streetPattern } from './addresses.ts';
import { type Draft, draft, words } from './claims.ts';
import { anyOf, type LineGrammar } from './grammar.ts';
import type { Piece } from './phrases.ts';
import type { Scene } from './scene.ts';

/** What follows 'at', or has a postcode or a word of an address (behaviour 42.7). */
export function namePlaces(scene: Scene, pieces: readonly Piece[]): Draft[] {
  const found = pieces.flatMap((piece) => {
    const sign = judgePlace(scene, piece);
    return sign === 'no' ? [] : [{ piece, sign }];
  });
  const [first, ...more] = found;
  if (!first) return [];
  const joined = more.filter(({ piece }) => isAddressBeside(scene, first.piece, piece));
  const span = {
    start: first.piece.start,
    end: Math.max(first.piece.end, ...joined.map(({ piece }) => piece.end)),
  };
  const ending = findPlaceEnding(scene.folded.slice(span.start, span.end), scene.grammar);
  const text = scene.line.slice(span.start, span.end - ending);
  const own = draft(
    span,
    [{ kind: 'place', text }, words],
    first.sign === 'sure' ? 0 : null,
    'place',
  );
  const others = more
    .filter(({ piece }) => piece.start >= span.end)
    .map(({ piece }) =>
      draft(
        piece,
        [{ kind: 'place', text: scene.line.slice(piece.start, piece.end) }, words],
        null,
        'place',
      ),
    );
  return [own, ...others];
}

/** 'Main Street 4, 8001 Zürich': an address goes on after its comma. */
function isAddressBeside({ folded, segments }: Scene, first: Piece, next: Piece): boolean {
  const [at, other] = [first, next].map((piece) =>
    segments.findIndex(({ pieces }) => pieces.includes(piece)),
  ) as [number, number];
  const between = folded.slice(first.end, next.start);
  return other === at + 1 ? next.lead === null : other === at && !/\d/.test(between);
}

export function judgePlace(scene: Scene, piece: Piece): 'sure' | 'unsure' | 'no' {
  const { grammar, folded, line, segments } = scene;
  const { words: known } = grammar;
  const text = folded.slice(piece.start, piece.end);
  const isWhole = (list: string | undefined) =>
    grammar.match(`^${anyOf(grammar, list)}`, 'u').exec(text)?.[0].length === text.length;
  const isNumber = grammar.match(`^${anyOf(grammar, known.numbers)}`, 'u').test(text);
  if (isNumber || isWhole(known.noPlace)) return 'no';
  if (grammar.months.has(text) || grammar.weekdays.has(text) || /^\d+\p{L}{0,2}$/u.test(text))
    return 'no';
  if (piece.quoted && piece.lead === null) return 'no';
  if (piece.lead === 'at') return 'sure';
  if (findPlaceEnding(text, grammar) > 0) return 'sure';
  if (piece.lead === 'in') {
    const title =
      segments.find(({ pieces }) => pieces.some(({ lead }) => lead === null))?.pieces ?? [];
    const before = title[title.indexOf(piece) - 1];
    const startsTitle =
      before !== undefined && /^\s*$/.test(folded.slice(before.end, piece.leadStart));
    const isNamed = /^\p{Lu}/u.test(line.slice(piece.start)) || !/\p{Ll}/u.test(text);
    const hasArticle = grammar.match(`^${anyOf(grammar, known.article)}`, 'u').test(text);
    const lead = folded.slice(piece.leadStart, piece.start);
    const leadHasArticle = grammar.match(anyOf(grammar, known.inThe), 'u').test(lead);
    return (isNamed || hasArticle || leadHasArticle) && !startsTitle ? 'sure' : 'unsure';
  }
  if (piece.lead !== null) return 'no';
  const hasStreet = grammar.match(streetPattern(grammar), 'u').test(text);
  const postcode =
    /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4,6}(?!\d)\s+\p{L}|\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b|〒\d{3}-\d{4}/u;
  return (hasStreet && /\d/.test(text)) || postcode.test(text) ? 'sure' : 'no';
}

/** How many letters at the end of a place say that it is one. */
function findPlaceEnding(text: string, grammar: LineGrammar): number {
  const { afterPlace, unspaced } = grammar.words;
  if (!afterPlace) return 0;
  return (
    grammar.match(`${unspaced ? '' : '\\s*'}(?:${afterPlace})$`, 'u').exec(text)?.[0].length ?? 0
  );
}
