import * as v from 'valibot';

import { texts } from '#app/platform/language/say.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';
import { trimText } from '#app/platform/text.ts';

import { limits } from '../limits.ts';
import { definePart } from './define-part.ts';
import { partScreens } from './part-screens.ts';
import { typedText } from './step-fields.ts';

const tooLong = texts('Please use at most 200 characters for the hosts.');

/** Typed for the guests and never taken from the host's account. */
export const hostedBy = definePart({
  ...partScreens.hostedBy,
  screen: texts({ title: 'Review & Confirm' }),
  // Absent in a draft that an earlier release has sent.
  schema: v.object({ hostedBy: v.optional(defineTrimmedText(limits.hostedBy, tooLong), '') }),
  storageKey: 'festoon.hostedBy',
  stepSchema: v.object({ hostedBy: typedText }),
  empty: { hostedBy: '' },
  toPart: (step) => ({ hostedBy: trimText(step.hostedBy) }),
  fromPart: (part) => part,
  isFilled: (part) => part.hostedBy !== '',
  describe: (step) => [step.hostedBy],
});
