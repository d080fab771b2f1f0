import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';

import { createNameFilter } from '#app/features/guests/find/name-search.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import {
  getCardsPath,
  getDoorListPath,
  getDoorPath,
  getLeavePath,
  logInPath,
} from '#app/platform/paths.ts';
import { countLabel } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { AddAtTheDoor } from './add-at-the-door.tsx';
import { DoorRow } from './door-row.tsx';
import { type Arrival, type DoorGuest, countPeople } from './door-rules.ts';
import { type Contact, listWalkIns } from './door-sync.ts';
import type { DoorView } from './schema.ts';
import { useDoor } from './use-door.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './door.module.css';

const rowsAtFirst = 60;
const rowsMore = 240;

/** Explains why check-ins wait, and that none is lost. */
function ContactNote({ inviteId, contact, waiting }: ContactNoteProps) {
  const kept = waiting === 0 ? '' : ` ${countLabel(waiting, 'change')} kept on this phone.`;
  switch (contact.kind) {
    case 'reached':
      return null;
    case 'offline':
      return <Notice>{`No connection.${kept} It is sent as soon as there is one.`}</Notice>;
    case 'refused':
      return <Notice tone="bad">{`${contact.message}${kept}`}</Notice>;
    case 'signed-out':
      return (
        <Notice tone="bad">
          You are signed out.{kept}{' '}
          <Link to={logInPath(getDoorPath(inviteId))} target="_blank">
            Log in again in a new tab
          </Link>
        </Notice>
      );
  }
}

interface ContactNoteProps {
  inviteId: string;
  contact: Contact;
  waiting: number;
}

function PassingNote({ notice }: { notice: { id: number; text: string } | null }) {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setGone(notice.id), 12_000);
    return () => clearTimeout(timer);
  }, [notice]);
  return notice && notice.id > gone ? <Notice>{notice.text}</Notice> : null;
}

/** The guests whose name, or whose household's names, contain every word of `find`. */
function useFound(list: readonly DoorGuest[], find: string): readonly DoorGuest[] {
  const search = useDeferredValue(find);
  return useMemo(() => {
    if (search.trim() === '') return list;
    const isMatch = createNameFilter(search);
    return list.filter(({ name, household }) => isMatch(`${name} ${household}`));
  }, [list, search]);
}

interface TopProps {
  here: number;
  expected: number;
  find: string;
  onFind: (find: string) => void;
}

/** The search has the focus at first, because a check-in begins with a name. */
function Top({ here, expected, find, onFind }: TopProps) {
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.querySelector('input')?.focus(), []);
  return (
    <header ref={top} className={styles.top}>
      <h1 className="visually-hidden">At the door</h1>
      <output className={styles.count}>
        <strong>{here.toLocaleString('en')}</strong>
        {` of ${expected.toLocaleString('en')} here`}
      </output>
      <TextField
        label="Find a guest"
        labelHidden
        type="search"
        placeholder="Find a guest"
        autoComplete="off"
        value={find}
        onChange={(event) => onFind(event.target.value)}
      />
    </header>
  );
}

interface WalkInsProps {
  arrivals: ReadonlyMap<string, Arrival>;
  isReady: boolean;
  onPress: (guest: string, people: number, name: string) => void;
}

function WalkIns({ arrivals, isReady, onPress }: WalkInsProps) {
  const walkIns = listWalkIns(arrivals);
  if (walkIns.length === 0) return null;
  return (
    <section
      className={joinClasses(patterns.stack4, patterns.apart, styles.section)}
      aria-labelledby="walk-ins"
    >
      <h2 id="walk-ins">Added at the door</h2>
      <ul className={styles.rows}>
        {walkIns.map(({ guest, name, people }) => (
          <DoorRow
            key={guest}
            guest={{ id: guest, name, household: '', answer: 'yes', expected: people, note: '' }}
            here={people}
            isReady={isReady}
            onPress={(count) => onPress(guest, count, name)}
          />
        ))}
      </ul>
    </section>
  );
}

function More({ rest, onMore }: { rest: number; onMore: () => void }) {
  if (rest <= 0) return null;
  const which = rest <= rowsMore ? 'the other' : `${rowsMore} of the other`;
  return <Button onClick={onMore}>{`Show ${which} ${rest.toLocaleString('en')}`}</Button>;
}

/** Helpers get no link to the cards, because they contain personal links. */
function DoorLinks({ frame: { inviteId, isDoorHelper } }: { frame: EventFrame }) {
  return (
    <p className={patterns.bar}>
      <Link to={getDoorListPath(inviteId)}>Door list on paper</Link>
      {isDoorHelper ? (
        <Link to={getLeavePath(inviteId)}>Leave this event</Link>
      ) : (
        <Link to={getCardsPath(inviteId)}>Cards with each guest’s code</Link>
      )}
    </p>
  );
}

interface DoorPageProps {
  frame: EventFrame;
  view: DoorView;
}

/** The check-in screen for a phone (behaviour 41.1). */
export function DoorPage({ frame, view }: DoorPageProps) {
  const { inviteId } = frame;
  const { state, press } = useDoor(inviteId, view);
  const { arrivals, contact, waiting } = state;
  const [find, setFind] = useState('');
  const [most, setMost] = useState(rowsAtFirst);
  const isReady = useHydrated();
  const found = useFound(state.list, find);
  return (
    <>
      <div className={joinClasses(patterns.stack4, styles.door)}>
        <Top {...countPeople(state.list, arrivals)} find={find} onFind={setFind} />
        <noscript>
          <p>Marking who is here needs JavaScript. The door list below is for paper.</p>
        </noscript>
        <ContactNote {...{ inviteId, contact, waiting }} />
        <PassingNote notice={state.notice} />
        <Rows isEmpty={found.length === 0} find={find}>
          {found.slice(0, most).map((guest) => (
            <DoorRow
              key={guest.id}
              guest={guest}
              here={arrivals.get(guest.id)?.people ?? 0}
              isReady={isReady}
              onPress={(people) => press(guest.id, people)}
            />
          ))}
        </Rows>
        <More rest={found.length - most} onMore={() => setMost(most + rowsMore)} />
        <WalkIns arrivals={arrivals} isReady={isReady} onPress={press} />
        <AddAtTheDoor
          typed={found.length === 0 ? find.trim() : ''}
          isReady={isReady}
          onAdd={(name, people) => {
            press(`+${crypto.randomUUID()}`, people, name);
            setFind('');
          }}
        />
        <DoorLinks frame={frame} />
      </div>
    </>
  );
}

interface RowsProps {
  isEmpty: boolean;
  find: string;
  children: ReactNode;
}

function Rows({ isEmpty, find, children }: RowsProps) {
  if (!isEmpty) {
    return (
      <ul className={styles.rows} aria-label="Guests">
        {children}
      </ul>
    );
  }
  return (
    <output className={styles.nobody}>
      {find.trim() === '' ? (
        'Nobody is on the list yet.'
      ) : (
        <>
          Nobody on the list is called ‘<bdi>{find.trim()}</bdi>’.
        </>
      )}
    </output>
  );
}
