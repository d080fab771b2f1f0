import { type RefObject, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import type { Invitee } from '#app/features/draft/parts/invitee.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { say } from '#app/platform/language/say.ts';
import { TextArea } from '#app/ui/fields/field.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { getLengthHint } from '#app/ui/text/length-hint.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './forms.module.css';

interface ReviewDialogProps {
  open: boolean;
  onClose: () => void;
  invitees: Invitee[];
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** Makes a scrolling area without controls focusable, so that arrow keys scroll it. */
const keyboardScrolling = { tabIndex: 0 };

/** Lines rendered at once; scrolling to the end renders as many more. */
const atOnce = 200;

function nearEnd(area: HTMLElement): boolean {
  return area.scrollTop + area.clientHeight > area.scrollHeight - area.clientHeight;
}

/** Both buttons only close it (behaviour 9.12, 9.13). */
export function ReviewDialog({ open, onClose, invitees, returnFocusTo }: ReviewDialogProps) {
  const [message, setMessage] = useDraftStep('message');
  const [shown, setShown] = useState(atOnce);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('Review Your Invite')}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <DialogClose>{say('Cancel')}</DialogClose>
          <DialogClose variant="primary">{say('Send')}</DialogClose>
        </>
      }
    >
      <p className={patterns.muted}>
        {say('Nothing is sent yet. You can send invitations from your dashboard after saving.')}
      </p>
      <section
        className={styles.reviewList}
        aria-label={say('Invitees')}
        onScroll={(event) => {
          if (nearEnd(event.currentTarget)) setShown(shown + atOnce);
        }}
        {...keyboardScrolling}
      >
        <ul>
          {invitees.slice(0, shown).map((invitee, index) => (
            <li key={invitee.id ?? index}>
              <Named {...invitee} />
            </li>
          ))}
        </ul>
      </section>
      <TextArea
        label={say('Message to your guests')}
        placeholder={say('Write your custom message here...')}
        hint={getLengthHint(message.customMessage.length, limits.message)}
        value={message.customMessage}
        onChange={(event) => setMessage({ customMessage: event.target.value })}
      />
    </Dialog>
  );
}

function Named({ name, email }: Pick<Invitee, 'name' | 'email'>) {
  if (email === '') return <bdi>{name}</bdi>;
  return (
    <>
      <bdi>{name}</bdi> (<bdi>{email}</bdi>)
    </>
  );
}
