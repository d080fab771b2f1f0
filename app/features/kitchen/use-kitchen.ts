import { useEffect, useRef, useState } from 'react';

import { getEventDataPath } from '#app/platform/paths.ts';

/** Undefined after a failure; the next change requests it again. */
async function askForKitchen<Data>(path: string): Promise<Data | undefined> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as Data) : undefined;
  } catch {
    return undefined;
  }
}

interface Asked<Data> {
  inviteId: string;
  /** What the document has; without it the data is requested at once. */
  first?: Data;
  /** Grows with every change of the event. */
  changes: number;
  /** What the overview asks for. */
  isShort?: boolean;
}

/** The sheet's data, requested again after each change, one request at a time. */
export function useKitchen<Data extends object>(asked: Asked<Data>): Data | undefined {
  const { inviteId, first, changes, isShort = false } = asked;
  const [taken, setTaken] = useState<{ at: number; data: Data | undefined }>({
    at: first ? 0 : -1,
    data: first,
  });
  const isAsking = useRef(false);
  const path = `${getEventDataPath('kitchen', inviteId)}${isShort ? '?short' : ''}`;
  useEffect(() => {
    if (isAsking.current || taken.at === changes) return;
    const take = async () => {
      isAsking.current = true;
      const data = await askForKitchen<Data>(path);
      isAsking.current = false;
      setTaken((before) => ({ at: changes, data: data ?? before.data }));
    };
    void take();
  }, [path, changes, taken]);
  return taken.data;
}
