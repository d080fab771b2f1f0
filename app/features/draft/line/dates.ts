import { addDays } from '#app/features/schedule/add-days.ts';

import { daysUntil, nextDate, toDate, weekdayOf } from './calendar.ts';
import { type LineGrammar, anyOf, foldLine, namesOf } from './grammar.ts';

/** A part of the line that names a day. With several days, or none, it is asked. */
export interface DaySpan {
  start: number;
  end: number;
  days: readonly string[];
  /** Where each day stands, if not in the whole span: in '30 June 19' the other number is a word of the title. */
  parts?: readonly { start: number; end: number }[];
  /** The one day is only one of two readings: a weekday among other words. */
  unsure?: boolean;
}

type Groups = Partial<Record<string, string>>;
type Found = Pick<DaySpan, 'days' | 'parts' | 'unsure'> | null;

/** Reads a relative day, such as 'in two weeks': the text's own day, or null. */
export type ParseDay = (text: string, today: string) => string | null;

interface Rule {
  pattern: string;
  read: (groups: Groups, grammar: LineGrammar, at: { start: number; end: number }) => Found;
}

const ordinal = '(?:st|nd|rd|th|er|e|º|°|ª|\\.|-го|日|号)?';
const year = '(?<year>(?:19|20|21)\\d\\d)';
const notInNumber = '(?<![\\d:.,/$€£-])';
const numberEnds = '(?![\\d:]|[.,/-]\\d)';

const rulesOf = new WeakMap<LineGrammar, Rule[]>();

/** Made once: their patterns are long. */
function getRules(grammar: LineGrammar): Rule[] {
  const rules = rulesOf.get(grammar) ?? listRules(grammar);
  rulesOf.set(grammar, rules);
  return rules;
}

/** In the order in which they take the text. */
function listRules(grammar: LineGrammar): Rule[] {
  const { words } = grammar;
  const on = `(?:${anyOf(grammar, words.onDay)}\\s*)?`;
  const of = `\\s*(?:${anyOf(grammar, words.ofMonth)}\\s*)?`;
  const weekday = `(?:(?<weekday>${namesOf(grammar, grammar.weekdays)})\\.?,?\\s*(?:${anyOf(grammar, words.onDay)}\\s*)?)?`;
  const then = `(?:,?\\s*[(（]?(?<weekdayAfter>${namesOf(grammar, grammar.weekdays)})\\.?[)）]?)?`;
  const month = `(?<month>${namesOf(grammar, grammar.months)})\\.?`;
  const dayNumber = (name: string) => `${notInNumber}(?<${name}>\\d{1,2})${ordinal}(?!\\d)`;
  const orDay = `(?:\\s*(?:-|–|/|${anyOf(grammar, words.or)}|${anyOf(grammar, words.to)}|${anyOf(grammar, words.and)})\\s*(?<other>\\d{1,2})${ordinal}${numberEnds}(?!\\s*(?:${anyOf(grammar, words.pm)}|${anyOf(grammar, words.am)}|${anyOf(grammar, words.hour)})))?`;
  const withYear = `(?:(?:,?\\s*(?:${anyOf(grammar, words.ofMonth)}\\s*)?)${year})?`;
  return [
    {
      pattern: `${on}${weekday}${notInNumber}(?<year>\\d{4})[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})${numberEnds}${then}`,
      read: readNumbers,
    },
    {
      pattern: `${on}(?:${year}年)?(?<month>\\d{1,2})月(?<day>\\d{1,2})[日号號]?${then}`,
      read: readNumbers,
    },
    {
      pattern: `${on}${weekday}${notInNumber}(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})(?:\\.\\s?(?<year>(?:\\d\\d)?\\d\\d)(?!\\d|\\s*:)|\\.(?!\\d)|(?![\\d.]))${then}`,
      read: readDotted,
    },
    {
      pattern: `${on}${weekday}${notInNumber}(?<first>\\d{1,2})\\s?(?<sign>[/-])\\s?(?<second>\\d{1,2})(?:\\s?[/-]\\s?(?<year>(?:\\d\\d)?\\d\\d))(?!\\d)`,
      read: readSlashed,
    },
    {
      pattern: `${on}${weekday}${notInNumber}(?<first>\\d{1,2})(?<sign>/)(?<second>\\d{1,2})${numberEnds}`,
      read: readSlashed,
    },
    {
      pattern: `${on}${weekday}${dayNumber('day')}${orDay}${of}${month}(?:\\s+${notInNumber}(?<after>\\d{1,2})(?!\\d|:|[hH]|\\s*(?:-|–|${anyOf(grammar, words.to)}|${anyOf(grammar, words.am)}|${anyOf(grammar, words.pm)}|${anyOf(grammar, words.hour)})|\\p{L}))?${withYear}${then}`,
      read: readNamed,
    },
    {
      pattern: `${on}${weekday}${month}\\s*(?:${anyOf(grammar, words.article)}\\s*)?${dayNumber('day')}(?![:hH]\\d)${orDay}${withYear}`,
      read: readNamed,
    },
    {
      pattern: `${on}(?<!${anyOf(grammar, words.noDayAfter)}\\s)(?<near>${namesOf(grammar, grammar.nearDays)})(?!\\s*${anyOf(grammar, words.noDayBefore)})`,
      read: readNear,
    },
    {
      pattern: `(?:(?<lead>${anyOf(grammar, words.onDay)}|${anyOf(grammar, words.this)})\\s*)?(?:(?<next>${anyOf(grammar, words.next)})\\s*)?(?<weekday>${namesOf(grammar, longNames(grammar))})(?:\\s+(?<nextAfter>${anyOf(grammar, words.next)}))?`,
      read: readWeekday,
    },
  ];
}

