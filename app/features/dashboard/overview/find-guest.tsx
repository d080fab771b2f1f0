import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { FindField, type TypedFind, typingMs } from '#app/features/guests/find/find-field.tsx';
import { getGuestsPath } from '#app/platform/paths.ts';
import type { OwnFocus } from '#app/ui/use-heading-focus.ts';

import patterns from '#app/ui/patterns.module.css';

/** Typing leads to the guest list and continues there; without JavaScript, Enter does (behaviour 39.4). */
export function FindGuest({ inviteId }: { inviteId: string }) {
  const [find, setFind] = useState('');
  const [isComposing, setComposing] = useState(false);
  const isLeaving = useRef(false);
  const navigate = useNavigate();
  const here = useLocation();
  const path = getGuestsPath(inviteId);
  const leave = useEffectEvent(() => {
    isLeaving.current = true;
    const search = new URLSearchParams({ find: find.trim() });
    void navigate(`${path}?${search}`, { state: { ownFocus: true, find } satisfies TypedFind });
  });
  /** Waits, because the navigation would end the composition. */
  const startComposing = () => {
    setComposing(true);
    const state: OwnFocus = { ownFocus: true };
    if (isLeaving.current) void navigate(here, { replace: true, preventScrollReset: true, state });
  };
  useEffect(() => {
    if (isComposing) return;
    if (isLeaving.current) {
      leave();
      return;
    }
    if (find.trim() === '') return;
    const timer = setTimeout(() => leave(), typingMs);
    return () => clearTimeout(timer);
  }, [find, isComposing]);
  return (
    <search className={patterns.offPaper}>
      <form
        method="get"
        action={path}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          leave();
        }}
      >
        <FindField
          value={find}
          onChange={({ target }) => setFind(target.value)}
          onCompositionStart={startComposing}
          onCompositionEnd={() => setComposing(false)}
          hint={<span className="visually-hidden">The guest list opens as you type.</span>}
        />
      </form>
    </search>
  );
}
