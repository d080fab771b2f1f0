import { Form, useNavigation } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { getAddGuestsPath, getGuestsPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ignoreSecondPress } from '#app/ui/double-click.ts';

import { aboutWords } from './about-words.ts';
import type { PhoneView } from './schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './by-phone.module.css';

interface StartButtonProps {
  label: string;
  variant?: 'primary' | 'secondary';
}

/** Begins a round, or takes the next guest of the one that runs. */
export function StartButton({ label, variant = 'primary' }: StartButtonProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" replace preventScrollReset>
      <input type="hidden" name="intent" value="start" />
      <Button type="submit" variant={variant} aria-disabled={isBusy} onClick={ignoreSecondPress}>
        {label}
      </Button>
    </Form>
  );
}

/** Before the first guest: how many they are, or that nobody is left. */
export function Start({ view: { inviteId, about, size } }: { view: PhoneView }) {
  if (size === 0) {
    return (
      <div className={styles.note}>
        <h2>{say(aboutWords[about].everybody)}</h2>
        <div className={patterns.bar}>
          <ButtonLink to={getGuestsPath(inviteId)}>{say('Guests')}</ButtonLink>
          {about === 'invite' ? (
            <ButtonLink to={getAddGuestsPath(inviteId)}>{say('Add guests')}</ButtonLink>
          ) : null}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.note}>
      <h2>
        {say(
          '{count, plural, =1 {One guest, one message} one {# guest, one by one} other {# guests, one by one}}',
          { count: size },
        )}
      </h2>
      <p className={patterns.muted}>
        {say(
          'Each message opens in your own messenger, ready to send. Stop when you like: it goes on where you left off, on any device.',
        )}
      </p>
      <StartButton label={say('Start')} />
    </div>
  );
}

/** While other hosts have the guests who are left. */
export function Elsewhere({ view: { guests } }: { view: PhoneView }) {
  const names = guests.filter(({ state }) => state === 'elsewhere').map(({ name }) => name);
  return (
    <div className={styles.note}>
      <h2>
        {names.length > 1
          ? say('Other hosts have the rest on screen.')
          : say('Another host has the last one on screen.')}
      </h2>
      {names.length > 0 ? (
        <p className={patterns.muted}>
          <bdi>{names.slice(0, 3).join(', ')}</bdi>
        </p>
      ) : null}
      <StartButton label={say('Look again')} variant="secondary" />
    </div>
  );
}
