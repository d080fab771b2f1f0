import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';

import { Button, type ButtonVariant } from '../button.tsx';

import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The element that gets the focus when the dialog closes. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** The buttons at the bottom. */
  actions: ReactNode;
}

/** A modal dialog. Escape and a press outside close it. */
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
        // Ignores the second press of the double click that opened the dialog.
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
  variant = 'secondary',
  children,
}: {
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  return <Base.Close render={<Button variant={variant} />}>{children}</Base.Close>;
}
