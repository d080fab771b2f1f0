import type { Question } from '#app/ui/overlays/question-dialog.tsx';

import type { DraftFate } from './storage.client.ts';
import { readUnfinished } from './unfinished.client.ts';

type Ask = (question: Question<DraftFate>) => Promise<DraftFate | null>;

/** Whether to keep an unfinished invitation (behaviour 18.38). */
export async function askToStartAnew(ask: Ask): Promise<DraftFate | null> {
  const { isBegun, title } = readUnfinished();
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
}

/** Before a sign-out, whether to delete the invitees of an unsaved invitation (behaviour 17.41). */
export async function askAboutInvitees(ask: Ask): Promise<DraftFate | null> {
  const { invitees } = readUnfinished();
  if (invitees === 0) return 'invitees';
  return ask({
    title: 'Sign out and remove your guest list?',
    text: `Your unsaved invitation has ${invitees === 1 ? 'one guest' : `${invitees.toLocaleString('en')} guests`}. While their names and addresses stay in this browser, whoever uses it next can see them. Either way you are signed out, and the rest of the invitation stays.`,
    choices: [
      { value: 'keep', label: 'Keep the list' },
      { value: 'invitees', label: 'Remove the list', variant: 'primary' },
    ],
  });
}
