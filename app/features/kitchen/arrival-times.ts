import type { Later } from '#app/features/guests/list/views.ts';
import { formatMinutes, minutesInDay } from '#app/features/schedule/rules.ts';
import { say } from '#app/platform/language/say.ts';

const written =
  /^(?:at|around|about|ca\.?|~)?\s*(\d{1,2})(?:[:.h](\d{2}))?\s*(?:([ap])\.?m\.?|uhr|h)?$/i;

/**
 * When somebody comes, in minutes from the midnight that begins the event's day, of an answer that is a time alone; null
 * for any other words. An hour without a half is the first one after `start`, and one before it is of the night after.
 */
export function readArrival(text: string, start: number | null): number | null {
  const [, hour, minute = '0', half = ''] = written.exec(text.trim()) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  const isHour = half === '' ? hours < 24 : hours >= 1 && hours <= 12;
  if (hour === undefined || !isHour || minutes > 59) return null;
  const noon = minutesInDay / 2;
  const isEvening = half.toLowerCase() === 'p';
  const at = (half === '' ? hours : hours % 12) * 60 + minutes + (isEvening ? noon : 0);
  if (start === null || at >= start) return at;
  const isAfternoon = half === '' && hours <= 12 && at + noon >= start;
  return at + (isAfternoon ? noon : minutesInDay);
}

/** Of the next two at most: 'Ben comes at 8:00 PM, Ana at 9:30 PM.'; '' for nobody (behaviour 39.23). */
export function describeLater(later: readonly Later[]): string {
  const [first, next] = later;
  if (!first) return '';
  const own = { name: first.name, time: formatMinutes(first.at) };
  if (!next) return say('{name} comes at {time}.', own);
  const others = { nextName: next.name, nextTime: formatMinutes(next.at) };
  return say('{name} comes at {time}, {nextName} at {nextTime}.', { ...own, ...others });
}
