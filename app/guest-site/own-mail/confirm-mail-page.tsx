import * as addresses from '#app/platform/addresses.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Button, PlainButtonLink } from '#app/ui/button.tsx';

import { GuestScreen } from '../guest-screen.tsx';

import styles from '../choose-guest-page.module.css';

/** 'old': the link is used or too old. */
export type ConfirmState = 'ask' | 'done' | 'old';

interface ConfirmMailPageProps {
  state: ConfirmState;
  inviteId: string;
  title: string;
  isOver: boolean;
}

const headings: Readonly<Record<ConfirmState, string>> = {
  ask: 'Confirm your address',
  done: 'Your address is confirmed',
  old: 'This link no longer works',
};

const words: Readonly<Record<ConfirmState, string>> = {
  ask: 'The calendar file, changes and reminders of this event will go to the address that received this link.',
  done: 'The calendar file, changes and reminders of this event go there. Each message has a link to stop them.',
  old: 'The address was removed or replaced, or the link is older than a week. You can leave an address on the invitation again.',
};

const wordsOnceOver: Readonly<Record<ConfirmState, string>> = {
  ask: 'This event is over. You can still confirm the address that received this link.',
  done: 'This event is over, so no calendar file is sent any more.',
  old: 'This event is over. The address was removed or replaced, or the link is older than a week.',
};

/** Opened by the first message to an address (behaviour 36.5). */
export function ConfirmMailPage({ state, inviteId, title, isOver }: ConfirmMailPageProps) {
  return (
    <GuestScreen title={headings[state]} hostPath={addresses.events}>
      <Canopy as="div" className={styles.sky}>
        <article className={styles.words}>
          <h1 className={styles.heading}>{headings[state]}</h1>
          <p className={styles.lead} role={state === 'ask' ? undefined : 'status'}>
            <bdi>{title}</bdi>. {(isOver ? wordsOnceOver : words)[state]}
          </p>
          <form method="post" className={styles.choices}>
            {state === 'ask' ? (
              <Button type="submit" variant="primary">
                Confirm this address
              </Button>
            ) : (
              <PlainButtonLink href={getGuestPath(inviteId)} variant="primary">
                Open the invitation
              </PlainButtonLink>
            )}
          </form>
        </article>
      </Canopy>
    </GuestScreen>
  );
}
