import type { ReadActivityLine } from './activity-entry.ts';
import { useLoaded } from './use-loaded.ts';

async function load(): Promise<NonNullable<ReadActivityLine>> {
  const [{ loadGrammar }, { readActivities }] = await Promise.all([
    import('#app/features/draft/line/line-reader.ts'),
    import('#app/features/draft/line/read-activities.ts'),
  ]);
  const grammar = await loadGrammar();
  return (text, hours) => readActivities(text, hours, grammar);
}

export const useActivityReader = (needed = true): ReadActivityLine =>
  useLoaded(load, needed) ?? null;
