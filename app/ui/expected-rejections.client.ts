/**
 * The router leaves some promises without a handler, which browsers would report as errors of the page:
 * - a redirect from an action, until its route's stylesheets have loaded;
 * - what the next thing has overtaken: it listens to `finished` of a view transition and not to `ready`, and to the
 *   first part of a response and not to its end.
 */
const isExpected = (reason: unknown) =>
  reason instanceof Response || (reason instanceof DOMException && reason.name === 'AbortError');

export function allowExpectedRejections(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (isExpected(event.reason)) event.preventDefault();
  });
}
