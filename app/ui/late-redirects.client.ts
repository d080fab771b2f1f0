/**
 * Until a route's stylesheets have loaded, the router leaves a redirect from its action as a rejected promise without
 * a handler, which the browser would report as an error.
 */
export function allowLateRedirects(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Response) event.preventDefault();
  });
}
