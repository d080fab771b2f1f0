import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { getGuestsPath } from '#app/platform/paths.ts';
import type { OwnFocus } from '#app/ui/use-heading-focus.ts';

import { FindField, typingMs } from '../guest-find/find-field.tsx';

import styles from './find-guest.module.css';

/**
 * Leads to the working list with what is looked for, while it is typed; the typing goes on there. Without JavaScript
 * Enter leads there (behaviour 39.4).
 */
export function FindGuest({ inviteId }: { inviteId: string }) {
  const [find, setFind] = useState('');
  const navigate = useNavigate();
  const path = getGuestsPath(inviteId);
  const leave = useEffectEvent(() => {
    const search = new URLSearchParams({ find: find.trim() });
    void navigate(`${path}?${search}`, { state: { ownFocus: true } satisfies OwnFocus });
  });
  useEffect(() => {
    if (find.trim() === '') return;
    const timer = setTimeout(() => leave(), typingMs);
    return () => clearTimeout(timer);
  }, [find]);
  return (
    <search className={styles.find}>
      <form
        method="get"
        action={path}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          leave();
        }}
      >
        <FindField value={find} onChange={({ target }) => setFind(target.value)} />
      </form>
    </search>
  );
}
