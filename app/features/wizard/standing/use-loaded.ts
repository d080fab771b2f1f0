import { useEffect, useState } from 'react';

const loads = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** What a step needs for its fields only, once it is `needed` and there; null until then, undefined if it does not come. */
export function useLoaded<Loaded extends object>(
  load: () => Promise<Loaded>,
  needed = true,
): Loaded | null | undefined {
  const [loaded, setLoaded] = useState<{ it: Loaded | undefined } | null>(null);
  useEffect(() => {
    if (!needed) return undefined;
    let isGone = false;
    const take = async () => {
      const running = (loads.get(load) as Promise<Loaded> | undefined) ?? load();
      loads.set(load, running);
      try {
        const it = await running;
        if (!isGone) setLoaded({ it });
      } catch {
        // The step works without; the next visit asks again.
        loads.delete(load);
        if (!isGone) setLoaded({ it: undefined });
      }
    };
    void take();
    return () => {
      isGone = true;
    };
  }, [load, needed]);
  return loaded ? loaded.it : null;
}
