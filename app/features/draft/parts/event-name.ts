import * as v from 'valibot';

import { texts } from '#app/platform/language/say.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';
import { trimText } from '#app/platform/text.ts';

import { limits } from '../limits.ts';
import { definePart } from './define-part.ts';
import { partScreens } from './part-screens.ts';
import { typedText } from './step-fields.ts';

export const titleRequired = texts('Give your event a name before saving.');
export const titleTooShort = texts('Please use at least 2 characters.');
export const titleTooLong = texts('Please use at most 100 characters.');

export const sampleTitles = texts([
  'Thirty, Flirty & Still Dancing',
  'Supper Under the Stars',
  'Cake First, Questions Later',
  'The Keys Are Ours: Come See!',
  'One Last Splash of Summer',
]);

/** A stored title may have one character; only the step requires two. */
const titleSchema = v.pipe(
  defineTrimmedText(limits.titleMax, titleTooLong),
  v.nonEmpty(titleRequired),
);

const newTitleSchema = v.pipe(titleSchema, v.minLength(limits.titleMin, titleTooShort));

export function findTitleProblem(title: string): string | null {
  return v.safeParse(newTitleSchema, title).issues?.[0].message ?? null;
}

export const eventName = definePart({
  ...partScreens.eventName,
  screen: texts({ title: 'Name Your Event' }),
  schema: v.object({ eventName: titleSchema }),
  storageKey: 'festoon.eventName',
  stepSchema: v.object({ title: typedText }),
  empty: { title: '' },
  toPart: ({ title }) => ({ eventName: trimText(title) }),
  fromPart: (part) => ({ title: part.eventName }),
  isFilled: (part) => part.eventName !== '',
  describe: ({ title }) => [title],
});
