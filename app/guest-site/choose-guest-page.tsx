import type { ReactNode } from 'react';

import { usePageWords } from '#app/features/words/guest/guest-words.tsx';
import { getDashboardPath } from '#app/platform/paths.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Button } from '#app/ui/button.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { GuestScreen } from './guest-screen.tsx';

import styles from './choose-guest-page.module.css';

interface ChooseGuestPageProps {
  inviteId: string;
  /** Where the link leads: the page, with the answer that was picked in a mail. */
  target: string;
  /** Where it leads whoever stays. */
  stay: string;
  languages: ReactNode;
  token: string;
  name: string;
  /** Empty if this device has not answered. */
  known: string;
}

/** Asks before a personal link changes who answers on a device (behaviour 14.22). */
export function ChooseGuestPage(props: ChooseGuestPageProps) {
  const { inviteId, target, stay, token, name, known, languages } = props;
  const { say } = usePageWords();
  const spots = { name: spot('name'), known: spot('known') };
  const people = { name: <bdi>{name}</bdi>, known: <bdi>{known}</bdi> };
  const isFirst = known === '';
  return (
    <GuestScreen
      title={say('whoIsAnswering')}
      hostPath={getDashboardPath(inviteId)}
      languages={languages}
    >
      <Canopy as="div" className={styles.sky}>
        <article className={styles.words}>
          <h1 className={styles.heading}>
            {withElements(
              isFirst ? say('answerAsOrKeep', spots) : say('answerAsOrStay', spots),
              people,
            )}
          </h1>
          <p className={styles.lead}>
            {withElements(
              isFirst ? say('linkIsForFirst', spots) : say('linkIsForAnother', spots),
              people,
            )}
          </p>
          <div className={styles.choices}>
            <form method="post" action={target}>
              <Button type="submit" variant="primary" name="switch" value={token}>
                <span>{withElements(say('answerAs', spots), people)}</span>
              </Button>
            </form>
            <form method="post" action={stay}>
              <Button type="submit" name="stay" value="1">
                {isFirst ? (
                  say('keepEarlierAnswer')
                ) : (
                  <span>{withElements(say('stayAs', spots), people)}</span>
                )}
              </Button>
            </form>
          </div>
        </article>
      </Canopy>
    </GuestScreen>
  );
}
