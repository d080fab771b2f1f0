/**
 * The router takes the answer to an action only when its route's stylesheets have come as well: a redirect that is
 * quicker is a rejection without a handler until then. Without this the browser would report an error that is none.
 */
export function allowLateRedirects(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Response) event.preventDefault();
  });
}
