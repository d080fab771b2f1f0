import { type LineGrammar, anyOf } from './grammar.ts';

/** A run of words between separators, days and hours. */
export interface Piece {
  start: number;
  end: number;
  /** The word before it that says what it is; the piece begins after it. */
  lead: 'at' | 'in' | 'hostedBy' | 'by' | 'with' | null;
  /** Where its leading word begins, else where it begins. */
  leadStart: number;
  quoted: boolean;
}

const separators = /[,;\n\r\u2028|，、；。،؛।•·]+|\s+[-–—]\s+|(?<=\p{L}{3,})[.!?]+(?=\s|$)/gu;
const quotes = /["“„«「『]([^"“”„«»「」『』]{1,200})["”“»」』]/gu;

const addresses = /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/gu;

/** What is kept as it was typed: texts in quotes, and addresses of pages and mail. */
export function findQuotes(text: string): { start: number; end: number }[] {
  return [...text.matchAll(quotes), ...text.matchAll(addresses)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Cuts at separators outside `kept`, which are the days, hours and quotes of the line. */
export function cutSegments(
  folded: string,
  kept: readonly { start: number; end: number }[],
): { start: number; end: number }[] {
  const cuts = [...folded.matchAll(separators)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((cut) => kept.every((span) => cut.end <= span.start || cut.start >= span.end));
  const segments: { start: number; end: number }[] = [];
  let start = 0;
  for (const cut of [...cuts, { start: folded.length, end: folded.length }]) {
    if (folded.slice(start, cut.start).trim() !== '') segments.push({ start, end: cut.start });
    start = cut.end;
  }
  return segments;
}

/** The words of a segment outside `taken`, cut again before 'at', 'in', 'by' and 'with', unless `isWords` of what follows. */
export function listPieces(
  folded: string,
  segment: { start: number; end: number },
  taken: readonly { start: number; end: number }[],
  quoted: readonly { start: number; end: number }[],
  grammar: LineGrammar,
  isWords: (piece: string) => boolean,
): Piece[] {
  const holes = taken.filter(({ start, end }) => start >= segment.start && end <= segment.end);
  const runs: { start: number; end: number }[] = [];
  let at = segment.start;
  for (const hole of [...holes, { start: segment.end, end: segment.end }]) {
    if (hole.start > at) runs.push({ start: at, end: hole.start });
    at = Math.max(at, hole.end);
  }
  return runs.flatMap((run) => cutRun(folded, run, quoted, grammar, isWords));
}

const leads = ['at', 'hostedBy', 'by', 'with', 'in'] as const;

function cutRun(
  folded: string,
  run: { start: number; end: number },
  quoted: readonly { start: number; end: number }[],
  grammar: LineGrammar,
  isWords: (piece: string) => boolean,
): Piece[] {
  const { at, inPlace, hostedBy, by, with: accompanied } = grammar.words;
  const groups = { at, hostedBy, by, with: accompanied, in: inPlace };
  const pattern = leads.map((lead) => `(?<${lead}>${anyOf(grammar, groups[lead])})`).join('|');
  const text = folded.slice(run.start, run.end);
  const cuts = [...text.matchAll(grammar.match(pattern))]
    .map((match) => ({
      start: run.start + match.index,
      end: run.start + match.index + match[0].length,
      lead: leads.find((lead) => match.groups?.[lead] !== undefined) ?? null,
    }))
    .filter((cut) => quoted.every((span) => cut.end <= span.start || cut.start >= span.end))
    .filter((cut, index, all) => {
      const piece = trimPiece(folded, cut.end, all[index + 1]?.start ?? run.end, quoted);
      return !piece || !isWords(folded.slice(piece.start, piece.end));
    });
  const starts = [{ start: run.start, end: run.start, lead: null }, ...cuts];
  return starts.flatMap((cut, index) => {
    const piece = trimPiece(folded, cut.end, starts[index + 1]?.start ?? run.end, quoted);
    return piece
      ? [{ ...piece, lead: cut.lead, leadStart: cut.lead ? cut.start : piece.start }]
      : [];
  });
}

const edges = /^[\s.:!?'"“”„«»「」『』()\u200e\u200f-]+|[\s.:'"“”„«»「」『』(\u200e\u200f-]+$/gu;

function trimPiece(
  folded: string,
  start: number,
  end: number,
  quoted: readonly { start: number; end: number }[],
): Pick<Piece, 'start' | 'end' | 'quoted'> | null {
  const text = folded.slice(start, end);
  const bare = text.replace(edges, '');
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(bare)) return null;
  const from = start + text.indexOf(bare);
  return {
    start: from,
    end: from + bare.length,
    quoted: quoted.some((span) => span.start <= from && span.end >= from + bare.length),
  };
}
