import { useEffect, useState } from 'react';

const pauseMs = 600;

/** A text as it is once nobody has typed for a moment, for what would be restless with every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const waiting = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(waiting);
  }, [text, settled]);
  return settled;
}
