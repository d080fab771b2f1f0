import { useId } from 'react';
import { Link } from 'react-router';

import { SignOut } from '#app/features/draft/sign-out.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { CreateNewEvent } from '../sharing/create-new-event.tsx';

import styles from './host-menu.module.css';

interface HostMenuProps {
  hostName: string;
  inviteId: string | undefined;
  signOut: boolean;
}

const firstLetter = (name: string) =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase() ?? '?';

export function SignedInAs({ hostName }: { hostName: string }) {
  return withElements(say('Signed in as {name}', { name: spot('name') }), {
    name: <strong>{hostName}</strong>,
  });
}

/** Behind a round button with the host's initial. The browser opens and closes it, even without JavaScript. */
export function HostMenu({ hostName, inviteId, signOut }: HostMenuProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={say('Signed in as {name}', { name: hostName })}
      >
        <span aria-hidden="true">{firstLetter(hostName)}</span>
      </button>
      <div id={id} className={styles.menu} popover="auto">
        <p>
          <SignedInAs hostName={hostName} />
        </p>
        <ul>
          <li>
            <Link to={addresses.events}>{say('Your events')}</Link>
          </li>
          <li>
            <Link to={addresses.account}>{say('Account')}</Link>
          </li>
          {signOut ? (
            <>
              <li>
                <CreateNewEvent
                  variant="quiet"
                  getLink={() =>
                    inviteId === undefined ? null : location.origin + getGuestPath(inviteId)
                  }
                />
              </li>
              <li>
                <SignOut target={addresses.home} variant="quiet">
                  {say('Sign out')}
                </SignOut>
              </li>
            </>
          ) : null}
        </ul>
      </div>
    </>
  );
}
