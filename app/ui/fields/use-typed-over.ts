import { useState } from 'react';

/**
 * While nothing is typed it follows what is stored. `seen` is the stored text that the host has typed over, not what
 * somebody else stores meanwhile.
 */
export function useTypedOver(stored: string) {
  const [typed, setTyped] = useState<{ text: string; seen: string } | null>(null);
  const { text, seen } = typed ?? { text: stored, seen: stored };
  return {
    text,
    seen,
    isTyped: typed !== null,
    type: (next: string) => setTyped(next === stored ? null : { text: next, seen }),
    /** The host has been told what is stored now. */
    see: (current: string) => setTyped({ text, seen: current }),
    release: () => setTyped(null),
  };
}
