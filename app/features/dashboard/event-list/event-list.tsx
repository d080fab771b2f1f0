import type { ReactNode } from 'react';
import { Link, PrefetchPageLinks } from 'react-router';

import { partScreens } from '#app/features/draft/parts/part-screens.ts';
import { roleNames } from '#app/features/invite/members/messages.ts';
import { describeUntold } from '#app/features/outreach/untold/untold-words.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { getDashboardPath, getDoorPath } from '#app/platform/paths.ts';
import { Bunting } from '#app/ui/brand/bunting.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import type { EventLists, EventSummary } from './event-summary.server.ts';
import { describePeople } from './event-words.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './event-list.module.css';

const pathOf = ({ id, role }: EventSummary) =>
  role === 'door' ? getDoorPath(id) : getDashboardPath(id);

/** The invitation's own picture, cropped to its title. */
function Cover({ cover }: EventSummary) {
  return (
    <img className={styles.cover} src={cover} alt="" width={1200} height={630} loading="lazy" />
  );
}

/** What else is to be said of an event, beneath its day. */
function Notes({ role, expires }: EventSummary) {
  return (
    <>
      {role === 'owner' ? null : <p className={patterns.small}>{say(roleNames[role])}</p>}
      {expires === '' ? null : (
        <p className={joinClasses(patterns.small, patterns.bad)}>
          {say('Guests and answers will be deleted on {day}.', { day: expires })}
        </p>
      )}
    </>
  );
}

/** The people to expect; of an event without a date or without guests what it lacks. */
function OneNumber({ event: { figures, day } }: { event: EventSummary }) {
  if (figures === null) return null;
  const { count, unit } = describePeople(figures);
  const nobody = countEverybody(figures) === 0;
  return (
    <p className={styles.number}>
      {day === '' ? (
        <span className={styles.lack}>{say('Pick a date')}</span>
      ) : nobody ? null : (
        <span className={styles.count}>{count}</span>
      )}{' '}
      <span className={patterns.small}>{nobody ? say('nobody invited') : unit}</span>
    </p>
  );
}

function EventCard({ event }: { event: EventSummary }) {
  return (
    <li className={styles.event}>
      <Cover {...event} />
      <div className={styles.about}>
        <div>
          <h3 className={styles.title}>
            <Link to={pathOf(event)}>{event.title}</Link>
          </h3>
          <p className={patterns.small}>{event.when}</p>
          <Notes {...event} />
        </div>
        {event.isToday ? (
          <ButtonLink to={getDoorPath(event.id)} variant="primary" className={styles.above}>
            {say('At the door')}
          </ButtonLink>
        ) : (
          <OneNumber event={event} />
        )}
      </div>
    </li>
  );
}

function EventRow({ event, children }: { event: EventSummary; children?: ReactNode }) {
  return (
    <li className={styles.row} data-canceled={event.isCanceled}>
      <Cover {...event} />
      <div>
        <h3 className={styles.title}>
          <Link to={pathOf(event)}>{event.title}</Link>
        </h3>
        <p className={patterns.small}>
          {event.isCanceled ? <span className={patterns.bad}>{say('Canceled')}</span> : event.when}
          {event.untold > 0
            ? ` · ${describeUntold(event.untold)}`
            : event.isCanceled && event.day !== ''
              ? ` · ${event.when.split(' · ')[0]}`
              : null}
          {event.isPast && event.figures && event.figures.people > 0 && !event.isCanceled
            ? ` · ${say('{count, plural, one {# said yes} other {# said yes}}', { count: event.figures.people })}`
            : null}
        </p>
        <Notes {...event} />
      </div>
      {children}
    </li>
  );
}

interface GroupProps {
  title: string;
  events: readonly EventSummary[];
  /** The only group needs no heading that is seen. */
  isPlain?: boolean;
  as?: 'cards' | 'rows';
}

function Group({ title, events, isPlain = false, as = 'cards' }: GroupProps) {
  if (events.length === 0) return null;
  return (
    <section className={patterns.stack2}>
      <h2 className={isPlain ? 'visually-hidden' : styles.group}>{title}</h2>
      {as === 'cards' ? (
        <ul className={styles.events}>
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </ul>
      ) : (
        <ul className={styles.rows}>
          {events.map((event) => (
            <EventRow key={event.id} event={event}>
              {event.isJustOver && event.role !== 'door' ? (
                <Link className={styles.thanks} to={getDashboardPath(event.id)}>
                  {say('Thank them')}
                </Link>
              ) : null}
            </EventRow>
          ))}
        </ul>
      )}
    </section>
  );
}

function NoEvents() {
  return (
    <div className={styles.none}>
      <Bunting state="bare" />
      <div className={styles.words}>
        <p className={styles.lead}>{say('You have no events yet.')}</p>
        <p>{say('Once you save an invitation with this login, it appears here.')}</p>
        <div className={joinClasses(patterns.bar, styles.actions)}>
          <ButtonLink to={partScreens.eventName.path} variant="primary">
            {say('New invitation')}
          </ButtonLink>
          <ButtonLink to={addresses.home} reloadDocument variant="quiet">
            {say('Back to start')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Today first, canceled ones below and gray, past ones as rows (behaviour 34.9). */
export function EventList({ today, upcoming, canceled, past }: EventLists) {
  const all = [...today, ...upcoming, ...canceled, ...past];
  if (all.length === 0) return <NoEvents />;
  return (
    <>
      <DashboardFiles events={all} />
      <Group title={say('Today')} events={today} />
      <Group title={say('Coming up')} events={upcoming} isPlain={today.length === 0} />
      <Group title={say('Canceled')} events={canceled} as="rows" isPlain />
      <Group title={say('Past¦events')} events={past} as="rows" />
    </>
  );
}

/** What a host seldom does with the list. */
export function ListEnd() {
  return (
    <ul className={styles.rows}>
      <li className={styles.link}>
        <Link to={addresses.importEvent}>{say('Import an event')}</Link>
      </li>
      <li className={styles.link}>
        <Link to={addresses.account}>{say('Calendar feed of your events')}</Link>
      </li>
    </ul>
  );
}

/** Loads the dashboard's files early: its data is requested only once they have arrived. */
function DashboardFiles({ events }: { events: readonly EventSummary[] }) {
  const next = events.find(({ role }) => role !== 'door');
  const isReady = useHydrated();
  return next && isReady ? <PrefetchPageLinks page={getDashboardPath(next.id)} /> : null;
}
