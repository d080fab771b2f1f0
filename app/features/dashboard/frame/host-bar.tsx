import { Link } from 'react-router';

import { SignOut } from '#app/features/draft/sign-out.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';
import { StepIcon } from '#app/ui/icons/step-icon.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';

import { HostMenu } from './host-menu.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './host-bar.module.css';

/** What a phone's bar has in an event: the way back, and the settings. */
export interface EventBar {
  back: { to: string; label: string };
  settings?: { to: string; isCurrent: boolean };
  /** In place of the menu: the neighbors of what the screen shows; null at an end. */
  steps?: { before: string | null; after: string | null };
  /** The event, whose guest link 'Create New Event' copies. */
  inviteId: string;
}

interface HostBarProps {
  hostName: string;
  eventsLink?: boolean;
  /** False on a screen with a sign-out of its own. */
  signOut?: boolean;
  /** False if another canopy follows. */
  hem?: boolean;
  event?: EventBar | undefined;
}

function Gear() {
  return (
    <LineIcon>
      <circle cx="9" cy="9" r="2.6" />
      <path d="M9 1.8v2.4M9 13.8v2.4M1.8 9h2.4M13.8 9h2.4M3.9 3.9l1.7 1.7M12.4 12.4l1.7 1.7M3.9 14.1l1.7-1.7M12.4 5.6l1.7-1.7" />
    </LineIcon>
  );
}

/** To the previous and the next guest. */
export function Steps({ before, after }: NonNullable<EventBar['steps']>) {
  const ways = [
    ['Previous guest', before, -1],
    ['Next guest', after, 1],
  ] as const;
  return ways.map(([label, to, step]) =>
    to === null ? (
      <span key={label} className={styles.gear} data-off>
        <StepIcon step={step} />
      </span>
    ) : (
      <Link key={label} className={styles.gear} to={to} replace aria-label={label}>
        <StepIcon step={step} />
      </Link>
    ),
  );
}

/** On a phone 56 px with the way back, the settings and a menu; else one line of links (behaviour 39.20). */
export function HostBar(props: HostBarProps) {
  const { hostName, eventsLink, signOut = true, hem = true, event } = props;
  return (
    <Canopy bleed hem={hem} className={joinClasses(patterns.offPaper, styles.bar)}>
      <SkipLink />
      {event ? (
        <Link className={styles.back} to={event.back.to}>
          <bdi>{event.back.label}</bdi>
        </Link>
      ) : null}
      <span className={styles.brand} data-replaced={event !== undefined}>
        <Wordmark />
      </span>
      <div className={styles.host}>
        <p>
          Signed in as <strong>{hostName}</strong>
        </p>
        {eventsLink ? (
          <Link className={joinClasses(patterns.link, styles.link)} to={addresses.events}>
            Your events
          </Link>
        ) : null}
        <Link className={joinClasses(patterns.link, styles.link)} to={addresses.account}>
          Account
        </Link>
        {signOut ? (
          <SignOut target={addresses.home} variant="quiet">
            Sign out
          </SignOut>
        ) : null}
      </div>
      <div className={styles.phone}>
        {event?.steps ? <Steps {...event.steps} /> : null}
        {event?.settings && !event.steps ? (
          <Link
            className={styles.gear}
            to={event.settings.to}
            aria-label="Settings"
            aria-current={event.settings.isCurrent ? 'page' : undefined}
          >
            <Gear />
          </Link>
        ) : null}
        {event?.steps ? null : (
          <HostMenu hostName={hostName} inviteId={event?.inviteId} signOut={signOut} />
        )}
      </div>
    </Canopy>
  );
}

/** What the menu of a phone's bar holds, visible at the end of the page (behaviour 39.20). */
export function HostFoot({ hostName }: { hostName: string }) {
  return (
    <footer className={joinClasses(patterns.muted, patterns.offPaper, styles.foot)}>
      <span>
        Signed in as <strong>{hostName}</strong>
      </span>
      <Link to={addresses.account}>Account</Link>
      <SignOut target={addresses.home} variant="quiet">
        Sign out
      </SignOut>
    </footer>
  );
}
