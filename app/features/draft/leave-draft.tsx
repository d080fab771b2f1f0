import type { ReactNode } from 'react';

import { useWarmUp } from '#app/ui/attended/use-attended.ts';
import { useQuestion } from '#app/ui/overlays/question.tsx';

import type { DraftFate } from './storage.client.ts';

export interface LeaveQuestion {
  /** Resolves at once when there is nothing to lose; null means to stay. */
  ask: () => Promise<DraftFate | null>;
  dialog: ReactNode;
}

/** The draft's schemas are large, and most who look at a screen do not leave it this way. */
const load = () => import('./leave-questions.client.tsx');

/** Asks whether to keep an unfinished invitation (behaviour 18.38). */
export function useStartAnewQuestion(): LeaveQuestion {
  const { ask, dialog } = useQuestion<DraftFate>();
  useWarmUp(load);
  return { ask: async () => (await load()).askToStartAnew(ask), dialog };
}

/** Asks before a sign-out whether to delete the invitees of an unsaved invitation (behaviour 17.41). */
export function useInviteesQuestion(): LeaveQuestion {
  const { ask, dialog } = useQuestion<DraftFate>();
  useWarmUp(load);
  return { ask: async () => (await load()).askAboutInvitees(ask), dialog };
}
