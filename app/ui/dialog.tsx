import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';

import { Button } from './button.tsx';

import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Where the focus goes when the dialog closes. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** The buttons at its foot. */
  actions: ReactNode;
}

/** A modal window over the page: focus stays in it, Escape and a press beside it close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  returnFocusTo,
  children,
  actions,
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        // The second press of a double click that opened it is not meant for what lies beneath it.
        const slip = reason === 'outside-press' && event.detail > 1;
        if (!slip) onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={styles.popup}
            {...(returnFocusTo ? { finalFocus: returnFocusTo } : {})}
          >
            <Base.Title className={styles.title}>{title}</Base.Title>
            <div className={styles.body}>{children}</div>
            <div className={styles.actions}>{actions}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A button that closes the dialog around it. */
export function DialogClose({
  look = 'secondary',
  children,
}: {
  look?: 'primary' | 'secondary' | 'quiet';
  children: ReactNode;
}) {
  return <Base.Close render={<Button look={look} />}>{children}</Base.Close>;
}
