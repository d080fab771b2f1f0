import type { ReactNode } from 'react';

import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { type EventBar, HostBar, HostFoot } from './host-bar.tsx';

import styles from './host-page.module.css';

interface HostPageProps {
  /** The product's name is added. */
  title: string;
  /** Null without a session. */
  hostName: string | null;
  /** False on the list of events itself. */
  eventsLink?: boolean;
  event?: EventBar;
  isNarrow?: boolean;
  children: ReactNode;
}

export function HostPage(props: HostPageProps) {
  const { title, hostName, eventsLink = true, event, isNarrow = false, children } = props;
  return (
    <div className={styles.page}>
      <title>{`${title} · Festoon`}</title>
      {hostName === null ? (
        <Canopy bleed>
          <Wordmark />
        </Canopy>
      ) : (
        <HostBar {...{ hostName, eventsLink, event }} />
      )}
      <main {...contentTarget} className={styles.main} data-narrow={isNarrow}>
        {children}
      </main>
      {hostName === null ? null : <HostFoot hostName={hostName} />}
    </div>
  );
}
