import { mostAtDoor } from '#app/features/rsvp/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import { type DoorGuest, countPressed, describeExpected } from './door-rules.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './door.module.css';

interface CounterProps {
  name: string;
  here: number;
  onPress: (people: number) => void;
}

/** Sets how many of a party are here if it differs from the expected number. */
function Counter({ name, here, onPress }: CounterProps) {
  return (
    <p className={styles.counter}>
      <button
        type="button"
        aria-label={say('One less of {name}', { name })}
        disabled={here === 1}
        onClick={() => onPress(here - 1)}
      >
        −
      </button>
      <output>{describeExpected({ answer: 'yes', expected: here })}</output>
      <button
        type="button"
        aria-label={say('One more of {name}', { name })}
        disabled={here === mostAtDoor}
        onClick={() => onPress(here + 1)}
      >
        +
      </button>
    </p>
  );
}

function Who({ guest }: { guest: DoorGuest }) {
  const { name, household, note, answer } = guest;
  return (
    <div className={styles.who}>
      <p className={patterns.strong}>
        <bdi>{name}</bdi>
      </p>
      <p className={patterns.small} data-answer={answer}>
        {describeExpected(guest)}
        {household ? (
          <>
            {' · '}
            <bdi>{household}</bdi>
          </>
        ) : null}
      </p>
      {note ? (
        <p className={joinClasses(patterns.small, patterns.typed, styles.note)}>
          <bdi>{note}</bdi>
        </p>
      ) : null}
    </div>
  );
}

interface DoorRowProps {
  guest: DoorGuest;
  here: number;
  isReady: boolean;
  onPress: (people: number) => void;
}

/** One party with one large button, which also undoes the check-in (behaviour 41.2). */
export function DoorRow({ guest, here, isReady, onPress }: DoorRowProps) {
  const isHere = here > 0;
  return (
    <li className={styles.row} data-here={isHere || undefined}>
      <Who guest={guest} />
      <div className={styles.press}>
        <Button
          className={styles.here}
          aria-label={say('Here: {name}', { name: guest.name })}
          aria-pressed={isHere}
          disabled={!isReady}
          onClick={() => onPress(isHere ? 0 : countPressed(guest))}
        >
          {say('Here¦has arrived')}
        </Button>
        {isHere && Math.max(guest.expected, here) > 1 ? (
          <Counter name={guest.name} here={here} onPress={onPress} />
        ) : null}
      </div>
    </li>
  );
}
