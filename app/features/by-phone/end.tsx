import type { RefObject } from 'react';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';

import { aboutWords, describeEnd } from './about-words.ts';
import { FollowUp } from './follow-up.tsx';
import { PressForm } from './press-form.tsx';
import { RoundGarland } from './round-garland.tsx';
import { orderEnd } from './round-parts.ts';
import type { PhoneView, RoundGuest } from './schema.ts';
import { StartButton } from './start.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './end.module.css';

interface RowsProps {
  guests: readonly RoundGuest[];
  about: PhoneView['about'];
  undo: (guest: RoundGuest) => void;
}

function Rows({ guests, about, undo }: RowsProps) {
  const { verb, verbName } = aboutWords[about];
  return (
    <ul>
      {guests.map((guest) => (
        <li key={guest.id} className={styles.row}>
          <span className={styles.who}>
            <bdi className={patterns.strong}>{guest.name}</bdi>
            <span className={patterns.small}>{guest.note}</span>
          </span>
          {guest.state === 'told' || guest.state === 'skipped' ? (
            <PressForm intent="undo" guest={guest.id} onPress={() => undo(guest)}>
              <Button
                type="submit"
                variant={guest.state === 'told' ? 'quiet' : 'secondary'}
                aria-label={
                  guest.state === 'told'
                    ? say('Undo: {name}', { name: guest.name })
                    : say(verbName, { name: guest.name })
                }
              >
                {guest.state === 'told' ? say('Undo') : say(verb)}
              </Button>
            </PressForm>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface EndProps {
  view: PhoneView;
  heading: RefObject<HTMLHeadingElement | null>;
  undo: (guest: RoundGuest) => void;
}

/** The end of a round: how many have it, who was skipped, and the way back for each (behaviour 48.6). */
export function End({ view, heading, undo }: EndProps) {
  const { about, guests, others, more, isSolemn } = view;
  const { after } = aboutWords[about];
  const { shown, folded } = orderEnd(guests);
  const rest = folded.length + others;
  return (
    <div className={styles.end}>
      {isSolemn || about === 'cancel' ? null : <RoundGarland view={view} />}
      <h2 ref={heading} tabIndex={-1}>
        {describeEnd(about, view)}
      </h2>
      {after === '' ? null : <p className={patterns.muted}>{say(after)}</p>}
      <div className={styles.list}>
        <Rows guests={shown} {...{ about, undo }} />
        {rest > 0 ? (
          <details>
            <summary className={patterns.caret}>
              {say('{count, number} more', { count: rest })}
            </summary>
            <Rows guests={folded} {...{ about, undo }} />
            {others > 0 ? (
              <p className={styles.row}>{say('and {count, number} more', { count: others })}</p>
            ) : null}
          </details>
        ) : null}
      </div>
      {view.followUp ? <FollowUp {...view.followUp} /> : null}
      {more > 0 ? (
        <div className={styles.more}>
          <p>
            {say('{count, plural, one {# more can be told.} other {# more can be told.}}', {
              count: more,
            })}
          </p>
          <StartButton label={say('Go on with {count, number}', { count: more })} />
        </div>
      ) : null}
    </div>
  );
}
