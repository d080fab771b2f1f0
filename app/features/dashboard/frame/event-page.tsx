import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { getDashboardPath } from '#app/platform/paths.ts';

import type { EventFrame } from './event-frame.ts';
import { HostPage } from './host-page.tsx';
import { type SectionName, SectionRow } from './section-row.tsx';

import styles from './event-page.module.css';

interface EventPageProps {
  frame: EventFrame;
  /** The section that the screen belongs to. */
  section: SectionName;
  /** The window's title, to which the event's is added. */
  windowTitle?: string;
  /** Replaces the event's title, for the overview. */
  header?: ReactNode;
  children: ReactNode;
}

/** A screen of one event: the host's bar, the event's title, the row of sections, and the content (behaviour 39.1). */
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

interface SectionHeadProps {
  /** The screen's heading. */
  title: ReactNode;
  /** The screen above this one, if it is not the section itself. */
  back?: { to: string; label: string };
  /** A line beneath the heading. */
  note?: ReactNode;
  /** The actions beside the heading. */
  actions?: ReactNode;
}

/** The heading of a section's screen, with a link back to the screen above it. */
export function SectionHead({ title, back, note, actions }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {back ? (
          <Link className={styles.back} to={back.to}>
            {back.label}
          </Link>
        ) : null}
        <h1>{title}</h1>
        {note ? <div className={styles.note}>{note}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
