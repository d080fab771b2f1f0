import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';

import { Button, type ButtonVariant } from '../button.tsx';
import { joinClasses } from '../classes.ts';
import { announceModal } from './open-modal.ts';

import patterns from '../patterns.module.css';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Gets the focus when the dialog closes, instead of the element that had it before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  /** A press outside does not close a form, because it may be a slip. */
  isForm?: boolean;
  /** At the foot of the window, at most three fifths of it high; in a wide window at its end. What is beside it stays bright. */
  isSheet?: boolean;
  /** On a phone at its foot, near the thumb. */
  isLow?: boolean;
  /** By default it closes the dialog. */
  onPressOutside?: (event: MouseEvent) => void;
  children: ReactNode;
  actions: ReactNode;
}

export function Dialog({ open, ...props }: DialogProps) {
  // In the body, so that no form is inside another one.
  return open ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog({
  onClose,
  title,
  returnFocusTo,
  isForm = false,
  isSheet = false,
  isLow = false,
  onPressOutside = onClose,
  children,
  actions,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const receiver = returnFocusTo?.current;
    if (!element) return undefined;
    element.showModal();
    const withdraw = announceModal(element);
    return () => {
      withdraw();
      // Removing an open dialog from the page would not give the focus back.
      element.close();
      receiver?.focus();
    };
  }, [returnFocusTo]);
  const outside = usePressOutside(onPressOutside);
  return (
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, isSheet && styles.sheet, isLow && styles.low)}
      aria-labelledby={titleId}
      data-sheet={isSheet}
      onClose={({ currentTarget }) => {
        // The event comes late: strict mode has closed the dialog and opened it again.
        if (!currentTarget.open) onClose();
      }}
      {...(isForm ? {} : outside)}
    >
      <div className={styles.popup}>
        <h2 id={titleId}>{title}</h2>
        <div className={joinClasses(patterns.stack4, styles.content)}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}

const isOutside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;

/** For a press that begins and ends on the backdrop, which the element itself covers. */
function usePressOutside(onPress: (event: MouseEvent) => void) {
  const began = useRef(false);
  return {
    onMouseDown: (event: MouseEvent) => {
      began.current = isOutside(event);
    },
    onClick: (event: MouseEvent) => {
      // Ignores the second press of the double click that opened the dialog.
      if (began.current && isOutside(event) && event.detail < 2) onPress(event);
    },
  };
}

export function DialogClose({
  variant = 'secondary',
  children,
}: {
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <Button
      variant={variant}
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
    >
      {children}
    </Button>
  );
}
