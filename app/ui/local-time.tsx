import { useHydrated } from './use-hydrated.ts';

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** In the reader's time zone, which only the browser knows. */
export function LocalTime({ at }: { at: number }) {
  const words = useHydrated() ? format.format(at) : '';
  return <time dateTime={new Date(at).toISOString()}>{words}</time>;
}
