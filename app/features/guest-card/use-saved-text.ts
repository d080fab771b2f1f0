import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import { messages } from '#app/features/invite/messages.ts';
import { useTypedOver } from '#app/ui/fields/use-typed-over.ts';
import { useRetry } from '#app/ui/use-retry.ts';

import type { CardAction, CardReply } from './schema.ts';
import { useCardAction } from './use-card-action.ts';

type Problem =
  | { kind: 'refused'; message: string; signedOut: boolean }
  /** The server was not reached; the text is sent again. */
  | { kind: 'away' }
  /** Somebody else has stored another text meanwhile. */
  | { kind: 'theirs'; text: string };

const savedMs = 2_000;

function findProblem(reply: Extract<CardReply, { ok: false }>): Problem {
  if (reply.message === messages.updateFailed) return { kind: 'away' };
  if (reply.current !== undefined) return { kind: 'theirs', text: reply.current };
  return { kind: 'refused', message: reply.message, signedOut: reply.signedOut === true };
}

/** True for two seconds after `at` has changed. */
function usePassing(at: number): boolean {
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(at), savedMs);
    return () => clearTimeout(timer);
  }, [at]);
  return at > ended;
}

/**
 * A text of a guest that is saved when its field is left. It stays until it is stored: one that did not get through is
 * sent again, and one that somebody else has changed meanwhile waits for the host's choice (behaviour 28.17).
 */
export function useSavedText(
  stored: string,
  toAction: (text: string, seen: string) => CardAction,
  onSaved: (reply: Extract<CardReply, { ok: true }>) => void = () => {},
) {
  const typed = useTypedOver(stored);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [saves, setSaves] = useState(0);
  const { revalidate } = useRevalidator();
  const { busy, send } = useCardAction((reply) => {
    if (reply.ok) {
      setProblem(null);
      setSaves((count) => count + 1);
      typed.release();
      onSaved(reply);
      return;
    }
    const next = findProblem(reply);
    setProblem(next);
    if (next.kind === 'theirs') void revalidate();
  });
  const save = (seen: string) => send(toAction(typed.text.trim(), seen));
  useRetry(problem?.kind === 'away', () => save(typed.seen));
  return {
    ...typed,
    type: (text: string) => {
      setProblem(null);
      typed.type(text);
    },
    release: () => {
      setProblem(null);
      typed.release();
    },
    busy,
    problem,
    refuse: (message: string) => setProblem({ kind: 'refused', message, signedOut: false }),
    isSaved: usePassing(saves),
    save: () => save(typed.seen),
    /** Replaces what somebody else has stored. */
    keep: () => {
      if (problem?.kind !== 'theirs') return;
      typed.see(problem.text);
      save(problem.text);
    },
  };
}
