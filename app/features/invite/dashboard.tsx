import { type ReactNode, useEffect } from 'react';
import { href, useRevalidator } from 'react-router';

import { contentTarget } from '#app/ui/skip-link.tsx';

import { DashboardHeader } from './dashboard-header.tsx';
import {
  EventSnapshot,
  LocationCard,
  MessageCard,
  QuickLinks,
  Timeline,
} from './dashboard-parts.tsx';
import { GuestLink } from './guest-link.tsx';
import { GuestList } from './guest-list.tsx';
import { HostBar } from './host-bar.tsx';
import { logInPath } from './links.ts';
import { RsvpOverview } from './rsvp-overview.tsx';
import { SignedOutElsewhere } from './signed-out-elsewhere.tsx';
import { useGuestWindow } from './use-guest-window.ts';
import { useInlineEdit } from './use-inline-edit.ts';
import type { HostView } from './views.ts';

import styles from './dashboard.module.css';

interface DashboardProps {
  view: HostView;
  hostName: string;
  /** The open link, with its origin. */
  guestLink: string;
  /** Grows whenever guests may have answered or something may have been edited. */
  changes: number;
  /** Says whether the figures follow the answers. */
  mark: ReactNode;
}

/** Once something but the answers has changed, the whole page is read again. */
function useNewestVersion(shown: number, newest: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (newest > shown) void revalidate();
  }, [shown, newest, revalidate]);
}

/** One event for its host (spec §2 'Host dashboard'): first who is coming, then everything else. */
export function Dashboard({ view, hostName, guestLink, changes, mark }: DashboardProps) {
  const sight = useGuestWindow(view, changes);
  const { figures, guestCount, version } = sight.guests;
  useNewestVersion(view.version, version);
  const edit = useInlineEdit(view);
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
          <RsvpOverview figures={figures} mark={mark} />
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
        </div>
      </main>
    </div>
  );
}
