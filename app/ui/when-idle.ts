/** Does it once the browser has nothing else to do; `timeout` milliseconds at most. Returns the way not to. */
export function whenIdle(go: () => void, timeout = 1500): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const waiting = setTimeout(go);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(go, { timeout });
  return () => cancelIdleCallback(waiting);
}
