import { useEffect, useRef } from 'react';
import { Link, Outlet, href, useLocation } from 'react-router';

import { useIsPersistent } from '#app/features/draft/use-draft.ts';
import { Notice } from '#app/ui/notice.tsx';
import { ToastProvider } from '#app/ui/toast.tsx';
import { Wordmark } from '#app/ui/wordmark.tsx';

import { Garland } from './garland.tsx';

import styles from './layout.module.css';

/** Moves the focus to the new screen's heading when the screen changes without a page load. */
function useHeadingFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

export default function Layout() {
  const { pathname, search } = useLocation();
  const editing = new URLSearchParams(search).has('invite');
  const atHome = pathname === href('/');
  useHeadingFocus(pathname);
  return (
    <ToastProvider>
      <header className={styles.header}>
        <div className={styles.top}>
          <Wordmark />
          {atHome ? (
            <Link
              className={styles.logIn}
              to={`${href('/hostLogIn')}?redirect=${encodeURIComponent(href('/host/events'))}`}
            >
              Host log in
            </Link>
          ) : null}
        </div>
        {atHome || editing ? null : <Garland />}
        {editing ? null : <MemoryOnlyNotice />}
      </header>
      <Outlet />
    </ToastProvider>
  );
}

function MemoryOnlyNotice() {
  if (useIsPersistent()) return null;
  return (
    <div className={styles.notice}>
      <Notice>
        This browser is not storing your draft. It stays only while this page is open, so please
        finish in one go.
      </Notice>
    </div>
  );
}
