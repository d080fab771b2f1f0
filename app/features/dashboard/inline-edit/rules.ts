import * as v from 'valibot';

import { parts } from '#app/features/draft/parts.ts';
import { toProblemSentence } from '#app/features/draft/rules.ts';
import type { Invite, PartUpdate } from '#app/features/invite/schema.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { textFields } from './read-text.ts';
import type { Edit } from './schema.ts';

type Located = Pick<Invite, 'location' | 'lat' | 'lng' | 'showMap'>;

/** A different address loses its coordinates. */
function toLocation(location: string, stored: Located) {
  const same = location.trim() === stored.location;
  const { lat, lng, showMap } = stored;
  return { location, lat: same ? lat : null, lng: same ? lng : null, showMap };
}

/** Checks an edit by its part's rule, and returns the text that will be stored. The error is a sentence. */
export function parseEdit(
  { part, value }: Pick<Edit, 'part' | 'value'>,
  stored: Located,
): Result<{ text: string; update: PartUpdate }, string> {
  const field = textFields[part];
  const given = part === 'location' ? toLocation(value, stored) : { [field]: value };
  const parsed = v.safeParse(parts[part].schema, given);
  if (!parsed.success) return fail(toProblemSentence(parsed.issues[0].message));
  const texts: Partial<Record<typeof field, string>> = parsed.output;
  return succeed({
    text: texts[field] ?? '',
    update: { name: part, part: parsed.output } as PartUpdate,
  });
}
