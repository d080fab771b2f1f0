import * as v from 'valibot';

const degrees = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(?:\.\d{1,20})?$/),
    v.transform(Number),
    v.minValue(-max),
    v.maxValue(max),
  );

/** `lat` and `lng` as plain decimal numbers. */
export const pointQuery = v.object({ lat: degrees(90), lng: degrees(180) });
