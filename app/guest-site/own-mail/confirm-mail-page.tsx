import type { ReactNode } from 'react';

import { type GuestMessages, usePageWords } from '#app/features/words/guest/guest-words.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Button, PlainButtonLink } from '#app/ui/button.tsx';

import { GuestScreen } from '../guest-screen.tsx';
import { AboutEvent } from './about-event.tsx';

import styles from '../choose-guest-page.module.css';

/** 'old': the link is used or too old. */
export type ConfirmState = 'ask' | 'done' | 'old';

interface ConfirmMailPageProps {
  state: ConfirmState;
  inviteId: string;
  title: string;
  isOver: boolean;
  languages: ReactNode;
}

type Names = Readonly<Record<ConfirmState, keyof GuestMessages>>;

const headings = {
  ask: 'confirmAddress',
  done: 'addressIsConfirmed',
  old: 'linkIsOld',
} as const satisfies Names;

const texts = {
  ask: 'confirmAsks',
  done: 'confirmIsDone',
  old: 'confirmIsOld',
} as const satisfies Names;

const textsOnceOver = {
  ask: 'confirmAsksOver',
  done: 'confirmIsDoneOver',
  old: 'confirmIsOldOver',
} as const satisfies Names;

/** Opened by the first message to an address (behaviour 36.5). */
export function ConfirmMailPage(props: ConfirmMailPageProps) {
  const { state, inviteId, title, isOver, languages } = props;
  const { say } = usePageWords();
  const heading = say(headings[state]);
  const text = say((isOver ? textsOnceOver : texts)[state]);
  return (
    <GuestScreen title={heading} hostPath={addresses.events} languages={languages}>
      <Canopy as="div" className={styles.sky}>
        <article className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead} role={state === 'ask' ? undefined : 'status'}>
            <AboutEvent title={title} text={text} />
          </p>
          <form method="post" className={styles.choices}>
            {state === 'ask' ? (
              <Button type="submit" variant="primary">
                {say('confirmThisAddress')}
              </Button>
            ) : (
              <PlainButtonLink href={getGuestPath(inviteId)} variant="primary">
                {say('openInvitation')}
              </PlainButtonLink>
            )}
          </form>
        </article>
      </Canopy>
    </GuestScreen>
  );
}
