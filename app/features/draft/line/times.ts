import { type LineGrammar, anyOf } from './grammar.ts';

type Half = 'am' | 'pm' | null;

interface Hour {
  hour: number;
  minutes: number;
  half: Half;
  /** Minutes, an hour word, a half of the day or a name such as 'noon': more than a bare number. */
  marked: boolean;
  hasMinutes: boolean;
  /** '07' and '19' can only be hours of a 24-hour clock. */
  isWhole: boolean;
}

/** A part of the line that names an hour or hours; every reading as minutes from midnight. */
export interface TimeSpan {
  start: number;
  end: number;
  form: 'single' | 'range' | 'until' | 'late';
  /** The likeliest first. */
  times: readonly { start: number | null; end: number | null }[];
  sure: boolean;
  /** It has a sign beside the number: minutes, 'PM', 'at'. Without one it is a time only next to an activity. */
  marked: boolean;
  /** Numbers alone, whatever stands before them. */
  bare: boolean;
  /** 'Till late' is said. */
  isOpenEnd?: boolean;
}

type Read = Omit<TimeSpan, 'start' | 'end'>;

/** Those that may stand at a number without a space: '7pm'. */
const glued = (words: string) =>
  `(?:${words
    .split('|')
    .filter((word) => !word.includes(' '))
    .join('|')})`;

const hourPattern = (grammar: LineGrammar, name: string) => {
  const { am, pm, hour, noon, midnight } = grammar.words;
  const half = (at: string) =>
    `(?:(?<${name}Am${at}>${anyOf(grammar, am)})|(?<${name}Pm${at}>${anyOf(grammar, pm)}))`;
  const afterNumber = grammar.words.unspaced
    ? ''
    : `(?:(?<${name}GluedAm>${glued(am)})|(?<${name}GluedPm>${glued(pm)}))(?!\\p{L})|`;
  const before = name === 'one' ? '(?<![\\d.,:/$€£#=-])' : '(?<![\\d.,:/=])';
  const number = `${before}(?<${name}Hour>\\d{1,2})(?:(?<${name}Sign>[:.h时時点點])(?<${name}Minutes>[0-5]\\d)|(?<${name}Past>[点點时時]半)|\\.(?=\\s*${anyOf(grammar, [hour, grammar.words.to].filter(Boolean).join('|'))}))?`;
  const word = `(?<${name}Word>${grammar.words.unspaced ? (hour ?? '(?!)') : `(?:${hour ?? '(?!)'})(?![\\p{L}])`})`;
  return `(?:(?<${name}Noon>${anyOf(grammar, noon)})|(?<${name}Midnight>${anyOf(grammar, midnight)})|(?:${half('Before')}\\s*)?${number}(?![\\d%]|[:/]\\d)(?:\\s*${word})?(?:${afterNumber}\\s*${half('After')})?)`;
};

function readHour(groups: Record<string, string | undefined>, name: string): Hour | null {
  const get = (part: string) => groups[name + part];
  if (get('Noon') !== undefined) return fixed(12, 'pm');
  if (get('Midnight') !== undefined) return fixed(0, 'am');
  const digits = get('Hour');
  if (digits === undefined) return null;
  const hour = Number(digits);
  const minutes = get('Past') === undefined ? Number(get('Minutes') ?? 0) : 30;
  const pm = get('PmBefore') ?? get('PmAfter') ?? get('GluedPm');
  const am = get('AmBefore') ?? get('AmAfter') ?? get('GluedAm');
  const half = pm !== undefined ? 'pm' : am !== undefined ? 'am' : null;
  const marked =
    half !== null || [get('Sign'), get('Past'), get('Word')].some((part) => part !== undefined);
  const hasMinutes = get('Minutes') !== undefined;
  const isWhole = hour > 12 || hour === 0 || /^0\d/.test(digits);
  return { hour, minutes, half, marked, hasMinutes, isWhole };
}

const fixed = (hour: number, half: Half): Hour => ({
  hour,
  minutes: 0,
  half,
  marked: true,
  hasMinutes: false,
  isWhole: false,
});

