import type { CSSProperties, ReactNode } from 'react';

import { HeadPicture } from '#app/features/picture/head-picture.tsx';
import { EmbeddedMap, LateMap } from '#app/features/place/map/place-preview.tsx';
import { sortActivities, formatMinutes } from '#app/features/schedule/rules.ts';
import type { Activity } from '#app/features/schedule/schema.ts';
import { Art } from '#app/features/theme/art.tsx';
import type { Look } from '#app/features/theme/look.ts';
import { joinClasses } from '#app/ui/classes.ts';

import { type DrawSlot, drawPlainly } from './card-slots.ts';
import { formatGuestTheme, formatGuestType } from './facts.ts';
import { InvitationFacts } from './invitation-facts.tsx';
import { InvitationHero } from './invitation-hero.tsx';
import type { Invitation } from './invitation.ts';
import { choosePaperZoom } from './paper-zoom.ts';
import { ReplyPanel } from './reply-panel.tsx';

import styles from './guest-invitation.module.css';

/** Longer messages are set as a paragraph, which is easier to read. */
const longMessage = 220;

interface GuestInvitationProps {
  view: Invitation;
  look: Look;
  /** By default 'You’re invited to'. */
  greeting?: ReactNode;
  /** False where there is no room for the place's map. */
  hasMap?: boolean;
  facts?: ReactNode;
  action?: ReactNode;
  /** Replaces all actions of a canceled event. */
  notice?: ReactNode;
  /** True on a screen that has a heading of its own. */
  isPreview?: boolean;
  reply?: ReactNode;
  /** Draws parts in a host's own way, without links of a guest. */
  draw?: DrawSlot | undefined;
  children?: ReactNode;
}

/** The facts that a guest needs to reply come first (behaviour 13.1). */
export function GuestInvitation({
  view,
  look,
  greeting,
  hasMap = true,
  isPreview = false,
  facts,
  action,
  notice,
  reply,
  draw = drawPlainly,
  children,
}: GuestInvitationProps) {
  const PlaceMap = isPreview ? EmbeddedMap : LateMap;
  const paper = { '--paper-zoom': choosePaperZoom(view) } as CSSProperties;
  return (
    <div className={styles.sheet} style={paper}>
      <article className={styles.card} data-frame={look.frame} data-corner={look.corner}>
        {view.picture ? <HeadPicture picture={view.picture} /> : null}
        <InvitationHero
          view={view}
          look={look}
          greeting={greeting}
          titleAs={isPreview ? 'p' : 'h1'}
          draw={draw}
        />
        <div className={styles.body}>
          <InvitationFacts {...{ view, draw, facts, action, notice }} />
          {hasMore(view) ? (
            <Art part="divider" className={styles.divider} svg={look.art.divider} />
          ) : null}
          {draw(
            'message',
            view.customMessage.trim() ? <Message text={view.customMessage} /> : null,
          )}
        </div>
        {reply}
        <div className={styles.body}>
          {draw('schedule', view.activities.length > 0 ? <ScheduleOfEvent view={view} /> : null)}
          {hasMap && view.showMap && view.location !== '' ? (
            <PlaceMap place={view} scheme={look.scheme} />
          ) : null}
          <Tags view={view} draw={draw} />
          {children}
        </div>
        <Art part="footer" className={styles.footer} svg={look.art.footer} />
      </article>
    </div>
  );
}

export function ReplySheet({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.card} data-frame={look.frame} data-corner={look.corner}>
        <ReplyPanel look={look}>{children}</ReplyPanel>
      </div>
    </div>
  );
}

function hasMore({ customMessage, activities, location }: Invitation): boolean {
  return customMessage.trim() !== '' || activities.length > 0 || location !== '';
}

/** One line each (behaviour 13.2). */
function Tags({ view, draw }: { view: Invitation; draw: DrawSlot }) {
  return (
    <dl className={styles.tags}>
      <div>
        <dt>Type</dt> <dd dir="auto">{draw('type', formatGuestType(view))}</dd>
      </div>
      <div>
        <dt>Theme</dt> <dd dir="auto">{draw('theme', formatGuestTheme(view))}</dd>
      </div>
    </dl>
  );
}

function Message({ text }: { text: string }) {
  const long = text.length > longMessage;
  return (
    <p dir="auto" className={joinClasses(styles.message, long && styles.paragraph)}>
      {text.trim()}
    </p>
  );
}

interface ScheduleProps {
  view: Invitation;
  /** Activities that are not added yet. */
  typed?: readonly Activity[] | undefined;
}

const noneTyped: readonly Activity[] = [];

export function ScheduleOfEvent({ view, typed = noneTyped }: ScheduleProps) {
  const activities = [...view.activities, ...typed];
  if (activities.length === 0) return null;
  return (
    <section className={styles.schedule} aria-label="Schedule">
      <h2>Schedule</h2>
      <ol>
        {sortActivities(activities).map(({ id, name, time }) => (
          <li key={id} data-typed={typed.some((each) => each.id === id) ? true : undefined}>
            <span className={styles.hour}>{formatMinutes(time)}</span>
            <span dir="auto">{name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
