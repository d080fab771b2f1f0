import { say } from '#app/platform/language/say.ts';
import type { Question } from '#app/ui/overlays/question-dialog.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { DraftFate } from './storage.client.ts';
import { readUnfinished } from './unfinished.client.ts';

type Ask = (question: Question<DraftFate>) => Promise<DraftFate | null>;

/** Whether to keep an unfinished invitation (behaviour 18.38). */
export async function askToStartAnew(ask: Ask): Promise<DraftFate | null> {
  const { isBegun, title } = readUnfinished();
  if (!isBegun) return 'clear';
  return ask({
    title: say('You have an unfinished invitation'),
    text:
      title === ''
        ? say(
            'It is not saved yet. Keep it in this browser and carry on with it, or start anew? Starting anew deletes it.',
          )
        : withElements(
            say(
              '“{title}” is not saved yet. Keep it in this browser and carry on with it, or start anew? Starting anew deletes it.',
              { title: spot('title') },
            ),
            { title: <bdi>{title}</bdi> },
          ),
    choices: [
      { value: 'clear', label: say('Start anew') },
      { value: 'keep', label: say('Keep it'), variant: 'primary' },
    ],
  });
}

/** Before a sign-out, whether to delete the invitees of an unsaved invitation (behaviour 17.41). */
export async function askAboutInvitees(ask: Ask): Promise<DraftFate | null> {
  const { invitees } = readUnfinished();
  if (invitees === 0) return 'invitees';
  return ask({
    title: say('Sign out and remove your guest list?'),
    text: say(
      'Your unsaved invitation has {guests, plural, one {one guest} other {# guests}}. While their names and addresses stay in this browser, whoever uses it next can see them. Either way you are signed out, and the rest of the invitation stays.',
      { guests: invitees },
    ),
    choices: [
      { value: 'keep', label: say('Keep the list') },
      { value: 'invitees', label: say('Remove the list'), variant: 'primary' },
    ],
  });
}
