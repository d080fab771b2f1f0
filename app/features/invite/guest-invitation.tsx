import type { ReactNode } from 'react';

import { PlacePreview } from '#app/features/place/place-preview.tsx';
import { formatDate, sortActivities, timeLabel } from '#app/features/schedule/rules.ts';
import { Art } from '#app/features/theme/art.tsx';
import type { Look } from '#app/features/theme/look.ts';
import { classes } from '#app/ui/classes.ts';

import { fallbacks, guestTheme, guestType, timeRange, zoneLabel } from './facts.ts';
import { InvitationHero } from './invitation-hero.tsx';
import type { GuestView } from './views.ts';

import styles from './guest-invitation.module.css';

/** What an invitation shows: a stored one's guest view, or a draft's before it has an id. */
export type Invitation = Omit<GuestView, 'id'>;

/** Beyond this many characters a message is set as a paragraph, so that it still reads well. */
const longMessage = 220;

interface GuestInvitationProps {
  view: Invitation;
  look: Look;
  /** False where the place's map would be too much. */
  hasMap?: boolean;
  /** What else the page holds, beneath the invitation's own parts. */
  children?: ReactNode;
}

/** An invitation as a guest sees it (spec §2), drawn by its look. */
export function GuestInvitation({ view, look, hasMap = true, children }: GuestInvitationProps) {
  return (
    <div className={styles.sheet}>
      <article className={styles.card} data-frame={look.frame} data-corner={look.corner}>
        <InvitationHero view={view} look={look} />
        <div className={styles.body}>
          <Facts view={view} />
          {hasMore(view) ? (
            <Art part="divider" className={styles.divider} svg={look.art.divider} />
          ) : null}
          <Message text={view.customMessage} />
          <Programme view={view} />
          {hasMap && view.location !== '' ? (
            <PlacePreview place={view} showMap={view.showMap} scheme={look.scheme} />
          ) : null}
          {children}
        </div>
        <Art part="footer" className={styles.footer} svg={look.art.footer} />
      </article>
    </div>
  );
}

/** True when something beside the facts is known of the event. */
function hasMore({ customMessage, activities, location }: Invitation): boolean {
  return customMessage.trim() !== '' || activities.length > 0 || location !== '';
}

/** Beyond this many characters a fact takes the whole width, and so does the one beside it. */
const longFact = 60;

function isLong(...facts: string[]): boolean {
  return facts.some((fact) => fact.length > longFact);
}

function Facts({ view }: { view: Invitation }) {
  const zone = zoneLabel(view);
  const [type, theme] = [guestType(view), guestTheme(view)];
  const [above, below] = [isLong(view.location), isLong(type, theme)];
  return (
    <dl className={styles.facts}>
      <Fact name="Time" wide={above}>
        <span>{formatDate(view.date) || fallbacks.date}</span>
        <span className={styles.quiet}>{timeRange(view, ' - ') || fallbacks.time}</span>
        {zone === '' ? null : <span className={styles.quiet}>{zone}</span>}
      </Fact>
      <Fact name="Location" wide={above}>
        {view.location || fallbacks.location}
      </Fact>
      <Fact name="Type" wide={below}>
        {type}
      </Fact>
      <Fact name="Theme" wide={below}>
        {theme}
      </Fact>
    </dl>
  );
}

function Fact({ name, wide, children }: { name: string; wide: boolean; children: ReactNode }) {
  return (
    <div className={classes(styles.fact, wide && styles.wide)}>
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
    <section className={styles.programme} aria-label="Programme">
      <h2>Programme</h2>
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
