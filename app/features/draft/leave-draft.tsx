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
async function readUnfinished() {
  return (await import('./unfinished.client.ts')).readUnfinished();
}

/** Asks whether to keep an unfinished invitation (behaviour 18.38). */
export function useStartAnewQuestion(): LeaveQuestion {
  const { ask, dialog } = useQuestion<DraftFate>();
  useWarmUp(readUnfinished);
  const askIfBegun = async (): Promise<DraftFate | null> => {
    const { isBegun, title } = await readUnfinished();
    if (!isBegun) return 'clear';
    return ask({
      title: 'You have an unfinished invitation',
      text: (
        <>
          {title === '' ? 'It' : <bdi>“{title}”</bdi>} is not saved yet. Keep it in this browser and
          carry on with it, or start anew? Starting anew deletes it.
        </>
      ),
      choices: [
        { value: 'clear', label: 'Start anew' },
        { value: 'keep', label: 'Keep it', variant: 'primary' },
      ],
    });
  };
  return { ask: askIfBegun, dialog };
}

/** Asks before a sign-out whether to delete the invitees of an unsaved invitation (behaviour 17.41). */
export function useInviteesQuestion(): LeaveQuestion {
  const { ask, dialog } = useQuestion<DraftFate>();
  useWarmUp(readUnfinished);
  const askIfInvited = async (): Promise<DraftFate | null> => {
    const { invitees } = await readUnfinished();
    if (invitees === 0) return 'invitees';
    return ask({
      title: 'Sign out and remove your guest list?',
      text: `Your unsaved invitation has ${invitees === 1 ? 'one invitee' : `${invitees.toLocaleString('en')} invitees`}. While their names and email addresses stay in this browser, whoever uses it next can see them. Either way you are signed out, and the rest of the invitation stays.`,
      choices: [
        { value: 'keep', label: 'Keep the list' },
        { value: 'invitees', label: 'Remove the list', variant: 'primary' },
      ],
    });
  };
  return { ask: askIfInvited, dialog };
}
