import type { GuestView } from './views.ts';

const minutesInDay = 24 * 60;

const longDate = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'YYYY-MM-DD' as 'Saturday, June 12, 2027'; 'Date to be decided' without one. */
export function dateLabel(date: string): string {
  return date === '' ? 'Date to be decided' : longDate.format(new Date(`${date}T00:00:00Z`));
}

/** Minutes from the event day's midnight as '2:30 PM', the next day's as the clock then shows. */
export function minutesLabel(minutes: number): string {
  const ofDay = minutes % minutesInDay;
  const hour = Math.floor(ofDay / 60);
  const minute = String(ofDay % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

function clockLabel(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return minutesLabel(hour * 60 + minute);
}

/** '6:00 PM - 11:30 PM', either time alone, or 'Time to be decided' (decisions §13). */
export function timeLabel({
  startTime,
  endTime,
}: Pick<GuestView, 'startTime' | 'endTime'>): string {
  const known = [startTime, endTime].filter((time) => time !== '');
  return known.length === 0 ? 'Time to be decided' : known.map(clockLabel).join(' - ');
}

/** The zone as people say it on the event's day, such as 'Nepal Time'; '' for floating times (decisions §7). */
export function zoneLabel({
  date,
  startTime,
  timeZone,
}: Pick<GuestView, 'date' | 'startTime' | 'timeZone'>): string {
  if (timeZone === '' || date === '' || startTime === '') return '';
  const about = new Date(`${date}T${startTime}:00Z`);
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'long' }).formatToParts(
    about,
  );
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}

/** The page's title (spec §2). */
export function guestTitle({ eventName }: Pick<GuestView, 'eventName'>): string {
  return eventName.trim() || "You're Invited!";
}

export function typeLabel({ eventType }: Pick<GuestView, 'eventType'>): string {
  return eventType.join(', ') || 'No type specified';
}

export function themeLabel({ theme }: Pick<GuestView, 'theme'>): string {
  return theme.join(', ') || 'No theme specified';
}

/** The activities in the order of the evening: 11:30 PM before 12:30 AM of the next day (decisions §13). */
export function programme({ activities }: Pick<GuestView, 'activities'>): GuestView['activities'] {
  return activities.toSorted((one, other) => one.time - other.time);
}
