import type { ReactNode } from 'react';

import { trimText } from '#app/platform/text.ts';
import { useQuestion } from '#app/ui/overlays/question.tsx';

import { isFilled, partNames } from './parts.ts';
import * as storage from './storage.client.ts';
import type { DraftFate } from './storage.client.ts';

/** The field of the sign-out form that says what becomes of the draft (app/routes/log-out.ts). */
export interface LeaveFields extends Record<string, string> {
  draft: DraftFate;
}

interface LeaveQuestion {
  /** Asks if there is something to ask. Resolves with the field for the form, or null to stay. */
  ask: () => Promise<LeaveFields | null>;
  dialog: ReactNode;
}

function isBegun(): boolean {
  return partNames.some((name) => isFilled(name, storage.readStep(name)));
}

/** Before a new event is begun: asks whether to keep an unfinished invitation (behaviour 18.38). */
export function useStartAnewQuestion(): LeaveQuestion {
  const { ask, dialog } = useQuestion<DraftFate>();
  const askIfBegun = async () => {
    if (!isBegun()) return { draft: 'clear' as const };
    const title = trimText(storage.readStep('eventName').title);
    const draft = await ask({
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
    return draft && { draft };
  };
  return { ask: askIfBegun, dialog };
}

/** Before a sign-out: asks whether to delete the invitees of an unsaved invitation (behaviour 17.41). */
export function useInviteesQuestion(): LeaveQuestion {
  const { ask, dialog } = useQuestion<DraftFate>();
  const askIfInvited = async () => {
    const { length } = storage.readStep('invitee').invitees;
    if (length === 0) return { draft: 'invitees' as const };
    const draft = await ask({
      title: 'Sign out and remove your guest list?',
      text: `Your unsaved invitation has ${length === 1 ? 'one invitee' : `${length.toLocaleString('en')} invitees`}. While their names and email addresses stay in this browser, whoever uses it next can see them. Either way you are signed out, and the rest of the invitation stays.`,
      choices: [
        { value: 'keep', label: 'Keep the list' },
        { value: 'invitees', label: 'Remove the list', variant: 'primary' },
      ],
    });
    return draft && { draft };
  };
  return { ask: askIfInvited, dialog };
}
