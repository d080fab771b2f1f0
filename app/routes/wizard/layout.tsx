import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { useIsPersistent } from '#app/features/draft/use-draft.ts';
import { describeRegistration } from '#app/features/host/messages.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { Garland, useFilledSteps } from '#app/features/wizard/frame/garland.tsx';
import { say } from '#app/platform/language/say.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { ErrorPage } from '#app/ui/brand/error-page.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';

import type { Route } from './+types/layout.ts';

import styles from '#app/features/wizard/frame/layout.module.css';

/** The step shows a stored invitation instead of the draft (behaviour 20.1). */
function isEditing(search: string): boolean {
  return new URLSearchParams(search).has('invite');
}

/** The sentence about new accounts, for the first step; null for whom it does not concern (behaviour 46.5). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const note = isEditing(url.search) ? null : describeRegistration(services.settings.REGISTRATION);
  return note !== null && (await findCurrentHost(services, request)) ? null : note;
}

/** It does not change while somebody edits, and no step waits for the server. */
export const clientLoader = () => null;
export const shouldRevalidate = () => false;

export default function Layout() {
  const { search } = useLocation();
  const editing = isEditing(search);
  return (
    <ToastProvider>
      <SkipLink />
      <Canopy className={joinClasses(styles.header, editing && styles.editing)}>
        <div className={styles.top}>
          <Wordmark />
          {editing ? null : <Garland />}
        </div>
      </Canopy>
      {editing ? null : <MemoryOnlyNotice />}
      <Outlet />
    </ToastProvider>
  );
}

/** Asks before the only page with an unsaved draft is left (behaviour 3.3). */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

function MemoryOnlyNotice() {
  const isPersistent = useIsPersistent();
  const isBegun = useFilledSteps().some(Boolean);
  useLeaveWarning(!isPersistent && isBegun);
  if (isPersistent) return null;
  return (
    <div className={styles.notice}>
      <Notice>
        {say(
          'This browser is not storing your draft. It stays only while this page is open, so please finish in one go.',
        )}
      </Notice>
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
