import { getLocale } from '#app/platform/language/languages.ts';
import { getLanguage, texts } from '#app/platform/language/say.ts';

const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** '0 kB', '1.4 MB': at least kilobytes, of a thousand bytes each. */
export function formatBytes(bytes: number): string {
  let size = bytes / 1000;
  let unit = 0;
  for (; size >= 1000 && unit < units.length - 1; unit += 1) size /= 1000;
  const digits = size < 10 && unit > 0 ? 1 : 0;
  const locale = getLocale(getLanguage());
  return `${size.toLocaleString(locale, { maximumFractionDigits: digits })} ${units[unit]}`;
}

export const registrationWords = texts({
  open: 'Everybody',
  invited: 'With a link',
  closed: 'Closed',
});

export const { tooManyLinks } = texts({
  tooManyLinks: 'There are 200 unused links already. Withdraw some first.',
});
