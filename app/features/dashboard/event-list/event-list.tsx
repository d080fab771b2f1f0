import { Link, PrefetchPageLinks } from 'react-router';

import { partScreens } from '#app/features/draft/parts/part-screens.ts';
import { roleNames } from '#app/features/invite/members/messages.ts';
import type { Figures } from '#app/features/rsvp/rules.ts';
import { formatGoing } from '#app/features/rsvp/rules.ts';
import * as addresses from '#app/platform/addresses.ts';
import { getDashboardPath, getDoorPath } from '#app/platform/paths.ts';
import { Bunting } from '#app/ui/brand/bunting.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { undecided } from '../dashboard-parts.tsx';
import type { EventLists, EventSummary } from './event-summary.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './event-list.module.css';

function EventCard({ event, titleAs: Title }: { event: EventSummary; titleAs: 'h2' | 'h3' }) {
  const { id, title, date, role, figures, look, isCanceled, expires } = event;
  return (
    <li>
      <Card className={styles.event}>
        <Title className={styles.title} style={look}>
          <Link to={role === 'door' ? getDoorPath(id) : getDashboardPath(id)}>{title}</Link>
          <svg viewBox="0 0 96 40" className={styles.flags} aria-hidden>
            <path d="M-4 2Q48 22 100 2" />
            <path d="M10 6 30 10.5 17 30Z" />
            <path d="M37 12H59L48 36Z" />
            <path d="M66 10.5 86 6 79 30Z" />
          </svg>
        </Title>
        <p className={patterns.muted}>{date || undecided.date}</p>
        {role === 'owner' ? null : (
          <p className={joinClasses(patterns.muted, patterns.strong)}>{roleNames[role]}</p>
        )}
        {isCanceled ? <p className={patterns.bad}>Canceled</p> : null}
        {expires === '' ? null : (
          <p className={patterns.bad}>Guests and answers will be deleted on {expires}.</p>
        )}
        {figures === null ? null : <FigureLines figures={figures} />}
      </Card>
    </li>
  );
}

function FigureLines({ figures }: { figures: Figures }) {
  const others = [
    `Maybe ${figures.maybe.toLocaleString('en')}`,
    `Declined ${figures.declined.toLocaleString('en')}`,
    `No response ${figures.noResponse.toLocaleString('en')}`,
  ];
  return (
    <>
      <p className={styles.going}>{formatGoing(figures)}</p>
      <ul className={joinClasses(patterns.small, styles.others)}>
        {others.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** Past events are folded (behaviour 34.9). */
export function EventList({ upcoming, past }: EventLists) {
  if (upcoming.length + past.length === 0) {
    return (
      <div className={styles.none}>
        <Bunting state="bare" />
        <div className={styles.words}>
          <p className={styles.lead}>You have no events yet.</p>
          <p>Once you save an invitation with this login, it appears here.</p>
          <div className={joinClasses(patterns.bar, styles.actions)}>
            <ButtonLink to={partScreens.eventName.path} variant="primary">
              New invitation
            </ButtonLink>
            <ButtonLink to={addresses.home} reloadDocument variant="quiet">
              Back to start
            </ButtonLink>
          </div>
        </div>
      </div>
    );
  }
  return (
    <>
      <DashboardFiles events={[...upcoming, ...past]} />
      {upcoming.length === 0 ? null : <EventCards events={upcoming} titleAs="h2" />}
      {past.length === 0 ? null : (
        <details className={styles.past} open={upcoming.length === 0}>
          <summary>
            <h2>Past</h2> <span>{past.length.toLocaleString('en')}</span>
          </summary>
          <EventCards events={past} titleAs="h3" />
        </details>
      )}
    </>
  );
}

/** Loads the dashboard's files early: its data is requested only once they have arrived. */
function DashboardFiles({ events }: { events: readonly EventSummary[] }) {
  const next = events.find(({ role }) => role !== 'door');
  const isReady = useHydrated();
  return next && isReady ? <PrefetchPageLinks page={getDashboardPath(next.id)} /> : null;
}

interface EventCardsProps {
  events: readonly EventSummary[];
  titleAs: 'h2' | 'h3';
}

function EventCards({ events, titleAs }: EventCardsProps) {
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <EventCard key={event.id} event={event} titleAs={titleAs} />
      ))}
    </ul>
  );
}
