import { type ActivityWindow, formatMinutes } from '#app/features/schedule/rules.ts';
import { placeInHours } from '#app/features/schedule/widen-hours.ts';
import { say } from '#app/platform/language/say.ts';

import { limits } from '../limits.ts';
import { type LineGrammar, anyOf } from './grammar.ts';
import { type Scene, setScene } from './scene.ts';

export interface NamedTime {
  name: string;
  /** In minutes from the event day's midnight. */
  time: number;
}

export type ReadActivities =
  /** No time stands in the text: it is a name. */
  | { kind: 'name' }
  | { kind: 'activities'; activities: NamedTime[] }
  /** `problem` says what is missing or has two readings. */
  | { kind: 'open'; problem: string };

const noTools = { parseDay: null, knowsIdea: () => false };

/**
 * Reads '7:30 dinner, 9 dancing' (behaviour 8.23). An hour without AM or PM is the one within the event's hours. Text is
 * read as a whole or not at all.
 */
export function readActivities(
  text: string,
  hours: ActivityWindow,
  grammar: LineGrammar,
): ReadActivities {
  const scene = setScene(text.slice(0, limits.line), grammar, noTools, {});
  if (scene.times.length === 0) return { kind: 'name' };
  const activities: NamedTime[] = [];
  for (const segment of scene.segments) {
    const read = readSegment(scene, segment, hours);
    if (typeof read === 'string') return { kind: 'open', problem: read };
    activities.push(read);
  }
  return { kind: 'activities', activities };
}

function readSegment(
  { line, grammar }: Scene,
  segment: Scene['segments'][number],
  hours: ActivityWindow,
): NamedTime | string {
  const text = line.slice(segment.start, segment.end).trim();
  const [span, ...more] = segment.times;
  if (!span) return say('“{text}” has no time yet.', { text });
  if (more.length > 0 || span.form !== 'single') {
    return say('“{text}” needs one time, such as “7:30 PM dinner”.', { text });
  }
  const options = span.times.map(({ start }) => start).filter((start) => start !== null);
  const time = placeInHours(options, hours);
  if (time === null) return say('“{text}” has no time yet.', { text });
  if (!span.sure) {
    return askTime(line.slice(span.start, span.end), options);
  }
  const rest = `${line.slice(segment.start, span.start)} ${line.slice(span.end, segment.end)}`;
  const name = cleanName(rest, grammar);
  if (name === '') return say('Please name the activity at {time}.', { time: formatMinutes(time) });
  if (name.length > limits.listEntry) {
    return say('Please use at most {count, number} characters for the name of an activity.', {
      count: limits.listEntry,
    });
  }
  return { name, time };
}

/** The times stand as they are read: in English. */
function askTime(written: string, [first = 0, second]: readonly number[]): string {
  const one = formatMinutes(first, 'en');
  return second === undefined
    ? say('Which time is “{written}”? Please write “{one}”.', { written, one })
    : say('Which time is “{written}”? Please write “{one}” or “{other}”.', {
        written,
        one,
        other: formatMinutes(second, 'en'),
      });
}

const edges = /^[\s,;:.–—-]+|[\s,;:–—-]+$/gu;

/** Without the signs and words that joined it to its time: '7:30 for dinner' stays, '7:30: dinner' is 'Dinner'. */
function cleanName(rest: string, grammar: LineGrammar): string {
  const joint = grammar.match(`^${anyOf(grammar, grammar.words.and)}\\s`, 'iu');
  const name = rest.replaceAll(/\s+/g, ' ').replaceAll(edges, '').replace(joint, '').trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
