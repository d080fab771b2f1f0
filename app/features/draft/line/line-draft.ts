import { isClearlyNextDay } from '#app/features/schedule/rules.ts';

import { limits } from '../limits.ts';
import type { StepValues } from '../parts.ts';
import { emptyLine } from '../parts/date-time.ts';
import { type LineGrammar } from './grammar.ts';
import { listOccasions } from './read-line.ts';
import { type LineReading, type Meaning, listMeanings } from './reading.ts';

type Of<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;

/** The steps that a line has filled. What it does not say stays as it was (behaviour 42.2). */
export function fillDraft(
  steps: StepValues,
  reading: LineReading,
  grammar: LineGrammar,
): Partial<StepValues> {
  const meanings = listMeanings(reading);
  const all = <Kind extends Meaning['kind']>(kind: Kind) =>
    meanings.filter((meaning): meaning is Of<Kind> => meaning.kind === kind);
  const title = all('title')[0]?.text.slice(0, limits.titleMax);
  const types = [
    ...new Set([
      ...all('occasion').flatMap((each) => each.types),
      ...listOccasions(title ?? '', grammar),
    ]),
  ];
  const look = all('look');
  const place = all('place')[0]?.text.slice(0, limits.location);
  const activities = all('activity').map(({ name, time }, id) => ({
    id,
    name: capitalize(name),
    time,
  }));
  const host = all('host')[0]?.names;
  const guests = all('guests').flatMap(({ names }) => names.map((name) => ({ name, email: '' })));
  const words = all('message').map(({ text }) => text);
  return {
    ...(title ? { eventName: { title } } : {}),
    ...(types.length > 0 ? { partyType: { ...steps.partyType, selected: types } } : {}),
    ...(look.length > 0
      ? {
          theme: {
            selected: [...new Set(look.flatMap(({ tags }) => tags))],
            customTheme: look
              .map(({ custom }) => custom)
              .filter(Boolean)
              .join(', '),
          },
        }
      : {}),
    ...fillSchedule(steps, all('date'), all('time'), all('activity')),
    ...(place
      ? { location: { ...steps.location, location: place, typed: place, lat: null, lng: null } }
      : {}),
    ...(activities.length > 0 ? { activity: { ...steps.activity, activities } } : {}),
    ...(host ? { hostedBy: { hostedBy: host.slice(0, limits.hostedBy) } } : {}),
    ...(guests.length > 0 ? { invitee: { ...steps.invitee, invitees: guests } } : {}),
    ...(words.length > 0 ? { message: { customMessage: words.join('\n') } } : {}),
  };
}

function fillSchedule(
  steps: StepValues,
  dates: readonly Of<'date'>[],
  times: readonly Of<'time'>[],
  activities: readonly Of<'activity'>[],
): Partial<StepValues> {
  if (dates.length === 0 && times.length === 0) return {};
  const newEnd = activities.map((each) => each.newEnd).findLast((end) => end !== undefined);
  const schedule = {
    ...steps.dateTime,
    ...(dates[0] ? { date: dates[0].date } : {}),
    ...(times.length > 0 ? { startTime: '', endTime: '' } : {}),
    ...Object.fromEntries(
      times.flatMap(({ start, end }) => [
        ...(start === '' ? [] : [['startTime', start]]),
        ...(end === '' ? [] : [['endTime', end]]),
      ]),
    ),
    ...(newEnd === undefined ? {} : { endTime: newEnd }),
  };
  const endsNextDay = isClearlyNextDay(schedule);
  return { dateTime: { ...schedule, endsNextDay, line: emptyLine } };
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
