/** How the changes of an event reach this screen. */
export type LiveState = 'connecting' | 'live' | 'polling' | 'ended';

export const pollMs = 15_000;
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

interface Follower {
  /** Something may have changed: what is shown is to be read again. */
  onChange: () => void;
  onState: (state: LiveState) => void;
}

/**
 * Follows a stream of server-sent events while the page is in sight. When the stream cannot be had it asks
 * every 15 seconds instead, and tries the stream again after growing pauses. Returns the way to stop.
 */
export function follow(url: string, { onChange, onState }: Follower): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let pause = firstPauseMs;

  function rest(): void {
    source?.close();
    source = null;
    clearTimeout(retry);
    clearInterval(poll);
    poll = undefined;
  }

  function open(): void {
    clearTimeout(retry);
    source?.close();
    source = new EventSource(url);
    source.addEventListener('open', () => {
      clearInterval(poll);
      poll = undefined;
      pause = firstPauseMs;
      onState('live');
      // What changed before there was a stream was not heard.
      onChange();
    });
    source.addEventListener('changed', onChange);
    source.addEventListener('gone', () => {
      rest();
      onState('ended');
      onChange();
    });
    source.addEventListener('error', fallBack);
  }

  /** The browser's own way of coming back knows no growing pauses, and gives up at a refusal. */
  function fallBack(): void {
    source?.close();
    source = null;
    onState('polling');
    poll ??= setInterval(onChange, pollMs);
    retry = setTimeout(open, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPauseMs);
  }

  function comeOrGo(): void {
    rest();
    pause = firstPauseMs;
    if (document.visibilityState === 'visible') open();
  }

  comeOrGo();
  return whenSeen(comeOrGo, rest);
}

/** Calls `comeOrGo` as the page comes into sight or goes out of it, or is connected again, until it is stopped. */
function whenSeen(comeOrGo: () => void, stop: () => void): () => void {
  document.addEventListener('visibilitychange', comeOrGo);
  window.addEventListener('online', comeOrGo);
  return () => {
    document.removeEventListener('visibilitychange', comeOrGo);
    window.removeEventListener('online', comeOrGo);
    stop();
  };
}
