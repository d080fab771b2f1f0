import { useState } from 'react';

import { useToast } from '#app/ui/overlays/toast.tsx';

import type { Identification } from '../schema.ts';
import { useAction } from '../use-action.ts';

/** A toast shows `done` once the identity is stored. */
export type Identify = (who: Identification, done: string) => void;

/** `onChanged` gets the stored name if it is not the one that the host has seen. */
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
