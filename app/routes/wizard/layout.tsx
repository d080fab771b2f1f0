import { Outlet, href, useLocation, useRouteLoaderData } from 'react-router';

import { useIsPersistent } from '#app/features/draft/use-draft.ts';
import { Garland } from '#app/features/wizard/frame/garland.tsx';
import { type HostState, HostLink } from '#app/features/wizard/home/host-link.tsx';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { ErrorPage } from '#app/ui/brand/error-page.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';

import styles from '#app/features/wizard/frame/layout.module.css';

/** The step shows a stored invitation, not the draft (behaviour 20.1). */
function isEditing(search: string): boolean {
  return new URLSearchParams(search).has('invite');
}

export default function Layout() {
  const { pathname, search } = useLocation();
  const editing = isEditing(search);
  const home = useRouteLoaderData<HostState>('routes/home');
  const atHome = pathname === href('/');
  return (
    <ToastProvider>
      <SkipLink />
      <Canopy hem={!atHome} className={styles.header}>
        <div className={styles.top}>
          <Wordmark />
          {home ? <HostLink {...home} /> : null}
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

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
