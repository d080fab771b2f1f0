/**
 * The router takes an action's result only after its route's stylesheets have loaded. Until then, a redirect that has
 * arrived is a rejected promise without a handler, which the browser reports as an error. This prevents that report.
 */
export function allowLateRedirects(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Response) event.preventDefault();
  });
}
