import type { PartName } from './schema.ts';
import type { StepValue } from './steps.ts';

const longest = 50;

/** The first lines of a long list and how many follow. */
function cut(lines: string[]): string[] {
  return lines.length <= longest
    ? lines
    : [...lines.slice(0, longest), `and ${lines.length - longest} more`];
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

const wordings: { [Name in PartName]: (value: StepValue<Name>) => string[] } = {
  eventName: ({ title }) => [title],
  partyType: ({ selected }) => selected,
  theme: ({ selected, customTheme }) => [...selected, customTheme],
  dateTime: ({ date, startTime, endTime, endsNextDay, timeZone }) => [
    date,
    [startTime, endTime].filter(Boolean).join(' – '),
    endsNextDay ? 'Ends the next day' : '',
    timeZone,
  ],
  activity: ({ activities }) => cut(activities.map(({ time, name }) => `${clock(time)} ${name}`)),
  invitee: ({ invitees }) => cut(invitees.map(({ name, email }) => `${name} (${email})`)),
  location: ({ location, showMap }) => [location, showMap ? '' : 'No map for guests'],
  message: ({ customMessage }) => [customMessage],
};

/** A step's value as plain lines, to be read beside another one. Empty when nothing is filled in. */
export function describeStep<Name extends PartName>(name: Name, value: StepValue<Name>): string[] {
  return wordings[name](value).filter((line) => line.trim() !== '');
}
