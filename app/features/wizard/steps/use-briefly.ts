import { useCallback, useEffect, useState } from 'react';

/** The flag clears itself after `duration` milliseconds. */
export function useBriefly(duration: number): [boolean, () => void] {
  const [raised, setRaised] = useState(0);
  useEffect(() => {
    if (raised === 0) return;
    const timer = setTimeout(() => setRaised(0), duration);
    return () => clearTimeout(timer);
  }, [raised, duration]);
  const raise = useCallback(() => setRaised((count) => count + 1), []);
  return [raised > 0, raise];
}
