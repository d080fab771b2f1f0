import * as v from 'valibot';

import {
  geocodeAddress,
  resolvePlace,
  searchPlaces,
} from '#app/features/place/lookup/look-up.server.ts';
import {
  addressMissing,
  addressTooLong,
  maxAddress,
  minSearch,
  searchTooShort,
} from '#app/features/place/rules.ts';
import { pointQuery } from '#app/features/place/schema.ts';
import { texts } from '#app/platform/language/texts.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';
import type { SiteContext } from '#app/site-context.ts';

const words = defineTrimmedText(maxAddress, addressTooLong);
const searchText = v.pipe(words, v.minLength(minSearch, searchTooShort));
const addressText = v.pipe(words, v.nonEmpty(addressMissing));

const unknownPlace = texts('This place is not known.');
const idText = v.pipe(v.string(), v.regex(/^[\w:-]{1,500}$/, unknownPlace));
const sessionText = v.pipe(v.string(), v.regex(/^[\w-]{1,36}$/));

const foreign = texts('Only this site’s own pages can use this address.');
const tooMany = texts('Too many attempts. Please wait and try again.');

const questions = [
  { name: 'q', schema: searchText, lookUp: searchPlaces },
  { name: 'place', schema: idText, lookUp: resolvePlace },
  { name: 'address', schema: addressText, lookUp: geocodeAddress },
] as const;

/**
 * `?q=` completes typed text, places near `lat` and `lng` first. `?place=` finds the point of a suggestion that came
 * without one. `?address=` finds a whole address (behaviour 10.1, 10.2).
 */
export async function sendPlaces(c: SiteContext): Promise<Response> {
  const { limits, places, log } = c.var.services;
  const visit = c.var.request;
  if (!visit.fromOwnPage) return reply(403, { ok: false, error: 'foreign', message: foreign });
  const params = new URL(c.req.url).searchParams;
  const { name, schema, lookUp } = questions.find((one) => params.has(one.name)) ?? questions[2];
  const text = v.safeParse(schema, params.get(name) ?? '');
  if (!text.success) {
    return reply(400, { ok: false, error: 'invalid', message: text.issues[0].message });
  }
  if (!(await limits.placesByAddress.allow(visit.address))) {
    return reply(429, { ok: false, error: 'too-many', message: tooMany });
  }
  const session = v.safeParse(sessionText, params.get('session'));
  const near = v.safeParse(pointQuery, { lat: params.get('lat'), lng: params.get('lng') });
  const found = await lookUp(text.output, {
    places,
    log,
    signal: c.req.raw.signal,
    session: session.success ? session.output : undefined,
    near: near.success ? near.output : undefined,
    visitor: visit.address,
  });
  if (!found.ok) return reply(200, found);
  return reply(200, { ...found, attribution: places.attribution }, places.mayKeep);
}

function reply(status: number, answer: { ok: boolean; [field: string]: unknown }, keep = false) {
  const headers = { 'Cache-Control': keep ? 'private, max-age=300' : 'private, no-store' };
  return Response.json(answer, { status, headers });
}