/** All that an hour may mean, in minutes; [] for an impossible one. */
function listMinutes({ hour, minutes, half, isWhole }: Hour): number[] {
  if (hour > 24 || (hour === 24 && minutes > 0)) return [];
  if (half !== null && hour <= 12) return [((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minutes];
  if (isWhole) return [(hour % 24) * 60 + minutes];
  return [(hour % 12) * 60 + minutes, ((hour % 12) + 12) * 60 + minutes];
}

/** Evening, as for most events; the first half of the day when the line has a word for it, such as 'brunch'; 12 is noon. */
function rankStart(minutes: number, isMorning: boolean): number {
  if (minutes < 60) return 2;
  const atNoon = minutes >= 12 * 60 && minutes < 13 * 60;
  return atNoon || isMorning === minutes < 12 * 60 ? 0 : 1;
}

const lasts = (start: number, end: number) => (end - start + 1440) % 1440 || 1440;

/** Every pair of readings that lasts at most half a day; the likelier half of the day first. */
function pairUp(from: Hour, to: Hour, isMorning: boolean) {
  const starts = listMinutes(from);
  const ends = listMinutes(to);
  const pairs = starts.flatMap((start) => ends.map((end) => ({ start, end })));
  // 'From 7 to 11 PM': the sign of one end is the sign of both when that is the shorter event.
  const near = pairs.filter(({ start, end }) => lasts(start, end) <= 12 * 60);
  const kept = near.length > 0 ? near : pairs;
  const shortest = Math.min(...kept.map(({ start, end }) => lasts(start, end)));
  const oneSigned = starts.length === 1 || ends.length === 1;
  const fit = kept.filter(({ start, end }) => lasts(start, end) === shortest || !oneSigned);
  return fit
    .filter(({ start, end }) => lasts(start, end) === shortest)
    .toSorted((one, other) => rankStart(one.start, isMorning) - rankStart(other.start, isMorning));
}

const countsWhole = ({ hour, minutes }: Hour) => (hour % 24) * 60 + minutes;

/**
 * '8 to 22': beside an hour of a 24-hour clock the other one may be of that clock too, and surely is when both have
 * their minutes. Null where that makes no other reading.
 */
function pairWhole(
  from: Hour,
  to: Hour,
  pairs: TimeSpan['times'],
): { sure: boolean; times: TimeSpan['times'] } | null {
  if (from.isWhole === to.isWhole || from.half !== null || to.half !== null) return null;
  const whole = { start: countsWhole(from), end: countsWhole(to) };
  const others = pairs.filter(({ start, end }) => start !== whole.start || end !== whole.end);
  if (others.length === 0) return null;
  const sure = from.hasMinutes && to.hasMinutes;
  return { sure, times: sure ? [whole] : [whole, ...others] };
}

const rulesOf = new WeakMap<LineGrammar, ReturnType<typeof listRules>>();

function listRules(grammar: LineGrammar) {
  const { words } = grammar;
  const from = `(?:(?<lead>${anyOf(grammar, words.from)}|${anyOf(grammar, words.at)}|${anyOf(grammar, words.atHour)})\\s*)?`;
  const to = `\\s*(?:-|–|—|~|〜|～|${anyOf(grammar, words.to)})\\s*(?:${anyOf(grammar, words.atHour)}\\s*)?`;
  const closed = `(?:\\s*${anyOf(grammar, words.afterRange)})?`;
  const one = hourPattern(grammar, 'one');
  const two = hourPattern(grammar, 'two');
  const late = anyOf(grammar, words.untilLate);
  return [
    { form: 'range', pattern: `${from}${one}${to}${two}${closed}` },
    { form: 'range', pattern: `${from}${one}(?:\\s*(?:-|–|,))?\\s*(?<late>${late})` },
    { form: 'late', pattern: `(?<late>${late})` },
    {
      form: 'until',
      pattern: `${anyOf(grammar, words.until)}\\s*(?:${anyOf(grammar, words.atHour)}\\s*)?${two}${closed}`,
    },
    { form: 'until', pattern: `${two}\\s*${anyOf(grammar, words.untilAfter ?? '')}` },
    { form: 'single', pattern: `${from}${one}` },
  ] as const;
}

/** Made once: their patterns are long. */
function getRules(grammar: LineGrammar): ReturnType<typeof listRules> {
  const rules = rulesOf.get(grammar) ?? listRules(grammar);
  rulesOf.set(grammar, rules);
  return rules;
}

function readSpan(
  form: TimeSpan['form'],
  groups: Record<string, string | undefined>,
  grammar: LineGrammar,
  isMorning: boolean,
): Read | null {
  if (form === 'late')
    return {
      form,
      times: [{ start: null, end: null }],
      sure: true,
      marked: true,
      bare: false,
      isOpenEnd: true,
    };
  const from = readHour(groups, 'one');
  const to = readHour(groups, 'two');
  const isLed = groups['lead'] !== undefined;
  const isOpen = groups['late'] !== undefined;
  if (form === 'range' && from && to) {
    const times = pairUp(from, to, isMorning);
    const whole = pairWhole(from, to, times);
    const read = judge('range', whole?.times ?? times, [from, to], true, isMorning, grammar);
    return read && whole && !whole.sure ? { ...read, sure: false } : read;
  }
  const hour = from ?? to;
  if (!hour) return null;
  const minutes = listMinutes(hour).toSorted(
    (a, b) => rankStart(a, isMorning) - rankStart(b, isMorning),
  );
  const times = minutes.map((at) =>
    form === 'until' ? { start: null, end: at } : { start: at, end: null },
  );
  const isMarked = isLed || isOpen || form === 'until';
  const read = judge(isOpen ? 'single' : form, times, [hour], isMarked, isMorning, grammar);
  return read && isOpen ? { ...read, isOpenEnd: true } : read;
}

/** In 24-hour languages an hour from 1 to 11 without a sign is asked; elsewhere the evening is read (behaviour 42.6). */
function judge(
  form: TimeSpan['form'],
  times: TimeSpan['times'],
  hours: readonly Hour[],
  isLed: boolean,
  isMorning: boolean,
  grammar: LineGrammar,
): Read | null {
  if (times.length === 0) return null;
  const isOpen = hours.every(({ half, isWhole, hour }) => half === null && !isWhole && hour < 12);
  const oddInTwelve = grammar.twelveHours && hours.some(({ marked, hour }) => !marked && hour > 12);
  const daylong = grammar.twelveHours && isOpen && times.length > 1 && endsLate(times[0]);
  const sure = times.length === 1 ? !oddInTwelve : (grammar.twelveHours || isMorning) && !daylong;
  const bare = hours.every(({ marked }) => !marked);
  return { form, times, sure, marked: isLed || !bare, bare };
}

/** 9 to 5 in the evening would end at five in the morning: by day is as likely. */
function endsLate(time: TimeSpan['times'][number] | undefined): boolean {
  if (!time || time.start === null || time.end === null) return false;
  return time.start >= 12 * 60 && time.end > 2 * 60 && time.end < 12 * 60;
}

/** All hours of a line outside `taken`, in order. `folded` has been through `foldLine`. */
export function findTimes(
  folded: string,
  taken: readonly { start: number; end: number }[],
  grammar: LineGrammar,
): TimeSpan[] {
  const isMorning = grammar.match(anyOf(grammar, grammar.words.morning), 'u').test(folded);
  const spans: TimeSpan[] = [];
  const isFree = (start: number, end: number) =>
    [...taken, ...spans].every((span) => end <= span.start || start >= span.end);
  for (const { form, pattern } of getRules(grammar)) {
    for (const match of folded.matchAll(grammar.match(pattern))) {
      const start = match.index + match[0].length - match[0].trimStart().length;
      const end = start + match[0].trim().length;
      const read = isFree(start, end)
        ? readSpan(form, match.groups ?? {}, grammar, isMorning)
        : null;
      if (read) spans.push({ start, end, ...read });
    }
  }
  return spans.toSorted((one, other) => one.start - other.start);
}

/** The reading of an hour that lies within an event, in minutes from the event day's midnight; else the likeliest. */
export function fitHour(
  span: TimeSpan,
  event: { start: number; end: number } | null,
): number | null {
  const options = span.times.map(({ start }) => start).filter((start) => start !== null);
  const within = event
    ? options.flatMap((at) => [at, at + 1440]).filter((at) => at >= event.start && at <= event.end)
    : [];
  if (within.length > 0) return within[0] ?? null;
  const after = event ? options.filter((at) => at >= event.start) : [];
  return after[0] ?? options[0] ?? null;
}
