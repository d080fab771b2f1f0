import { useState } from 'react';

import { useToast } from '#app/ui/overlays/toast.tsx';

import type { Identification } from '../schema.ts';
import { useAction } from '../use-action.ts';

/** Sends who a guest is; `done` is said once it is stored. */
export type Identify = (who: Identification, done: string) => void;

/** Says who gave an answer of the open link; `onDone` is called once it is stored. */
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
