import { type Language, getLocale } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';

import { useHydrated } from '../use-hydrated.ts';

const looks = { dateStyle: 'medium', timeStyle: 'short' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept: making one costs as much as writing a hundred times. */
function getFormat(language: Language, timeZone?: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(getLocale(language), {
    ...looks,
    ...(timeZone !== undefined && { timeZone }),
  });
  formats.set(key, made);
  return made;
}

/** In the reader's time zone, which only the browser's scripts know; in UTC without them. */
export function LocalTime({ at }: { at: number }) {
  const language = getLanguage();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {useHydrated() ? (
        getFormat(language).format(at)
      ) : (
        <noscript>{say('{time} UTC', { time: getFormat(language, 'UTC').format(at) })}</noscript>
      )}
    </time>
  );
}
