/**
 * The router takes an action's result only after its route's stylesheets have loaded. A redirect that arrives
 * earlier is, until then, a rejection without a handler, which the browser reports as an error. This prevents that
 * report.
 */
export function allowLateRedirects(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Response) event.preventDefault();
  });
}
