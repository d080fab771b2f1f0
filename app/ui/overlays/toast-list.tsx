import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';

import { say } from '#app/platform/language/say.ts';

import { joinClasses } from '../classes.ts';
import { useOpenModal } from './open-modal.ts';

import styles from './toast.module.css';

const defaultDuration = 3000;
const durationWithAction = 10_000;

export interface ToastOptions {
  text: string;
  tone?: 'neutral' | 'good';
  /** Milliseconds on screen, 3000 by default. Longer while hovered or focused. */
  duration?: number;
  /** Takes the place of an earlier toast with the same id. */
  id?: string;
  /** A button in the toast, which then stays for 10 seconds. */
  action?: { label: string; onPress: () => void };
}

export type ShowToast = (options: ToastOptions) => void;

export function ToastList({ onReady }: { onReady: (show: ShowToast) => void }) {
  const modal = useOpenModal();
  return (
    <Toast.Provider timeout={defaultDuration} limit={3}>
      <Toast.Portal container={modal ?? undefined}>
        <Toast.Viewport className={styles.viewport}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
      <Ready tell={onReady} />
    </Toast.Provider>
  );
}

/** Rendered after the viewport, so that the viewport exists when the first toast is added. */
function Ready({ tell }: { tell: (show: ShowToast) => void }) {
  const { add, close } = Toast.useToastManager();
  useEffect(
    () =>
      tell(({ text, tone = 'neutral', id, action, ...options }) => {
        const { duration = action ? durationWithAction : defaultDuration } = options;
        const onClick = () => {
          close(shown);
          action?.onPress();
        };
        const shown = add({
          ...(id !== undefined && { id }),
          description: say(text),
          type: tone,
          timeout: duration,
          // Also undefined, so that nothing is left of an earlier toast with this id.
          actionProps: action && { children: action.label, onClick },
        });
      }),
    [add, close, tell],
  );
  return null;
}

/** Replaces Base UI's dialog role: the viewport announces the toast as a status. */
const note = { role: 'group', 'aria-modal': undefined };

function List() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['up', 'right']}
      {...note}
      className={joinClasses(styles.toast, toast.type === 'good' && styles.good)}
    >
      <Toast.Content className={styles.content}>
        <Toast.Description className={styles.text} />
        <Toast.Action className={styles.action} aria-hidden={undefined} />
        {/* Base UI hides the button from screen readers, where the Tab key reaches it nevertheless. */}
        <Toast.Close className={styles.close} aria-label={say('Close')} aria-hidden={undefined}>
          ×
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
