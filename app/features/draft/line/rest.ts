import { type LineGrammar, anyOf } from './grammar.ts';
import { cutSegments, listPieces, type Piece } from './phrases.ts';

type Read = { folded: string; grammar: LineGrammar };
type Span = { start: number; end: number };

/** 'or' between two days. */
export function isJoint({ folded, grammar }: Read, { start, end }: Span): boolean {
  const { or, and, to, at, inPlace, by, hostedBy, with: accompanied } = grammar.words;
  const joints = [or, and, to, at, inPlace, by, hostedBy, accompanied].filter(Boolean).join('|');
  return grammar.match(`^(?:\\s*${anyOf(grammar, joints)})+$`, 'u').test(folded.slice(start, end));
}

/** Words that no span of `named` has claimed, so that none is lost (behaviour 42.3). `named` is in the order of the line. */
export function listRest({ folded, grammar }: Read, named: readonly Span[]): Piece[] {
  return cutSegments(folded, named).flatMap((segment) => {
    const inside = named.filter(({ start, end }) => start >= segment.start && end <= segment.end);
    return listPieces(folded, segment, inside, [], grammar, () => true).filter(
      (piece) => !isJoint({ folded, grammar }, piece),
    );
  });
}
