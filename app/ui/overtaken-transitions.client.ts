/**
 * A view transition that is replaced by the next one is skipped, and its `ready` promise rejects. The router awaits
 * only `finished`, so the browser reports an error although nothing failed. This prevents that report.
 */
export function allowOvertakenTransitions(): void {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
