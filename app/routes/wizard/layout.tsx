import { Link, Outlet, href, isRouteErrorResponse, useLocation } from 'react-router';

import { useIsPersistent } from '#app/features/draft/use-draft.ts';
import { Canopy } from '#app/ui/canopy.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { ToastProvider } from '#app/ui/toast.tsx';
import { Wordmark } from '#app/ui/wordmark.tsx';

import { Garland } from './garland.tsx';
import { SaveFailed } from './save-failed.tsx';

import styles from './layout.module.css';

/** The step shows a stored invitation, not the draft (decisions §6). */
function isEditing(search: string): boolean {
  return new URLSearchParams(search).has('invite');
}

export default function Layout() {
  const { pathname, search } = useLocation();
  const editing = isEditing(search);
  const atHome = pathname === href('/');
  return (
    <ToastProvider>
      <SkipLink />
      <Canopy hem={!atHome} className={styles.header}>
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
          {atHome || editing ? null : <Garland />}
        </div>
      </Canopy>
      {editing ? null : <MemoryOnlyNotice />}
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

/** A save that failed on its way keeps what was typed: the step shows it again. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) || !isEditing(search)) return <ErrorPage error={error} />;
  return <SaveFailed step={pathname + search} />;
}
