/** Calls back when the browser is idle, after `timeout` milliseconds at most. Returns a cancel function. */
export function callWhenIdle(go: () => void, timeout = 1500): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const waiting = setTimeout(go);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(go, { timeout });
  return () => cancelIdleCallback(waiting);
}
