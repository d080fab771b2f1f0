import * as v from 'valibot';

import { activitiesSchema, scheduleSchema } from '#app/features/schedule/schema.ts';
import { text, trimmedText } from '#app/platform/text.ts';

/** Limits of spec §5 and §9 and of decisions §12. */
export const limits = {
  titleMin: 2,
  titleMax: 100,
  location: 200,
  listEntries: 50,
  listEntry: 100,
  invitees: 10_000,
  inviteeName: 200,
  inviteeEmail: 320,
} as const;

export const titleRequired = 'Give your event a name before saving.';
export const titleTooShort = `Please use at least ${limits.titleMin} characters.`;
export const titleTooLong = `Please use at most ${limits.titleMax} characters.`;
export const tooManyEntries = `Please choose at most ${limits.listEntries} entries.`;
export const tooManyInvitees = `An invitation holds at most ${limits.invitees.toLocaleString('en')} invitees.`;
export const locationRequired = 'Please enter a location.';
export const locationTooLong = `Please use at most ${limits.location} characters for the location.`;

const entryList = (noun: string) =>
  v.pipe(
    v.array(v.pipe(trimmedText(limits.listEntry), v.nonEmpty(`Please name the ${noun}.`))),
    v.maxLength(limits.listEntries, tooManyEntries),
  );

/** The title as stored: trimmed, 1 to 100 characters (spec §5: saving needs a non-empty name). */
export const titleSchema = v.pipe(
  trimmedText(limits.titleMax, titleTooLong),
  v.nonEmpty(titleRequired),
);

/** The title as the creation step accepts it: 2 to 100 characters. */
export const newTitleSchema = v.pipe(titleSchema, v.minLength(limits.titleMin, titleTooShort));

export const inviteeSchema = v.object({
  /** Present on an invitee that is already stored; absent on one added in the wizard. */
  id: v.optional(v.pipe(v.string(), v.maxLength(40))),
  name: v.pipe(trimmedText(limits.inviteeName), v.nonEmpty('Please enter a name.')),
  email: v.pipe(trimmedText(limits.inviteeEmail), v.nonEmpty('Please enter an e-mail address.')),
});

export type Invitee = v.InferOutput<typeof inviteeSchema>;

const latitude = v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)));
const longitude = v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)));

const locationText = trimmedText(limits.location, locationTooLong);

/**
 * The parts of an invitation. The wizard edits one at a time, and one update of a stored invite names
 * exactly one (decisions §6).
 */
export const partSchemas = {
  eventName: v.object({ eventName: titleSchema }),
  partyType: v.object({ eventType: entryList('occasion') }),
  theme: v.object({ theme: entryList('theme') }),
  dateTime: scheduleSchema,
  activity: v.object({ activities: activitiesSchema }),
  invitee: v.object({
    invitees: v.pipe(v.array(inviteeSchema), v.maxLength(limits.invitees, tooManyInvitees)),
  }),
  location: v.object({
    location: v.pipe(locationText, v.nonEmpty(locationRequired)),
    lat: latitude,
    lng: longitude,
    /** Whether guests get a map. */
    showMap: v.optional(v.boolean(), true),
  }),
  message: v.object({ customMessage: text(1_048_576) }),
};

export type PartName = keyof typeof partSchemas;
export type Part<Name extends PartName> = v.InferOutput<(typeof partSchemas)[Name]>;

export const draftIdSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22,64}$/, 'This draft has no valid id. Please reload the page and try again.'),
);

/** The whole draft as /confirm posts it (spec §3; decisions §4 for `draftId`). */
export const draftSchema = v.object({
  draftId: draftIdSchema,
  ...partSchemas.eventName.entries,
  ...partSchemas.partyType.entries,
  ...partSchemas.theme.entries,
  ...partSchemas.dateTime.entries,
  ...partSchemas.activity.entries,
  ...partSchemas.invitee.entries,
  ...partSchemas.location.entries,
  // A draft may be saved before its place is known; an edit that empties a stored location is refused.
  location: locationText,
  ...partSchemas.message.entries,
});

export type Draft = v.InferOutput<typeof draftSchema>;
