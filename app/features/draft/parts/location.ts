import * as v from 'valibot';

import { say, texts } from '#app/platform/language/say.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';
import { trimText } from '#app/platform/text.ts';

import { limits } from '../limits.ts';
import { definePart } from './define-part.ts';
import { partScreens } from './part-screens.ts';
import { typedText } from './step-fields.ts';

export const locationRequired = texts('Please enter a location.');
export const locationTooLong = texts('Please use at most 200 characters for the location.');

const degrees = (max: number) => v.nullable(v.pipe(v.number(), v.minValue(-max), v.maxValue(max)));

/** A draft may be saved before its place is known. */
export const draftAddressSchema = defineTrimmedText(limits.location, locationTooLong);

/** A stored location may be replaced, but not emptied. */
export const addressSchema = v.pipe(draftAddressSchema, v.nonEmpty(locationRequired));

const stepSchema = v.object({
  location: typedText,
  lat: v.fallback(degrees(90), null),
  lng: v.fallback(degrees(180), null),
  showMap: v.fallback(v.boolean(), true),
  typed: typedText,
});

export const location = definePart({
  ...partScreens.location,
  screen: texts({ title: 'Choose a Location' }),
  schema: v.object({
    location: addressSchema,
    lat: degrees(90),
    lng: degrees(180),
    showMap: v.optional(v.boolean(), true),
  }),
  storageKey: 'festoon.location',
  stepSchema,
  empty: { location: '', lat: null, lng: null, showMap: true, typed: '' },
  // Text that was typed and not looked up is still the host's answer.
  toPart: ({ typed, ...part }) => ({ ...part, location: part.location || trimText(typed) }),
  fromPart: (part) => ({ ...part, typed: part.location }),
  isFilled: (part) =>
    part.location !== '' || part.lat !== null || part.lng !== null || !part.showMap,
  describe: (step) => [step.location, step.showMap ? '' : say('No map for guests')],
});

type LocationStep = v.InferOutput<typeof stepSchema>;

/** True while the input holds text that is neither selected nor confirmed as typed. */
export function hasUnconfirmedText({ typed, location: selected }: LocationStep): boolean {
  return !['', selected].includes(trimText(typed));
}

/**
 * Text that is neither selected nor confirmed is taken as typed (behaviour 10.29); fails with the rule's sentence when it
 * is no address. The same object when nothing is taken.
 */
export function takeTyped(step: LocationStep): Result<LocationStep, string> {
  if (!hasUnconfirmedText(step)) return succeed(step);
  const parsed = v.safeParse(addressSchema, step.typed);
  if (!parsed.success) return fail(parsed.issues[0].message);
  const address = parsed.output;
  return succeed({ ...step, location: address, typed: address, lat: null, lng: null });
}
