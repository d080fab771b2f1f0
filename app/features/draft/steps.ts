import * as v from 'valibot';

import { calendarDate, clockTime, timeZone } from '#app/features/schedule/schema.ts';
import { isThemeTag } from '#app/features/theme/catalogue.ts';
import { themeChoice, themeList } from '#app/features/theme/rules.ts';
import { trimText } from '#app/platform/text.ts';

import { type Draft, type Part, type PartName, limits } from './schema.ts';

const word = v.fallback(v.string(), '');
/** What a date or time input can show; anything else would stay stored, unseen, behind an empty input. */
const day = v.fallback(calendarDate, '');
const clock = v.fallback(clockTime, '');
const degrees = (max: number) =>
  v.fallback(v.nullable(v.pipe(v.number(), v.minValue(-max), v.maxValue(max))), null);

const occasion = v.pipe(v.string(), v.nonEmpty());
const themeTag = v.pipe(v.string(), v.check(isThemeTag));
const storedActivity = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
  time: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const storedInvitee = v.object({
  id: v.optional(v.string()),
  name: v.string(),
  email: v.string(),
});

/** Keeps the entries that have the right shape: one spoilt entry does not lose its neighbours. */
function entriesOf<Schema extends v.GenericSchema>(entry: Schema) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) =>
        all.flatMap((value) => {
          const parsed = v.safeParse(entry, value);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    [],
  );
}

/**
 * What each wizard step keeps in the browser, inputs still being typed included. Reading is forgiving:
 * a field of the wrong shape falls back to its empty value, the others stay (spec §4).
 */
export const stepSchemas = {
  eventName: v.object({ title: word }),
  partyType: v.object({ selected: entriesOf(occasion), custom: word }),
  theme: v.object({ selected: entriesOf(themeTag), customTheme: word }),
  dateTime: v.object({
    date: day,
    startTime: clock,
    endTime: clock,
    endsNextDay: v.fallback(v.boolean(), false),
    timeZone: v.fallback(timeZone, ''),
    /** The host chose the zone, or chose none: no preset replaces it (decisions §7). */
    zoneChosen: v.fallback(v.boolean(), false),
  }),
  activity: v.object({ activities: entriesOf(storedActivity), name: word, time: clock }),
  invitee: v.object({ invitees: entriesOf(storedInvitee), name: word, email: word }),
  location: v.object({
    location: word,
    lat: degrees(90),
    lng: degrees(180),
    showMap: v.fallback(v.boolean(), true),
    typed: word,
  }),
  message: v.object({ customMessage: word }),
} satisfies Record<PartName, v.GenericSchema>;

export type StepValue<Name extends PartName> = v.InferOutput<(typeof stepSchemas)[Name]>;
export type StepValues = { [Name in PartName]: StepValue<Name> };

/** The value of a step that nobody has touched. */
export function emptyStep<Name extends PartName>(name: Name): StepValue<Name> {
  return v.parse(stepSchemas[name], emptyOf[name]) as StepValue<Name>;
}

const emptyOf: StepValues = {
  eventName: { title: '' },
  partyType: { selected: [], custom: '' },
  theme: { selected: [], customTheme: '' },
  dateTime: {
    date: '',
    startTime: '',
    endTime: '',
    endsNextDay: false,
    timeZone: '',
    zoneChosen: false,
  },
  activity: { activities: [], name: '', time: '' },
  invitee: { invitees: [], name: '', email: '' },
  location: { location: '', lat: null, lng: null, showMap: true, typed: '' },
  message: { customMessage: '' },
};

type Converters = {
  [Name in PartName]: {
    toPart(value: StepValue<Name>): Part<Name>;
    fromPart(part: Part<Name>): StepValue<Name>;
  };
};

const converters: Converters = {
  eventName: {
    toPart: ({ title }) => ({ eventName: trimText(title) }),
    fromPart: ({ eventName }) => ({ title: eventName }),
  },
  partyType: {
    toPart: ({ selected }) => ({ eventType: selected }),
    fromPart: ({ eventType }) => ({ selected: eventType, custom: '' }),
  },
  theme: {
    toPart: (choice) => ({ theme: themeList(choice) }),
    fromPart: ({ theme }) => themeChoice(theme),
  },
  dateTime: {
    toPart: ({ date, startTime, endTime, endsNextDay, timeZone: zone }) => ({
      date,
      startTime,
      endTime,
      endsNextDay,
      timeZone: zone,
    }),
    // With a date its zone was on screen, so that none is a choice as well.
    fromPart: (part) => ({ ...part, zoneChosen: part.timeZone !== '' || part.date !== '' }),
  },
  activity: {
    toPart: ({ activities }) => ({ activities }),
    fromPart: ({ activities }) => ({ activities, name: '', time: '' }),
  },
  invitee: {
    toPart: ({ invitees }) => ({ invitees }),
    fromPart: ({ invitees }) => ({ invitees, name: '', email: '' }),
  },
  location: {
    // What was typed and never looked up is still the host's answer.
    toPart: ({ typed, ...part }) => ({ ...part, location: part.location || trimText(typed) }),
    fromPart: (part) => ({ ...part, typed: part.location }),
  },
  message: { toPart: (value) => value, fromPart: (part) => part },
};

/** The part of the invitation that a step's value stands for; inputs still being typed are left out. */
export function toPart<Name extends PartName>(name: Name, value: StepValue<Name>): Part<Name> {
  return converters[name].toPart(value);
}

/** A step's value for a part that is already stored, as editing after publishing shows it (decisions §6). */
export function fromPart<Name extends PartName>(name: Name, part: Part<Name>): StepValue<Name> {
  return converters[name].fromPart(part);
}

/** The whole draft out of every step's value, ready to be posted. */
export function toDraft(draftId: string, steps: StepValues): Draft {
  return {
    draftId,
    ...toPart('eventName', steps.eventName),
    ...toPart('partyType', steps.partyType),
    ...toPart('theme', steps.theme),
    ...toPart('dateTime', steps.dateTime),
    ...toPart('activity', steps.activity),
    ...toPart('invitee', steps.invitee),
    ...toPart('location', steps.location),
    ...toPart('message', steps.message),
  };
}

export const customTextMax = limits.listEntry;
