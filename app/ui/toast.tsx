import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useCallback } from 'react';

import { classes } from './classes.ts';

import styles from './toast.module.css';

export interface ToastOptions {
  text: string;
  tone?: 'neutral' | 'good';
  /** Milliseconds on screen; 3000 unless told (spec §9). Longer while pointed at or focused. */
  duration?: number;
  /** One thing to do about it, such as Undo. It closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** Holds the toasts that `useToast` shows beneath it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={3000} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** The viewport announces what comes into it; a dialog, Base UI's own role for a toast, it is not. */
const note = { role: 'group', 'aria-modal': undefined };

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['up', 'right']}
      {...note}
      className={classes(styles.toast, toast.type === 'good' && styles.good)}
    >
      <Toast.Content className={styles.content}>
        <Toast.Description className={styles.text} />
        {toast.actionProps ? <Toast.Action className={styles.action} /> : null}
        <Toast.Close className={styles.close} aria-label="Close">
          ×
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Returns the way to show a short note that goes by itself: announced politely, never taking the focus. */
export function useToast(): (options: ToastOptions) => void {
  const { add, close } = Toast.useToastManager();
  return useCallback(
    ({ text, tone = 'neutral', duration = 3000, action }) => {
      const id = add({
        description: text,
        type: tone,
        timeout: duration,
        ...(action
          ? {
              actionProps: {
                children: action.label,
                onClick() {
                  close(id);
                  action.onPress();
                },
              },
            }
          : {}),
      });
    },
    [add, close],
  );
}
