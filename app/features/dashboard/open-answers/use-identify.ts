import { useState } from 'react';

import { useToast } from '#app/ui/overlays/toast.tsx';

import type { Identification } from '../schema.ts';
import { useAction } from '../use-action.ts';

/** Sends who a guest is. A toast shows `done` once that is stored. */
export type Identify = (who: Identification, done: string) => void;

/**
 * Identifies who gave an answer of the open link. Calls `onDone` once that is stored, and `onChanged` with the name that
 * is stored in place of the one that was seen.
 */
export function useIdentify(onDone: () => void, onChanged: (current: string) => void) {
  const [sent, setSent] = useState('');
  const [problem, setProblem] = useState('');
  const showToast = useToast();
  const { busy, send } = useAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (!reply.ok) {
      if (reply.current !== undefined) onChanged(reply.current);
      return;
    }
    showToast({ text: sent, tone: 'good' });
    onDone();
  });
  const identify: Identify = (who, done) => {
    setSent(done);
    send(who);
  };
  return { busy, problem, identify };
}
