import type { Cursor } from './cursor.ts';

export type LiveState = 'connecting' | 'live' | 'polling' | 'ended';

export const pollMs = 15_000;
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

interface LiveCallbacks {
  /** Null if something may have changed. */
  onChange: (cursor: Cursor | null) => void;
  onState: (state: LiveState) => void;
}

/**
 * Follows a stream while the page is visible. A failed stream is reopened with backoff, with polling meanwhile. Returns a stop
 * function.
 */
export function follow(url: string, { onChange, onState }: LiveCallbacks): () => void {
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
    });
    source.addEventListener('changed', ({ data }: MessageEvent<Cursor>) => onChange(data));
    source.addEventListener('gone', () => {
      rest();
      onState('ended');
      onChange(null);
    });
    source.addEventListener('error', fallBack);
  }

  /** The browser's own reconnection has no backoff and stops at an error status. */
  function fallBack(): void {
    source?.close();
    source = null;
    onState('polling');
    poll ??= setInterval(() => onChange(null), pollMs);
    retry = setTimeout(open, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPauseMs);
  }

  function restart(): void {
    rest();
    pause = firstPauseMs;
    if (document.visibilityState === 'visible') open();
  }

  restart();
  return watchVisibility(restart, rest);
}

function watchVisibility(update: () => void, stop: () => void): () => void {
  document.addEventListener('visibilitychange', update);
  window.addEventListener('online', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    window.removeEventListener('online', update);
    stop();
  };
}
