import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { say } from '#app/platform/language/say.ts';

import { joinClasses } from '../classes.ts';
import { useOpenModal } from './open-modal.ts';
import type { ShowToast, ToastOptions } from './toast-list.tsx';

import styles from './toast.module.css';

/** For when `ToastList` cannot be loaded. */
export function PlainToast({ onReady }: { onReady: (show: ShowToast) => void }) {
  const modal = useOpenModal();
  const [toast, setToast] = useState<ToastOptions | null>(null);
  useEffect(() => onReady(setToast), [onReady]);
  return createPortal(
    <output className={styles.viewport}>
      {toast ? (
        <div className={joinClasses(styles.toast, toast.tone === 'good' && styles.good)}>
          <div className={styles.content}>
            <p className={styles.text}>{say(toast.text)}</p>
            <button
              type="button"
              className={styles.close}
              aria-label={say('Close')}
              onClick={() => setToast(null)}
            >
              ×
            </button>
          </div>
        </div>
      ) : null}
    </output>,
    modal ?? document.body,
  );
}
