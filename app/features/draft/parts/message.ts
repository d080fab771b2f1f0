import * as v from 'valibot';

import { texts } from '#app/platform/language/say.ts';
import { defineText } from '#app/platform/text-schema.ts';

import { limits } from '../limits.ts';
import { definePart } from './define-part.ts';
import { partScreens } from './part-screens.ts';
import { typedText } from './step-fields.ts';

export const messageTooLong = texts('Please use at most 20,000 characters for your message.');

/** The message has no step of its own: it is edited on the screen that saves the draft. */
export const message = definePart({
  ...partScreens.message,
  screen: texts({ title: 'Review & Confirm' }),
  schema: v.object({ customMessage: defineText(limits.message, messageTooLong) }),
  storageKey: 'festoon.message',
  stepSchema: v.object({ customMessage: typedText }),
  empty: { customMessage: '' },
  toPart: (step) => step,
  fromPart: (part) => part,
  isFilled: ({ customMessage }) => customMessage !== '',
  describe: ({ customMessage }) => [customMessage],
});