/** One letter, as in Chinese and Japanese, is a weekday only beside a date. */
const longNames = ({ weekdays }: LineGrammar) =>
  new Map([...weekdays].filter(([name]) => name.length > 1));

function readNumbers({ year: y, month, day, weekday }: Groups, grammar: LineGrammar): Found {
  return agree(dayOf(grammar, y, month, day), weekday, grammar);
}

function dayOf(grammar: LineGrammar, y?: string, month?: string, day?: string): string | null {
  const numbers = [Number(month), Number(day)] as const;
  if (y === undefined) return nextDate(grammar.today, ...numbers);
  return toDate(y.length === 2 ? 2000 + Number(y) : Number(y), ...numbers);
}

/** '19.30' is a time, unless a day can be meant. A day before its month needs no question (behaviour 42.5). */
function readDotted(groups: Groups, grammar: LineGrammar): Found {
  const { month = '', day = '' } = groups;
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return null;
  return readNumbers(groups, grammar);
}

/** Both 12 or less: either may be the month, the region's order first (behaviour 42.5). */
function readSlashed(
  { first = '', second = '', sign, year: y, weekday }: Groups,
  grammar: LineGrammar,
): Found {
  if (`${first}${sign}${second}` === '24/7') return null;
  if (sign === '-' && y === undefined) return null;
  const monthDay = dayOf(grammar, y, first, second);
  const dayMonth = dayOf(grammar, y, second, first);
  const both = grammar.monthFirst ? [monthDay, dayMonth] : [dayMonth, monthDay];
  const days = [...new Set(both.filter((date) => date !== null))];
  if (days.length === 0) return { days };
  return days.length === 1 ? agree(days[0] ?? null, weekday, grammar) : { days };
}

function readNamed(
  groups: Groups,
  grammar: LineGrammar,
  at: { start: number; end: number },
): Found {
  const { day, other, month = '', year: y, weekday, after } = groups;
  const number = String(grammar.months.get(month));
  const days = [after, day, other].filter((each) => each !== undefined);
  const dates = days.map((each) => dayOf(grammar, y, number, each)).filter((date) => date !== null);
  if (days.length === 1) return agree(dates[0] ?? null, weekday, grammar);
  if (after === undefined || day === undefined || dates.length !== 2) return { days: dates };
  // 'turns 30 June 19': either number may belong to the month.
  const beforeMonth = { start: at.start + day.length, end: at.end };
  return { days: dates, parts: [beforeMonth, { start: at.start, end: at.end - after.length }] };
}

function readNear({ near = '' }: Groups, { nearDays, today }: LineGrammar): Found {
  return { days: [addDays(today, nearDays.get(near) ?? 0)] };
}

/** 'Saturday' said on a Saturday, and 'next Friday', may mean two days. */
function readWeekday({ weekday = '', lead, next, nextAfter }: Groups, grammar: LineGrammar): Found {
  const away = daysUntil(grammar.today, grammar.weekdays.get(weekday) ?? 0);
  const first = addDays(grammar.today, away);
  const isNext = next !== undefined || nextAfter !== undefined;
  if (isNext || away === 0) return { days: [first, addDays(first, 7)] };
  return { days: [first], unsure: lead === undefined };
}

/** A weekday that disagrees with its date makes two days of it, the date first (behaviour 42.5). */
function agree(date: string | null, weekday: string | undefined, grammar: LineGrammar): Found {
  if (date === null) return { days: [] };
  const named = weekday === undefined ? undefined : grammar.weekdays.get(weekday);
  if (named === undefined || named === weekdayOf(date)) return { days: [date] };
  const later = addDays(date, daysUntil(date, named));
  const earlier = addDays(later, -7);
  return { days: [date, ...[earlier, later].filter((each) => each >= grammar.today)] };
}

/** All days of a line, in order, none over another. `folded` has been through `foldLine`. */
export function findDays(folded: string, grammar: LineGrammar): DaySpan[] {
  const spans: DaySpan[] = [];
  const isFree = (start: number, end: number) =>
    spans.every((span) => end <= span.start || start >= span.end);
  for (const rule of getRules(grammar)) {
    for (const match of folded.matchAll(grammar.match(rule.pattern))) {
      const [start, end] = trimSpan(match[0], match.index);
      const weekday = match.groups?.['weekday'] ?? match.groups?.['weekdayAfter'];
      const groups: Groups = { ...match.groups, ...(weekday === undefined ? {} : { weekday }) };
      const found = isFree(start, end) ? rule.read(groups, grammar, { start, end }) : null;
      if (found) spans.push({ start, end, ...found });
    }
  }
  return spans.toSorted((one, other) => one.start - other.start);
}

function trimSpan(text: string, at: number): [start: number, end: number] {
  const start = at + text.length - text.trimStart().length;
  return [start, start + text.trim().length];
}

/** A phrase that is a relative day as a whole, by the library. */
export function readRelativeDay(
  text: string,
  grammar: LineGrammar,
  parse: ParseDay | null,
): string | null {
  const lead = grammar.match(`^(?:${anyOf(grammar, grammar.words.onDay)})\\s+`, 'u');
  const folded = foldLine(text).trim();
  return parse?.(folded, grammar.today) ?? parse?.(folded.replace(lead, ''), grammar.today) ?? null;
}
