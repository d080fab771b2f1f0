import type { CSSProperties, ReactNode } from 'react';

import { HeadPicture } from '#app/features/picture/head-picture.tsx';
import { EmbeddedMap, LateMap } from '#app/features/place/map/guest-map.tsx';
import { formatLocalTime } from '#app/features/schedule/local/local-times.ts';
import { sortActivities } from '#app/features/schedule/rules.ts';
import type { Activity } from '#app/features/schedule/schema.ts';
import { Art } from '#app/features/theme/art.tsx';
import type { Look } from '#app/features/theme/look.ts';
import { useGuestWords, usePresetNames } from '#app/features/words/guest/guest-words.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import { type DrawSlot, drawPlainly } from './card-slots.ts';
import { InvitationFacts } from './invitation-facts.tsx';
import { type HeroProps, InvitationHero } from './invitation-hero.tsx';
import type { Invitation } from './invitation.ts';
import { joinTexts } from './local/guest-facts.ts';
import { choosePaperZoom } from './paper-zoom.ts';
import { ReplyPanel } from './reply-panel.tsx';

import styles from './guest-invitation.module.css';

const noneTyped: readonly Activity[] = [];

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
  hero?: Pick<HeroProps, 'plate' | 'garland' | 'dusk'>;
  /** Draws parts in a host's own way, without links of a guest. */
  draw?: DrawSlot | undefined;
  /** Activities that are not added yet. */
  typed?: readonly Activity[] | undefined;
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
  typed,
  hero,
  children,
}: GuestInvitationProps) {
  const message = drawMessage(view, draw);
  const tags = <Tags view={view} draw={draw} />;
  return (
    <div className={styles.sheet} style={zoomPaper(view)}>
      <article className={styles.card} data-frame={look.frame} data-corner={look.corner}>
        {view.picture ? <HeadPicture picture={view.picture} /> : null}
        <InvitationHero
          titleAs={isPreview ? 'p' : 'h1'}
          {...{ view, look, greeting, draw, ...hero }}
        />
        <div className={styles.body}>
          <InvitationFacts {...{ view, draw, facts, action, notice }} />
          {hasMore(view) ? (
            <Art part="divider" className={styles.divider} svg={look.art.divider} />
          ) : null}
          {hero?.dusk ? null : message}
        </div>
        {reply}
        <div className={styles.body}>
          {hero?.dusk ? message : null}
          {drawSchedule({ view, typed }, draw)}
          {hasMap ? <MapOfPlace {...{ view, look, isPreview }} /> : null}
          {isPreview ? tags : null}
          {children}
        </div>
        <Art part="footer" className={styles.footer} svg={look.art.footer} />
      </article>
      {isPreview ? null : tags}
    </div>
  );
}

function MapOfPlace({
  view,
  look,
  isPreview,
}: Pick<GuestInvitationProps, 'view' | 'look' | 'isPreview'>) {
  if (!view.showMap || view.location === '') return null;
  const PlaceMap = isPreview ? EmbeddedMap : LateMap;
  return <PlaceMap place={view} scheme={look.scheme} />;
}

const zoomPaper = (view: Invitation) =>
  ({ '--paper-zoom': choosePaperZoom(view) }) as CSSProperties;

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

/** One line each (behaviour 13.2); on a guest's page below the card, where a host edits them on it. */
function Tags({ view, draw }: { view: Invitation; draw: DrawSlot }) {
  const { say, language } = useGuestWords();
  const name = usePresetNames();
  const type = joinTexts(view.eventType.map(name), language) || say('noType');
  const theme = joinTexts(view.theme.map(name), language) || say('noTheme');
  return (
    <dl className={styles.tags}>
      <div>
        <dt>{say('typeLabel')}</dt> <dd dir="auto">{draw('type', type)}</dd>
      </div>
      <div>
        <dt>{say('themeLabel')}</dt> <dd dir="auto">{draw('theme', theme)}</dd>
      </div>
    </dl>
  );
}

function drawMessage({ customMessage }: Invitation, draw: DrawSlot): ReactNode {
  return draw('message', customMessage.trim() ? <Message text={customMessage} /> : null);
}

function Message({ text }: { text: string }) {
  const long = text.length > longMessage;
  return (
    <p dir="auto" className={joinClasses(styles.message, long && styles.paragraph)}>
      {text.trim()}
    </p>
  );
}

function drawSchedule({ view, typed = noneTyped }: ScheduleProps, draw: DrawSlot): ReactNode {
  const isPlanned = view.activities.length + typed.length > 0;
  return draw('schedule', isPlanned ? <ScheduleOfEvent {...{ view, typed }} /> : null);
}

interface ScheduleProps {
  view: Invitation;
  /** Activities that are not added yet. */
  typed?: readonly Activity[] | undefined;
}

export function ScheduleOfEvent({ view, typed = noneTyped }: ScheduleProps) {
  const activities = [...view.activities, ...typed];
  const { say, language } = useGuestWords();
  if (activities.length === 0) return null;
  return (
    <section id="schedule" className={styles.schedule} aria-label={say('scheduleLabel')}>
      <h2>{say('scheduleLabel')}</h2>
      <ol>
        {sortActivities(activities).map(({ id, name, time }) => (
          <li key={id} data-typed={typed.some((each) => each.id === id) ? true : undefined}>
            <span className={styles.hour}>{formatLocalTime(time, language)}</span>
            <span dir="auto">{name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
