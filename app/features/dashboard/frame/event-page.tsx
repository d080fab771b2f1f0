import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { getDashboardPath } from '#app/platform/paths.ts';

import { HostPage } from './host-page.tsx';
import { type SectionName, SectionRow } from './section-row.tsx';

import styles from './event-page.module.css';

interface EventPageProps {
  frame: EventFrame;
  section: SectionName;
  /** The event's title is added. */
  windowTitle?: string;
  /** Replaces the event's title, on the overview. */
  header?: ReactNode;
  children: ReactNode;
}

/** A screen of one event with its bar, title and sections (behaviour 39.1). */
export function EventPage({ frame, section, windowTitle, header, children }: EventPageProps) {
  const { hostName, inviteId, title, isDoorHelper } = frame;
  return (
    <HostPage hostName={hostName} title={windowTitle ? `${windowTitle} · ${title}` : title}>
      {header ?? (
        <p className={styles.event}>
          {isDoorHelper ? (
            <bdi>{title}</bdi>
          ) : (
            <Link to={getDashboardPath(inviteId)}>
              <bdi>{title}</bdi>
            </Link>
          )}
        </p>
      )}
      {isDoorHelper ? null : <SectionRow frame={frame} section={section} />}
      {children}
    </HostPage>
  );
}
