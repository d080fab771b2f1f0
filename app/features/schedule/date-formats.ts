/** One weighs some ten kilobytes; a site's invitations are of a few dozen zones. */
const mostKept = 100;
const kept = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a locale and options. Making one takes as long as a tenth of a page: it is made once. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, format);
  return format;
}
