import { useHydrated } from '#app/ui/use-hydrated.ts';

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** When a guest answered, in the reader's time zone, which only the browser knows. */
export function AnsweredAt({ at }: { at: number }) {
  const words = useHydrated() ? format.format(at) : '';
  return <time dateTime={new Date(at).toISOString()}>{words}</time>;
}
