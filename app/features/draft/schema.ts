import * as v from 'valibot';

import { texts } from '#app/platform/language/say.ts';

import { type PartName, partNames, parts } from './parts.ts';
import { draftAddressSchema } from './parts/location.ts';

const draftIdSchema = v.pipe(
  v.string(),
  v.regex(
    /^[\w-]{22,64}$/,
    texts('This draft has no valid id. Please reload the page and try again.'),
  ),
);

/** `{ a } | { b }` as `{ a } & { b }`. */
type Merged<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;

type PartEntries = Merged<(typeof parts)[PartName]['schema']['entries']>;

const partEntries = Object.fromEntries(
  partNames.flatMap((name) => Object.entries(parts[name].schema.entries)),
) as PartEntries;

export const draftSchema = v.object({
  draftId: draftIdSchema,
  ...partEntries,
  location: draftAddressSchema,
});

export type Draft = v.InferOutput<typeof draftSchema>;
