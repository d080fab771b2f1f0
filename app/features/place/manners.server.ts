import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';
import { fail, ok } from '#app/platform/result.ts';

import { type FailureKind, ProviderFailure } from './fetch-json.server.ts';
import type { PlaceAnswer } from './port.ts';

type Question<Value> = () => Promise<PlaceAnswer<Value>>;

/** Milliseconds for which a provider that failed is not asked, and one that refused. */
export const pauseAfterFailure = 10_000;
export const pauseAfterRefusal = 60_000;

const pauses: Record<FailureKind, number> = {
  broken: pauseAfterFailure,
  refused: pauseAfterRefusal,
  question: 0,
};

/**
 * Asks a provider, and after a failure leaves it alone for a while: the log says so once, and until then
 * every question is answered 'unreachable' at once. A question that it did not take stops no other.
 */
export function createPause(provider: string, { log, clock }: { log: Log; clock: Clock }) {
  let until = Number.NEGATIVE_INFINITY;
  return async <Value>(ask: () => Promise<Value>): Promise<PlaceAnswer<Value>> => {
    if (clock() < until) return fail('unreachable');
    try {
      return ok(await ask());
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      // Of questions under way together, the first failure is the news.
      if (clock() >= until) log.warn('place provider failed', { provider, reason: error.message });
      until = Math.max(until, clock() + pauses[error.kind]);
      return fail('unreachable');
    }
  };
}

interface KeepOptions {
  clock: Clock;
  /** Milliseconds that an answer is good for; 0 keeps none. */
  lifetime: number;
  /** Answers kept at most; the one unused for longest goes first. */
  most: number;
}

/** Keeps answers by key, and lets those who ask the same at the same time wait for one answer. */
export function createKeep<Value>({ clock, lifetime, most }: KeepOptions) {
  const kept = new Map<string, { value: Value; until: number }>();
  const underWay = new Map<string, Promise<PlaceAnswer<Value>>>();

  const ask = async (key: string, question: Question<Value>): Promise<PlaceAnswer<Value>> => {
    try {
      const answer = await question();
      if (answer.ok && lifetime > 0) {
        kept.set(key, { value: answer.value, until: clock() + lifetime });
        const [oldest] = kept.keys();
        if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      }
      return answer;
    } finally {
      underWay.delete(key);
    }
  };

  return (key: string, question: Question<Value>): Promise<PlaceAnswer<Value>> => {
    const known = kept.get(key);
    kept.delete(key);
    if (known && clock() < known.until) {
      kept.set(key, known);
      return Promise.resolve(ok(known.value));
    }
    const waiting = underWay.get(key) ?? ask(key, question);
    underWay.set(key, waiting);
    return waiting;
  };
}

interface PaceOptions {
  clock: Clock;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds between two turns. */
  gap: number;
  /** Milliseconds that somebody waits for a turn at most. */
  longest: number;
}

/** Hands out turns with a gap between them: true when it is one's turn, false when the line is too long. */
export function createPace({ clock, wait, gap, longest }: PaceOptions): () => Promise<boolean> {
  let next = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock();
    const turn = Math.max(now, next);
    if (turn - now > longest) return false;
    next = turn + gap;
    if (turn > now) await wait(turn - now);
    return true;
  };
}
