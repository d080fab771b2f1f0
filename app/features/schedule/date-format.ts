const made = new Map<string, Intl.DateTimeFormat>();
const mostKept = 200;

/** A cached formatter: creating one costs as much as formatting a hundred dates. */
export function getDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  if (made.size >= mostKept) made.clear();
  made.set(key, format);
  return format;
}
