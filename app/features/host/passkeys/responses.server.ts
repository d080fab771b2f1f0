import * as v from 'valibot';

import { isReasonable } from '#app/platform/json-shape.ts';

import { clientDataSchema } from './schema.ts';

/** More lists and objects than a browser's response has. */
const mostContainers = 50;

function parse<Schema extends v.GenericSchema>(
  json: Buffer,
  schema: Schema,
): v.InferOutput<Schema> | null {
  if (!isReasonable(json, mostContainers)) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(json.toString()));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Null for a text that is no such response. */
export function readResponse<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  return parse(Buffer.from(text), schema);
}

export function readChallenge(clientDataJSON: string): string | null {
  return parse(Buffer.from(clientDataJSON, 'base64url'), clientDataSchema)?.challenge ?? null;
}
