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

/** A hidden tab is never painted: there it calls back after `unpaintedMs`. */
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
