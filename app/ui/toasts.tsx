import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';

import { classes } from './classes.ts';
import type { ShowToast, ToastOptions } from './toast.tsx';

import styles from './toast.module.css';

/** Where toasts come up. `onReady` is given the way to show one. */
export function Toasts({ onReady }: { onReady: (show: ShowToast) => void }) {
  return (
    <Toast.Provider timeout={3000} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
      <Ready tell={onReady} />
    </Toast.Provider>
  );
}

/** After the viewport, which announces what comes into it. */
function Ready({ tell }: { tell: (show: ShowToast) => void }) {
  const { add, close } = Toast.useToastManager();
  useEffect(() => tell((options) => show(options, { add, close })), [add, close, tell]);
  return null;
}

type Manager = Pick<ReturnType<typeof Toast.useToastManager>, 'add' | 'close'>;

function show(
  { text, tone = 'neutral', duration = 3000, action }: ToastOptions,
  { add, close }: Manager,
): void {
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
}

/** The viewport announces what comes into it; a dialog, Base UI's own role for a toast, it is not. */
const note = { role: 'group', 'aria-modal': undefined };

function List() {
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
