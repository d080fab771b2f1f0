import type { ReactNode } from 'react';

import { type GuestMessages, usePageWords } from '#app/features/words/guest/guest-words.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Button } from '#app/ui/button.tsx';

import { GuestScreen } from '../guest-screen.tsx';
import { AboutEvent } from '../own-mail/about-event.tsx';

import styles from '../choose-guest-page.module.css';

export type UnsubscribeState = 'ask' | 'event' | 'all' | 'again';

interface UnsubscribePageProps {
  state: UnsubscribeState;
  /** '' when the event is gone. */
  title: string;
  languages: ReactNode;
}

const headings = {
  ask: 'stopThisMail',
  event: 'noMailOfEvent',
  all: 'noMailAtAll',
  again: 'mailComesAgain',
} as const satisfies Readonly<Record<UnsubscribeState, keyof GuestMessages>>;

const texts = {
  ask: 'whatCanStop',
  event: 'mailOfEventStopped',
  all: 'allMailStopped',
  again: 'mailReachesYou',
} as const satisfies Readonly<Record<UnsubscribeState, keyof GuestMessages>>;

export function UnsubscribePage({ state, title, languages }: UnsubscribePageProps) {
  const { say } = usePageWords();
  const heading = say(headings[state]);
  return (
    <GuestScreen title={heading} hostPath={addresses.events} languages={languages}>
      <Canopy as="div" className={styles.sky}>
        <article className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead} role={state === 'ask' ? undefined : 'status'}>
            <AboutEvent title={title} text={say(texts[state])} />
          </p>
          <form method="post" className={styles.choices}>
            {state === 'ask' ? (
              <>
                <Button type="submit" variant="primary" name="wish" value="event">
                  {say('stopMailOfEvent')}
                </Button>
                <Button type="submit" name="wish" value="all">
                  {say('stopAllMail')}
                </Button>
              </>
            ) : null}
            {state === 'event' ? (
              <Button type="submit" name="wish" value="all">
                {say('stopAllMail')}
              </Button>
            ) : null}
            {state === 'event' || state === 'all' ? (
              <Button type="submit" name="wish" value="again">
                {say('getMailAgain')}
              </Button>
            ) : null}
          </form>
        </article>
      </Canopy>
    </GuestScreen>
  );
}
