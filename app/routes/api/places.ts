import * as v from 'valibot';

import { servicesContext, visitContext } from '#app/context.ts';
import { geocodeAddress, searchPlaces } from '#app/features/place/look-up.server.ts';
import {
  addressMissing,
  addressTooLong,
  maxAddress,
  minSearch,
  searchTooShort,
} from '#app/features/place/rules.ts';
import { trimmedText } from '#app/platform/text.ts';

import type { Route } from './+types/places.ts';

const words = trimmedText(maxAddress, addressTooLong);
const searchText = v.pipe(words, v.minLength(minSearch, searchTooShort));
const addressText = v.pipe(words, v.nonEmpty(addressMissing));

const tooMany = 'Too many attempts. Please wait and try again.';

/** `?q=` completes what is typed, `?address=` finds one whole address (spec §7, decisions §9). */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { limits, places, log } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const q = params.get('q');
  const text = v.safeParse(q === null ? addressText : searchText, q ?? params.get('address') ?? '');
  if (!text.success) {
    return reply(400, { ok: false, error: 'invalid', message: text.issues[0].message });
  }
  if (!(await limits.placesByAddress.allow(context.get(visitContext).address))) {
    return reply(429, { ok: false, error: 'too-many', message: tooMany });
  }
  const lookUp = { places, log, signal: request.signal };
  const found = await (q === null
    ? geocodeAddress(text.output, lookUp)
    : searchPlaces(text.output, lookUp));
  return reply(200, found.ok ? { ...found, attribution: places.attribution } : found);
}

function reply(status: number, answer: { ok: boolean; [field: string]: unknown }): Response {
  const keep = answer.ok ? 'private, max-age=300' : 'private, no-store';
  return Response.json(answer, { status, headers: { 'Cache-Control': keep } });
}
