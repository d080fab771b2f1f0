import type { ReactNode } from 'react';

import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { HostBar } from './host-bar.tsx';

import styles from './host-page.module.css';

interface HostPageProps {
  /** The product's name is added. */
  title: string;
  /** Null without a session. */
  hostName: string | null;
  /** False on the list of events itself. */
  eventsLink?: boolean;
  isNarrow?: boolean;
  children: ReactNode;
}

export function HostPage({
  title,
  hostName,
  eventsLink = true,
  isNarrow = false,
  children,
}: HostPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} · Festoon`}</title>
      {hostName === null ? (
        <Canopy bleed>
          <Wordmark />
        </Canopy>
      ) : (
        <HostBar {...{ hostName, eventsLink }} />
      )}
      <main {...contentTarget} className={styles.main} data-narrow={isNarrow}>
        {children}
      </main>
    </div>
  );
}
