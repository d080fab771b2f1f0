import { useEffect, useEffectEvent } from 'react';
import { href, useRevalidator } from 'react-router';

import { useLive } from '#app/features/live/use-live.ts';
import { getDashboardPath, getGuestCardPath, logInPath } from '#app/platform/paths.ts';
import { LostPage } from '#app/ui/brand/lost-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { HostBar } from '../host-bar.tsx';
import { messages } from '../messages.ts';
import type { GuestCardView } from './guest-card-view.ts';
import { GuestCard } from './guest-card.tsx';

import styles from './guest-card.module.css';

interface GuestCardPageProps {
  hostName: string;
  inviteId: string;
  title: string;
  view: GuestCardView;
}

/** Loads the page again when answers have changed. What is being typed stays. */
function useFreshCard(inviteId: string): void {
  const { changes } = useLive(href('/api/live/:inviteId', { inviteId }));
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
}

/** The screen of one guest. */
export function GuestCardPage({ hostName, inviteId, title, view }: GuestCardPageProps) {
  useFreshCard(inviteId);
  return (
    <ToastProvider>
      <div className={styles.page}>
        <title>{`${view.name} · ${title} · Festoon`}</title>
        <HostBar hostName={hostName} eventsLink />
        <main {...contentTarget} className={styles.main}>
          <GuestCard
            inviteId={inviteId}
            title={title}
            view={view}
            logIn={logInPath(getGuestCardPath(inviteId, view.id))}
          />
        </main>
      </div>
    </ToastProvider>
  );
}

/** Shown for a guest who is not, or no longer, on the list. */
export function GuestUnknown({ hostName, inviteId }: { hostName: string; inviteId: string }) {
  return (
    <LostPage
      title="Guest not found"
      heading={messages.guestUnknown}
      bar={<HostBar hostName={hostName} eventsLink hem={false} />}
      ways={
        <ButtonLink to={getDashboardPath(inviteId)} variant="primary">
          Back to the dashboard
        </ButtonLink>
      }
    >
      They may have been removed, or their answer was taken off the list.
    </LostPage>
  );
}
