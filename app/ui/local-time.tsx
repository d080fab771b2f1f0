import { useHydrated } from './use-hydrated.ts';

const looks = { dateStyle: 'medium', timeStyle: 'short' } as const;
const local = new Intl.DateTimeFormat('en', looks);
const utc = new Intl.DateTimeFormat('en', { ...looks, timeZone: 'UTC' });

/** In the reader's time zone, which only the browser's scripts know; in UTC without them. */
export function LocalTime({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()}>
      {useHydrated() ? local.format(at) : <noscript>{utc.format(at)} UTC</noscript>}
    </time>
  );
}
