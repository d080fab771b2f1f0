import { type Draft, draft, none } from './claims.ts';
import { anyOf } from './grammar.ts';
import { findEventTimes, mayBeActivity } from './name-hours.ts';
import { judgePlace } from './name-places.ts';
import type { Piece } from './phrases.ts';
import type { Scene } from './scene.ts';
import type { TimeSpan } from './times.ts';

/** The first words that are no place, and the words behind them that belong to nothing else (behaviour 42.4). */
export function findTitle(scene: Scene): { drafts: Draft[] } {
  const mayName = (piece: Piece) => piece.lead === null && !isTimeWord(scene, piece);
  const segment = scene.segments.find(({ pieces }) => pieces.some(mayName));
  const first = segment?.pieces.find(mayName);
  if (!segment || !first || isTimedOnly(scene, segment)) return { drafts: [] };
  const between = (from: number, to: number) =>
    [...scene.days, ...scene.times].some(({ start, end }) => start >= from && end <= to);
  let end = first.end;
  for (const piece of segment.pieces.slice(segment.pieces.indexOf(first) + 1)) {
    const isPlace = judgePlace(scene, piece) !== 'no';
    if (between(end, piece.start) || isPlace || piece.lead === 'hostedBy') break;
    if (isName(scene, piece) || isTimeWord(scene, piece)) break;
    end = piece.end;
  }
  const text = scene.line.slice(first.start, end);
  return { drafts: [draft({ start: first.start, end }, [{ kind: 'title', text }, none], 0)] };
}

/** 'Evening' beside a day names no event. */
function isTimeWord({ grammar, folded }: Scene, { start, end }: Piece): boolean {
  const { am, pm, noon, midnight, numbers } = grammar.words;
  const text = folded.slice(start, end);
  const pattern = anyOf(grammar, [am, pm, noon, midnight, numbers].filter(Boolean).join('|'));
  return grammar.match(`^${pattern}$`, 'u').test(text);
}

/** A first phrase such as 'dinner 7:30' before any title is an activity only when a later one can be the title. */
const isTimedOnly = (scene: Scene, segment: Scene['segments'][number]) =>
  mayBeActivity(segment) &&
  !findEventTimes(scene).includes(segment.times[0] as TimeSpan) &&
  scene.segments.some(
    (other) => other !== segment && other.times.length === 0 && other.pieces.length > 0,
  );

/** 'with Ana and Ben': each word begins with a capital, in scripts that have them. */
export function isName({ line }: Scene, { start, end, lead }: Piece): boolean {
  if (lead !== 'by' && lead !== 'with') return false;
  const names = line.slice(start, end).split(/\s+/);
  return (
    names.every((word) => /^(?:\p{Lu}|\p{Lo}|&|and$|und$|et$|y$|e$|en$|i$|in$|ve$)/u.test(word)) &&
    names.length <= 8
  );
}
