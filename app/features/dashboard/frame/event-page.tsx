import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { getDashboardPath, getSettingsPath } from '#app/platform/paths.ts';

import type { EventBar } from './host-bar.tsx';
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
  /** Of a screen within the section: the way back to it and to the neighbors, on a phone in place of the sections. */
  within?: Pick<EventBar, 'back' | 'steps'>;
  /** Of a screen with one job, which has neither title nor sections above it. */
  job?: NonNullable<EventBar['job']>;
  children: ReactNode;
}

/** On a phone the bar has the way to the event, or from its overview to the host's events. */
function toBar(
  { inviteId, title, isDoorHelper }: EventFrame,
  { section, header }: Pick<EventPageProps, 'section' | 'header'>,
) {
  const leads = header !== undefined || isDoorHelper;
  return {
    inviteId,
    back: leads
      ? { to: addresses.events, label: say('Your events') }
      : { to: getDashboardPath(inviteId), label: title },
    ...(isDoorHelper
      ? {}
      : { settings: { to: getSettingsPath(inviteId), isCurrent: section === 'settings' } }),
  };
}

/** A screen of one event with its bar, title and sections (behaviour 39.1). */
export function EventPage(props: EventPageProps) {
  const { frame, section, windowTitle, header, within, job, children } = props;
  const { hostName, title } = frame;
  return (
    <HostPage
      hostName={hostName}
      title={windowTitle ? `${windowTitle} · ${title}` : title}
      event={{ ...toBar(frame, { section, header }), ...within, ...(job && { job }) }}
    >
      {job ? null : <Above {...props} />}
      {children}
    </HostPage>
  );
}

/** The event's title and sections. */
function Above({ frame, section, header, within }: EventPageProps) {
  const { inviteId, title, isDoorHelper, unread } = frame;
  return (
    <>
      {header ?? (
        <p className={styles.event} data-alone={isDoorHelper}>
          {isDoorHelper ? (
            <bdi>{title}</bdi>
          ) : (
            <Link to={getDashboardPath(inviteId)}>
              <bdi>{title}</bdi>
            </Link>
          )}
        </p>
      )}
      {isDoorHelper ? null : (
        <div className={styles.sections} data-within={within !== undefined}>
          <SectionRow {...{ inviteId, section, unread }} />
        </div>
      )}
    </>
  );
}
