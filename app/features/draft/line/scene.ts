import { streetPattern } from './addresses.ts';
import { type DaySpan, findDays, type ParseDay, readRelativeDay } from './dates.ts';
import { anyOf, foldLine, type LineGrammar } from './grammar.ts';
import type { KnowsIdea } from './looks.ts';
import { cutSegments, findQuotes, listPieces, type Piece } from './phrases.ts';
import type { Choices } from './reading.ts';
import { findTimes, type TimeSpan } from './times.ts';

export interface LineTools {
  /** Reads relative days; null while it is being loaded. */
  parseDay: ParseDay | null;
  knowsIdea: KnowsIdea;
  /** Whether a bare number that stands alone is an hour, as behind a day in a line about nothing else. */
  readsLoneHour?: (days: readonly DaySpan[]) => boolean;
}

export interface Scene {
  line: string;
  folded: string;
  grammar: LineGrammar;
  tools: LineTools;
  days: DaySpan[];
  times: TimeSpan[];
  segments: { start: number; end: number; pieces: Piece[]; days: DaySpan[]; times: TimeSpan[] }[];
}

export function setScene(
  line: string,
  grammar: LineGrammar,
  tools: LineTools,
  choices: Choices,
): Scene {
  const folded = foldLine(line);
  const quotes = findQuotes(folded);
  const textOf = ({ start, end }: { start: number; end: number }) => line.slice(start, end);
  const isWords = (text: string) => choices[foldLine(text)] === 'words';
  const isOutside = ({ start, end }: DaySpan | TimeSpan) =>
    quotes.every((quote) => end <= quote.start || start >= quote.end);
  const written = findDays(folded, grammar)
    .filter((span) => isOutside(span) && !isWords(textOf(span)))
    .map((span) => chooseDayOfParts(span, choices[foldLine(textOf(span))]));
  const readsAlone = tools.readsLoneHour?.(written) ?? false;
  const times = findTimes(folded, [...written, ...quotes], grammar)
    .filter((span) => isOutside(span) && !isWords(textOf(span)))
    .filter((span) => !span.bare || !isInAddress(folded, span, grammar))
    .filter((span) => span.marked || isBesideWords(folded, span, grammar, readsAlone))
    .filter(
      (span, _, all) =>
        !countsThings(folded, span, grammar) ||
        all.every((each) => each === span || each.form !== 'range'),
    )
    .map((span) => (countsThings(folded, span, grammar) ? { ...span, sure: false } : span));
  const taken = [...written, ...times, ...quotes];
  const days = [...written, ...findRelativeDays(folded, taken, grammar, tools)];
  const cut = cutSegments(folded, [...days, ...times, ...quotes]);
  const kept = dropWeekdaysOfTitles(folded, days, times, cut, grammar);
  const segments = cut.map((segment) => {
    const isInside = (span: { start: number; end: number }) =>
      span.start >= segment.start && span.end <= segment.end;
    const [ownDays, ownTimes] = [kept.filter(isInside), times.filter(isInside)];
    const inside = [...ownDays, ...ownTimes].toSorted((one, other) => one.start - other.start);
    return {
      ...segment,
      pieces: listPieces(folded, segment, inside, quotes, grammar, isWords),
      days: ownDays,
      times: ownTimes,
    };
  });
  return { line, folded, grammar, tools, days: kept, times, segments };
}

/** '30 June 19', once the host has said which number is the day. */
function chooseDayOfParts(span: DaySpan, choice: Choices[string] | undefined): DaySpan {
  const part = typeof choice === 'number' ? span.parts?.[choice] : undefined;
  return part ? { ...part, days: span.days.slice(Number(choice), Number(choice) + 1) } : span;
}

function isInAddress(folded: string, { start, end }: TimeSpan, grammar: LineGrammar): boolean {
  const before = /[^,;\n،、]*$/.exec(folded.slice(0, start))?.[0] ?? '';
  const after = /^[^,;\n،、]*/.exec(folded.slice(end))?.[0] ?? '';
  return grammar.match(streetPattern(grammar), 'u').test(before + after);
}

/** '2-3 kids': a range of bare numbers with a word behind it may count something. */
function countsThings(
  folded: string,
  { form, bare, end }: TimeSpan,
  grammar: LineGrammar,
): boolean {
  if (form !== 'range' || !bare || grammar.words.unspaced) return false;
  const { at, inPlace, by, with: accompanied, onDay } = grammar.words;
  const goesOn = [at, inPlace, by, accompanied, onDay]
    .map((each) => anyOf(grammar, each))
    .join('|');
  return grammar.match(`^\\s*(?!${goesOn})[\\p{L}€%]`, 'u').test(folded.slice(end));
}

/** A bare number is a time only as the first or last word of a short phrase, such as 'dancing 9' (behaviour 42.6). */
function isBesideWords(
  folded: string,
  span: TimeSpan,
  grammar: LineGrammar,
  readsAlone: boolean,
): boolean {
  if (grammar.words.unspaced) return false;
  const before = folded.slice(0, span.start);
  const after = folded.slice(span.end);
  const opens = /(?:^|[,;\n،、])\s*$/.test(before);
  const closes = /^\s*(?:$|[,;\n،、])/.test(after);
  if (opens === closes) return opens && (readsAlone || span.form === 'range');
  const beside = opens ? /^[^,;\n،、]*/.exec(after)?.[0] : /[^,;\n،、]*$/.exec(before)?.[0];
  return span.form === 'range' || (beside ?? '').trim().split(/\s+/).length <= 3;
}

function findRelativeDays(
  folded: string,
  taken: readonly { start: number; end: number }[],
  grammar: LineGrammar,
  { parseDay }: LineTools,
): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const segment of cutSegments(folded, taken)) {
    const holes = taken.filter(({ start, end }) => start >= segment.start && end <= segment.end);
    for (const piece of listPieces(folded, segment, holes, [], grammar, () => false)) {
      const start = piece.lead === 'in' ? piece.leadStart : piece.start;
      const date = readRelativeDay(folded.slice(start, piece.end), grammar, parseDay);
      if (date !== null && date >= grammar.today)
        spans.push({ start, end: piece.end, days: [date] });
    }
  }
  return spans;
}

/** 'Friday Night Club, June 18' names its day once: the weekday that agrees stays a word of the title. */
function dropWeekdaysOfTitles(
  folded: string,
  days: readonly DaySpan[],
  times: readonly TimeSpan[],
  segments: readonly { start: number; end: number }[],
  grammar: LineGrammar,
): DaySpan[] {
  const isAlone = (span: DaySpan) => {
    const segment = segments.find(({ start, end }) => span.start >= start && span.end <= end);
    if (!segment) return true;
    const taken = [...days, ...times].filter(
      ({ start, end }) => start >= segment.start && end <= segment.end,
    );
    return (
      listPieces(
        folded,
        segment,
        taken.toSorted((one, other) => one.start - other.start),
        [],
        grammar,
        () => true,
      ).length === 0
    );
  };
  const settled = days.map((day) => (day.unsure && isAlone(day) ? { ...day, unsure: false } : day));
  const sure = settled.filter(({ unsure }) => !unsure);
  return settled.filter(
    ({ unsure, days: own }) => !unsure || sure.every((day) => !sameWeekday(day.days[0], own[0])),
  );
}

const sameWeekday = (one: string | undefined, other: string | undefined) =>
  one !== undefined &&
  other !== undefined &&
  (Date.parse(one) - Date.parse(other)) % 604_800_000 === 0;
