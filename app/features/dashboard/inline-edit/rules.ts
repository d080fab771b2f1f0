import * as v from 'valibot';

import { parts } from '#app/features/draft/parts.ts';
import { toProblemSentence } from '#app/features/draft/rules.ts';
import type { Invite, PartUpdate } from '#app/features/invite/schema.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { Edit } from './schema.ts';

type Located = Pick<Invite, 'location' | 'lat' | 'lng' | 'showMap'>;

/** A different address loses its coordinates. */
function toLocation(location: string, stored: Located) {
  const same = location.trim() === stored.location;
  const { lat, lng, showMap } = stored;
  return { location, lat: same ? lat : null, lng: same ? lng : null, showMap };
}

function check<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Result<v.InferOutput<Schema>, string> {
  const parsed = v.safeParse(schema, input);
  return parsed.success
    ? succeed(parsed.output)
    : fail(toProblemSentence(parsed.issues[0].message));
}

/** The new value, and the text that will be stored. */
interface ParsedEdit {
  text: string;
  update: PartUpdate;
}

/** Checks an edit by its part's rule. The error is a sentence. */
export function parseEdit(
  { part, value }: Pick<Edit, 'part' | 'value'>,
  stored: Located,
): Result<ParsedEdit, string> {
  switch (part) {
    case 'eventName': {
      const parsed = check(parts.eventName.schema, { eventName: value });
      if (!parsed.ok) return parsed;
      return succeed({ text: parsed.value.eventName, update: { name: part, part: parsed.value } });
    }
    case 'location': {
      const parsed = check(parts.location.schema, toLocation(value, stored));
      if (!parsed.ok) return parsed;
      return succeed({ text: parsed.value.location, update: { name: part, part: parsed.value } });
    }
    case 'message': {
      const parsed = check(parts.message.schema, { customMessage: value });
      if (!parsed.ok) return parsed;
      return succeed({
        text: parsed.value.customMessage,
        update: { name: part, part: parsed.value },
      });
    }
    case 'hostedBy': {
      const parsed = check(parts.hostedBy.schema, { hostedBy: value });
      if (!parsed.ok) return parsed;
      return succeed({ text: parsed.value.hostedBy, update: { name: part, part: parsed.value } });
    }
  }
}
