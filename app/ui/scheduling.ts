/** Calls back when the browser is idle, after `timeout` milliseconds at most. Returns a cancel function. */
export function callWhenIdle(go: () => void, timeout = 1500): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const waiting = setTimeout(go);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(go, { timeout });
  return () => cancelIdleCallback(waiting);
}

/** Longer than a frame takes on a slow phone. */
const unpaintedMs = 300;

/**
 * Calls back once the browser has painted the latest changes, or after a moment in a hidden tab, which is never
 * painted.
 */
export function callAfterPaint(go: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(hidden);
    setTimeout(go);
  });
  const hidden = setTimeout(() => {
    cancelAnimationFrame(frame);
    go();
  }, unpaintedMs);
}
