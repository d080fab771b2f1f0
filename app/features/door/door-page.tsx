import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';

import { createNameFilter } from '#app/features/guests/find/name-search.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { say, sayNumber } from '#app/platform/language/say.ts';
import {
  getCardsPath,
  getDoorListPath,
  getDoorPath,
  getLeavePath,
  logInPath,
} from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { LogInAgain } from '#app/ui/log-in-again.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { AddAtTheDoor } from './add-at-the-door.tsx';
import { DoorRow } from './door-row.tsx';
import { type Arrival, type DoorGuest, countPeople, isExpected } from './door-rules.ts';
import { type Contact, listWalkIns } from './door-sync.ts';
import type { DoorView } from './schema.ts';
import { useDoor } from './use-door.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './door.module.css';

const rowsAtFirst = 60;
const rowsMore = 240;

const joinSentences = (all: readonly string[]) => all.filter(Boolean).join(' ');

/** Explains why check-ins wait, and that none is lost. */
function ContactNote({ inviteId, contact, waiting }: ContactNoteProps) {
  const kept =
    waiting === 0
      ? ''
      : say(
          '{waiting, plural, one {# change kept on this phone.} other {# changes kept on this phone.}}',
          { waiting },
        );
  switch (contact.kind) {
    case 'reached':
      return null;
    case 'offline':
      return (
        <Notice>
          {joinSentences([
            say('No connection.'),
            kept,
            say('What you press is sent once there is one.'),
          ])}
        </Notice>
      );
    case 'refused':
      return <Notice tone="bad">{joinSentences([say(contact.message), kept])}</Notice>;
    case 'signed-out':
      return (
        <Notice tone="bad">
          {joinSentences([say('You’re signed out.'), kept])}{' '}
          <LogInAgain to={logInPath(getDoorPath(inviteId))} />
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
      <h1 className="visually-hidden">{say('At the door')}</h1>
      <output className={styles.count}>
        {withElements(say('{here} of {expected, number} here', { here: spot('here'), expected }), {
          here: <strong>{sayNumber(here)}</strong>,
        })}
      </output>
      <TextField
        label={say('Find a guest')}
        labelHidden
        type="search"
        placeholder={say('Find a guest')}
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
  onPress: (guest: string, people: number, name?: string) => void;
}

function WalkIns({ arrivals, isReady, onPress }: WalkInsProps) {
  const walkIns = listWalkIns(arrivals);
  if (walkIns.length === 0) return null;
  return (
    <section
      className={joinClasses(patterns.stack4, patterns.apart, styles.section)}
      aria-labelledby="walk-ins"
    >
      <h2 id="walk-ins">{say('Added at the door')}</h2>
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

interface GuestsProps extends WalkInsProps {
  name: string;
  guests: readonly DoorGuest[];
}

/** Rows, some at first and more on a press. */
function Guests({ name, guests, arrivals, isReady, onPress }: GuestsProps) {
  const [most, setMost] = useState(rowsAtFirst);
  const rest = guests.length - most;
  if (guests.length === 0) return null;
  return (
    <>
      <ul className={styles.rows} aria-label={name}>
        {guests.slice(0, most).map((guest) => (
          <DoorRow
            key={guest.id}
            guest={guest}
            here={arrivals.get(guest.id)?.people ?? 0}
            isReady={isReady}
            onPress={(people) => onPress(guest.id, people)}
          />
        ))}
      </ul>
      {rest > 0 ? (
        <Button onClick={() => setMost(most + rowsMore)}>
          {rest <= rowsMore
            ? say('{rest, plural, one {Show the other #} other {Show the other #}}', { rest })
            : say('Show {more, number} of the other {rest, number}', { more: rowsMore, rest })}
        </Button>
      ) : null}
    </>
  );
}

/** Helpers get no link to the cards, because they contain personal links. */
function DoorLinks({ frame: { inviteId, isDoorHelper } }: { frame: EventFrame }) {
  return (
    <p className={patterns.bar}>
      <Link to={getDoorListPath(inviteId)}>{say('Door list on paper')}</Link>
      {isDoorHelper ? (
        <Link to={getLeavePath(inviteId)}>{say('Leave this event')}</Link>
      ) : (
        <Link to={getCardsPath(inviteId)}>{say('Cards with each guest’s code')}</Link>
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
  const isReady = useHydrated();
  const found = useFound(state.list, find);
  const expected = found.filter(isExpected);
  const others = found.filter((guest) => !isExpected(guest));
  // What is found stands open, and so does a list of which nobody is expected.
  const isOpen = find.trim() !== '' || expected.length === 0;
  const shown = { arrivals, isReady, onPress: press };
  return (
    <>
      <div className={joinClasses(patterns.stack4, styles.door)}>
        <Top {...countPeople(state.list, arrivals)} find={find} onFind={setFind} />
        <noscript>
          <p>{say('Marking who is here needs JavaScript. The door list below is for paper.')}</p>
        </noscript>
        <ContactNote {...{ inviteId, contact, waiting }} />
        <PassingNote notice={state.notice} />
        {found.length === 0 ? <Nobody find={find.trim()} /> : null}
        <Guests name={say('Expected')} guests={expected} {...shown} />
        <details className={patterns.stack4} open={isOpen} hidden={others.length === 0}>
          <summary className={patterns.link}>
            {say('Not expected ({count, number})', { count: others.length })}
          </summary>
          <Guests name={say('Not expected')} guests={others} {...shown} />
        </details>
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

function Nobody({ find }: { find: string }) {
  return (
    <output className={styles.nobody}>
      {find === ''
        ? say('Nobody is on the list yet.')
        : withElements(say('Nobody on the list is called ‘{name}’.', { name: spot('name') }), {
            name: <bdi>{find}</bdi>,
          })}
    </output>
  );
}
