import type { ReactNode } from 'react';

import { PlacePreview } from '#app/features/place/place-preview.tsx';
import { formatDate, sortActivities, timeLabel } from '#app/features/schedule/rules.ts';
import { classes } from '#app/ui/classes.ts';

import { fallbacks, guestTheme, guestTitle, guestType, timeRange, zoneLabel } from './facts.ts';
import { Divider, Garland, LowerCorners } from './garland.tsx';
import type { GuestView } from './views.ts';

import styles from './guest-invitation.module.css';

/** What an invitation shows: a stored one's guest view, or a draft's before it has an id. */
export type Invitation = Omit<GuestView, 'id'>;

/** Beyond these many characters a text is set smaller, or as a paragraph, so that it still reads well. */
const longTitle = 36;
const longMessage = 220;

/** An invitation as a guest sees it (spec §2), with what else the page holds beneath it. */
export function GuestInvitation({ view, children }: { view: Invitation; children?: ReactNode }) {
  return (
    <article className={styles.card}>
      <Garland />
      <div className={styles.body}>
        <Title view={view} />
        <Facts view={view} />
        {hasMore(view) ? <Divider /> : null}
        <Message text={view.customMessage} />
        <Programme view={view} />
        {view.location === '' ? null : <PlacePreview place={view} showMap={view.showMap} />}
        {children}
      </div>
      <LowerCorners />
    </article>
  );
}

/** True when something beside the facts is known of the event. */
function hasMore({ customMessage, activities, location }: Invitation): boolean {
  return customMessage.trim() !== '' || activities.length > 0 || location !== '';
}

function Title({ view }: { view: Invitation }) {
  const title = guestTitle(view);
  return (
    <header className={styles.header}>
      {view.eventName === '' ? null : <p className={styles.eyebrow}>You’re invited to</p>}
      <h1 dir="auto" className={classes(styles.title, title.length > longTitle && styles.long)}>
        {title}
      </h1>
    </header>
  );
}

function Facts({ view }: { view: Invitation }) {
  const zone = zoneLabel(view);
  return (
    <dl className={styles.facts}>
      <Fact name="Time">
        <span>{formatDate(view.date) || fallbacks.date}</span>
        <span className={styles.quiet}>{timeRange(view, ' - ') || fallbacks.time}</span>
        {zone === '' ? null : <span className={styles.quiet}>{zone}</span>}
      </Fact>
      <Fact name="Location">{view.location || fallbacks.location}</Fact>
      <Fact name="Type">{guestType(view)}</Fact>
      <Fact name="Theme">{guestTheme(view)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function Message({ text }: { text: string }) {
  if (text.trim() === '') return null;
  const long = text.length > longMessage;
  return (
    <p dir="auto" className={classes(styles.message, long && styles.paragraph)}>
      {text.trim()}
    </p>
  );
}

function Programme({ view }: { view: Invitation }) {
  if (view.activities.length === 0) return null;
  return (
    <section className={styles.programme} aria-labelledby="programme">
      <h2 id="programme">Programme</h2>
      <ol>
        {sortActivities(view.activities).map(({ id, name, time }) => (
          <li key={id}>
            <span className={styles.hour}>{timeLabel(time)}</span>
            <span dir="auto">{name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
