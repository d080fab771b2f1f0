/**
 * A view transition that the next one overtakes is skipped, and its `ready` rejects. The router awaits only
 * the end: without this the browser would report an error that is none.
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
