/** How an invitation's facts read on every screen (spec §2, decisions §7 and §13). */

type Times = { startTime: string; endTime: string };

const minutesInDay = 24 * 60;

const longDate = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'YYYY-MM-DD' as 'Saturday, June 12, 2027'; '' stays ''. */
export function formatDate(date: string): string {
  return date === '' ? '' : longDate.format(new Date(`${date}T00:00:00Z`));
}

/** Minutes from midnight, of this day or a later one, as '2:30 PM'. */
export function minutesLabel(minutes: number): string {
  const ofDay = ((minutes % minutesInDay) + minutesInDay) % minutesInDay;
  const hour = Math.floor(ofDay / 60);
  const minute = String(ofDay % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

function clockLabel(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return time === '' ? '' : minutesLabel(hour * 60 + minute);
}

/** '6:00 PM – 11:30 PM' with the separator given, either time alone, or ''. */
export function formatTimeRange({ startTime, endTime }: Times, separator: ' – ' | ' - '): string {
  return [clockLabel(startTime), clockLabel(endTime)].filter(Boolean).join(separator);
}

/** '1 invitee', '60 invitees', '10,000 invitees'. */
export function countLabel(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** A guest's line for the time (spec §2): the date, beneath it '6:00 PM - 11:30 PM'; '' when neither is known. */
export function guestTime(schedule: Times & { date: string }): string {
  return [formatDate(schedule.date), formatTimeRange(schedule, ' - ')].filter(Boolean).join('\n');
}

/** What a guest reads where nothing was chosen (spec §2). */
export const guestFallbacks = {
  title: "You're Invited!",
  eventType: 'No type specified',
  theme: 'No theme specified',
} as const;
