import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Button } from '#app/ui/button.tsx';

import { GuestScreen } from './guest-screen.tsx';

import styles from './choose-guest-page.module.css';

interface ChooseGuestPageProps {
  inviteId: string;
  /** Where the link leads: the page, with the answer that was picked in a mail. */
  target: string;
  token: string;
  name: string;
  /** Empty if this device has not answered. */
  known: string;
}

/** Asks before a personal link changes who answers on a device (behaviour 14.22). */
export function ChooseGuestPage({ inviteId, target, token, name, known }: ChooseGuestPageProps) {
  const stay = known === '' ? 'keep your earlier answer' : 'stay';
  return (
    <GuestScreen title="Who is answering?" hostPath={getDashboardPath(inviteId)}>
      <Canopy as="div" className={styles.sky}>
        <article className={styles.words}>
          <h1 className={styles.heading}>
            Answer as <bdi>{name}</bdi>, or {stay}
            {known === '' ? null : <bdi> {known}</bdi>}?
          </h1>
          <p className={styles.lead}>
            The link you opened is for <bdi>{name}</bdi>. So far this device answers{' '}
            {known === '' ? (
              'without a personal link'
            ) : (
              <>
                as <bdi>{known}</bdi>
              </>
            )}
            . Answers that were given stay as they are.
          </p>
          <div className={styles.choices}>
            <form method="post" action={target}>
              <Button type="submit" variant="primary" name="switch" value={token}>
                <span>
                  Answer as <bdi>{name}</bdi>
                </span>
              </Button>
            </form>
            <form method="post" action={getGuestPath(inviteId)}>
              <Button type="submit" name="stay" value="1">
                {known === '' ? (
                  'Keep my earlier answer'
                ) : (
                  <span>
                    Stay <bdi>{known}</bdi>
                  </span>
                )}
              </Button>
            </form>
          </div>
        </article>
      </Canopy>
    </GuestScreen>
  );
}
