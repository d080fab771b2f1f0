import { type ReactNode, useEffect } from 'react';
import { href, useRevalidator } from 'react-router';

import { logInPath } from '#app/platform/paths.ts';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { CreateNewEvent } from './create-new-event.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import {
  EventSnapshot,
  LocationCard,
  MessageCard,
  QuickLinks,
  Timeline,
} from './dashboard-parts.tsx';
import { GuestLink } from './guest-link.tsx';
import { GuestList } from './guest-list/guest-list.tsx';
import { useGuestWindow } from './guest-list/use-guest-window.ts';
import { HostBar } from './host-bar.tsx';
import { useInlineEdit } from './inline-edit/use-inline-edit.ts';
import { RsvpOverview } from './rsvp-overview.tsx';
import { SignedOutElsewhere } from './signed-out-elsewhere.tsx';
import { useSavedPart } from './use-saved-part.ts';
import type { HostView } from './views.ts';

import styles from './dashboard.module.css';

interface DashboardProps {
  view: HostView;
  hostName: string;
  /** The full open link. */
  guestLink: string;
  /** Grows whenever an answer or the invitation may have changed. */
  changes: number;
  /** Shows whether the figures are live. */
  mark: ReactNode;
}

/** Loads the page again when the invitation itself has changed; new answers do not change its version. */
function useNewestVersion(shown: number, newest: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (newest > shown) void revalidate();
  }, [shown, newest, revalidate]);
}

/** The dashboard of one event: the answers first, then everything else. */
export function Dashboard(props: DashboardProps) {
  const { view, hostName, guestLink, changes, mark } = props;
  const sight = useGuestWindow(view, changes);
  const { figures, guestCount, version } = sight.guests;
  useNewestVersion(view.version, version);
  const edit = useInlineEdit(view);
  useSavedPart();
  const logIn = logInPath(href('/host/events/:inviteId', { inviteId: view.id }));
  const editable = { view, edit, logIn };
  return (
    <div className={styles.page}>
      <title>{`${view.title} · Festoon`}</title>
      <HostBar hostName={hostName} eventsLink />
      <main {...contentTarget} className={styles.main}>
        <DashboardHeader {...editable} guestLink={guestLink} />
        <div className={styles.wide}>
          <SignedOutElsewhere refused={sight.refused} logIn={logIn} />
          <RsvpOverview figures={figures} closed={view.answersClosed} mark={mark} />
          <GuestList
            inviteId={view.id}
            sight={sight}
            list={view.list}
            guestLink={guestLink}
            logIn={logIn}
          />
          <LocationCard {...editable} />
          <MessageCard {...editable} />
        </div>
        <div className={styles.narrow}>
          <GuestLink link={guestLink} />
          <EventSnapshot view={{ ...view, guestCount }} />
          <Timeline view={view} />
          <QuickLinks inviteId={view.id} />
          <CreateNewEvent guestLink={guestLink} />
        </div>
      </main>
    </div>
  );
}
