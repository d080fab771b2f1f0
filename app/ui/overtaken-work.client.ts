/**
 * What is overtaken by the next thing ends with an AbortError that nobody awaits: the router listens to `finished` of a
 * view transition and not to `ready`, and to the first part of a response and not to its end. Browsers would report
 * each as an error of the page.
 */
export function allowOvertakenWork(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') {
      event.preventDefault();
    }
  });
}
