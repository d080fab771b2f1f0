import { type RefObject, useState } from 'react';

import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/field.tsx';

import type { Invitee } from './schema.ts';
import { useDraftStep } from './use-draft.ts';

import styles from './forms.module.css';

interface ReviewDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  invitees: Invitee[];
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** An area that scrolls and holds no control takes the focus itself, so that arrow keys reach its end. */
const keyboardScrolling = { tabIndex: 0 };

/** So many lines are drawn at once; scrolling to their end draws as many more. */
const atOnce = 200;

function nearEnd(area: HTMLElement): boolean {
  return area.scrollTop + area.clientHeight > area.scrollHeight - area.clientHeight;
}

/** Who is invited and the draft's message to guests. Both buttons only close it (spec §2, decisions §11). */
export function ReviewDialog({ open, onOpenChange, invitees, returnFocusTo }: ReviewDialogProps) {
  const [message, setMessage] = useDraftStep('message');
  const [shown, setShown] = useState(atOnce);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Review Your Invite"
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <DialogClose>Cancel</DialogClose>
          <DialogClose look="primary">Send</DialogClose>
        </>
      }
    >
      <section
        className={styles.reviewList}
        aria-label="Invitees"
        onScroll={(event) => {
          if (nearEnd(event.currentTarget)) setShown(shown + atOnce);
        }}
        {...keyboardScrolling}
      >
        <ul>
          {invitees.slice(0, shown).map(({ id, name, email }, index) => (
            <li key={id ?? index}>
              <bdi>{name}</bdi> (<bdi>{email}</bdi>)
            </li>
          ))}
        </ul>
      </section>
      <TextArea
        label="Message to your guests"
        placeholder="Write your custom message here..."
        value={message.customMessage}
        onChange={(event) => setMessage({ customMessage: event.target.value })}
      />
    </Dialog>
  );
}
