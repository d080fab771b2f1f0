import { Link } from 'react-router';

import { SignOut } from '#app/features/draft/sign-out.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { languages } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';
import { getAccountPath } from '#app/platform/paths.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';
import { StepIcon } from '#app/ui/icons/step-icon.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';

import { HostMenu, SignedInAs } from './host-menu.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './host-bar.module.css';

/** What a phone's bar has in an event: the way back, and the settings. */
export interface EventBar {
  back: { to: string; label: string };
  settings?: { to: string; isCurrent: boolean };
  /** In place of the menu: the neighbors of what the screen shows; null at an end. */
  steps?: { before: string | null; after: string | null };
  /** Of a screen with one job: its name in place of the way back, and the way out in place of the menu. */
  job?: { name: string; out: { to: string; label: string } };
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
    [say('Previous guest'), before, -1],
    [say('Next guest'), after, 1],
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

function Back({ event }: Pick<HostBarProps, 'event'>) {
  if (!event) return null;
  // The heading says it to assistive technology.
  if (event.job) {
    return (
      <span className={styles.job} aria-hidden="true">
        {event.job.name}
      </span>
    );
  }
  return (
    <Link className={styles.back} to={event.back.to}>
      <bdi>{event.back.label}</bdi>
    </Link>
  );
}

/** What a phone has at the end of the bar. */
function PhoneEnd(props: { hostName: string; signOut: boolean; event: EventBar | undefined }) {
  const { hostName, signOut, event } = props;
  if (event?.job) {
    const { to, label } = event.job.out;
    return (
      <div className={styles.phone}>
        <Link className={styles.out} to={to}>
          {label}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.phone}>
      {event?.steps ? <Steps {...event.steps} /> : null}
      {event?.settings && !event.steps ? (
        <Link
          className={styles.gear}
          to={event.settings.to}
          aria-label={say('Settings')}
          aria-current={event.settings.isCurrent ? 'page' : undefined}
        >
          <Gear />
        </Link>
      ) : null}
      {event?.steps ? null : (
        <HostMenu hostName={hostName} inviteId={event?.inviteId} signOut={signOut} />
      )}
    </div>
  );
}

/** On a phone 56 px with the way back, the settings and a menu; else one line of links (behaviour 39.20). */
export function HostBar(props: HostBarProps) {
  const { hostName, eventsLink, signOut = true, hem = true, event } = props;
  return (
    <Canopy bleed hem={hem} className={joinClasses(patterns.offPaper, styles.bar)}>
      <SkipLink />
      <Back event={event} />
      <span className={styles.brand} data-replaced={event !== undefined}>
        <Wordmark />
      </span>
      <div className={styles.host}>
        <p>
          <SignedInAs hostName={hostName} />
        </p>
        {eventsLink ? (
          <Link className={joinClasses(patterns.link, styles.link)} to={addresses.events}>
            {say('Your events')}
          </Link>
        ) : null}
        <Link className={joinClasses(patterns.link, styles.link)} to={addresses.account}>
          {say('Account')}
        </Link>
        {signOut ? (
          <SignOut target={addresses.home} variant="quiet">
            {say('Sign out')}
          </SignOut>
        ) : null}
      </div>
      <PhoneEnd {...{ hostName, signOut, event }} />
    </Canopy>
  );
}

/** What the menu of a phone's bar holds, visible at the end of the page (behaviour 39.20). */
export function HostFoot({ hostName }: { hostName: string }) {
  return (
    <div className={joinClasses(patterns.muted, styles.foot)}>
      <span>
        <SignedInAs hostName={hostName} />
      </span>
      <div className={styles.ways}>
        <Link to={addresses.account}>{say('Account')}</Link>
        <SignOut target={addresses.home} variant="quiet">
          {say('Sign out')}
        </SignOut>
        <Link
          to={getAccountPath('language')}
          aria-label={say('Language: {language}', { language: languages[getLanguage()] })}
        >
          {languages[getLanguage()]}
        </Link>
      </div>
    </div>
  );
}
