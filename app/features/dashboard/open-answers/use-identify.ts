import { useState } from 'react';

import { useToast } from '#app/ui/overlays/toast.tsx';

import type { Identification } from '../schema.ts';
import { useAction } from '../use-action.ts';

/** Sends who a guest is. A toast shows `done` once that is stored. */
export type Identify = (who: Identification, done: string) => void;

/** Identifies who gave an answer of the open link. Calls `onDone` once that is stored. */
export function useIdentify(onDone: () => void) {
  const [sent, setSent] = useState('');
  const [problem, setProblem] = useState('');
  const showToast = useToast();
  const { busy, send } = useAction((reply) => {
    if (!reply.ok) return setProblem(reply.message);
    showToast({ text: sent, tone: 'good' });
    onDone();
  });
  const identify: Identify = (who, done) => {
    setSent(done);
    send(who);
  };
  return { busy, problem, identify };
}
