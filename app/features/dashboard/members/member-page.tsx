import type { ReactNode } from 'react';

import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { Card } from '#app/ui/card.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { HostBar } from '../host-bar.tsx';

import styles from './member-page.module.css';

interface MemberPageProps {
  /** Null when nobody is signed in. */
  hostName: string | null;
  heading: string;
  /** The event's title, below the heading. */
  title?: string;
  /** The links or buttons that lead on. */
  ways: ReactNode;
  children: ReactNode;
}

/** A page with one question to a host about being part of an event. */
export function MemberPage({ hostName, heading, title, ways, children }: MemberPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${heading} · Festoon`}</title>
      {hostName === null ? (
        <Canopy bleed>
          <Wordmark />
        </Canopy>
      ) : (
        <HostBar hostName={hostName} eventsLink />
      )}
      <main {...contentTarget} className={styles.main}>
        <Card className={styles.card}>
          <h1>{heading}</h1>
          {title === undefined ? null : (
            <p className={styles.event}>
              <bdi>{title}</bdi>
            </p>
          )}
          {children}
          <div className={styles.ways}>{ways}</div>
        </Card>
      </main>
    </div>
  );
}
