/**
 * When a view transition is replaced by the next one, its `ready` promise rejects. The router awaits only `finished`,
 * so the browser would report an error.
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
