import * as addresses from '#app/platform/addresses.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Button } from '#app/ui/button.tsx';

import { GuestScreen } from '../guest-screen.tsx';

import styles from '../choose-guest-page.module.css';

export type UnsubscribeState = 'ask' | 'event' | 'all' | 'again';

interface UnsubscribePageProps {
  state: UnsubscribeState;
  /** '' when the event is gone. */
  title: string;
}

const headings: Readonly<Record<UnsubscribeState, string>> = {
  ask: 'Stop this mail?',
  event: 'No more mail about this event',
  all: 'No more mail from here',
  again: 'Mail comes again',
};

function describe(state: UnsubscribeState) {
  if (state === 'event') return 'You won’t get any more mail about it. Your answer stays as it is.';
  if (state === 'all') return 'You’ll get no more mail from here.';
  if (state === 'again') return 'Your host’s messages reach you again.';
  return 'You can stop the mail about this event, or all mail from here. Your answer stays as it is.';
}

export function UnsubscribePage({ state, title }: UnsubscribePageProps) {
  return (
    <GuestScreen title={headings[state]} hostPath={addresses.events}>
      <Canopy as="div" className={styles.sky}>
        <article className={styles.words}>
          <h1 className={styles.heading}>{headings[state]}</h1>
          <p className={styles.lead} role={state === 'ask' ? undefined : 'status'}>
            {title === '' ? null : (
              <>
                <bdi>{title}</bdi>
                {'. '}
              </>
            )}
            {describe(state)}
          </p>
          <form method="post" className={styles.choices}>
            {state === 'ask' ? (
              <>
                <Button type="submit" variant="primary" name="wish" value="event">
                  Stop mail about this event
                </Button>
                <Button type="submit" name="wish" value="all">
                  Stop all mail from here
                </Button>
              </>
            ) : null}
            {state === 'event' ? (
              <Button type="submit" name="wish" value="all">
                Stop all mail from here
              </Button>
            ) : null}
            {state === 'event' || state === 'all' ? (
              <Button type="submit" name="wish" value="again">
                Get mail again
              </Button>
            ) : null}
          </form>
        </article>
      </Canopy>
    </GuestScreen>
  );
}
