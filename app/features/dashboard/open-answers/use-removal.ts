import { useState } from 'react';

import { countLabel } from '#app/features/invitation/facts.ts';

import type { Removal } from '../schema.ts';
import { useAction } from '../use-action.ts';

interface Offer {
  key: number;
  text: string;
  removal: string;
}

/** Removes answers of the open link, and offers to undo it. */
export function useRemoval() {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [problem, setProblem] = useState('');
  const removing = useAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (!reply.ok || !reply.removed) return;
    const { removal, count } = reply.removed;
    const text = `Removed ${countLabel(count, 'answer')}.`;
    setOffer((before) => ({ key: (before?.key ?? 0) + 1, text, removal }));
  });
  const restoring = useAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (reply.ok) setOffer(null);
  });
  return {
    busy: removing.busy || restoring.busy,
    problem,
    offer,
    remove: (answers: Removal['answers']) => removing.send({ intent: 'remove', answers }),
    undo: () => {
      if (offer) restoring.send({ intent: 'restore', removal: offer.removal });
    },
    expire: () => setOffer(null),
  };
}

export type AnswerRemoval = ReturnType<typeof useRemoval>;
