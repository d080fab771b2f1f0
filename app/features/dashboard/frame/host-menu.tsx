import { useId } from 'react';
import { Link } from 'react-router';

import { SignOut } from '#app/features/draft/sign-out.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import { CreateNewEvent } from '../sharing/create-new-event.tsx';

import styles from './host-menu.module.css';

interface HostMenuProps {
  hostName: string;
  inviteId: string | undefined;
  signOut: boolean;
}

const firstLetter = (name: string) =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase() ?? '?';

/** Behind a round button with the host's initial. The browser opens and closes it, even without JavaScript. */
export function HostMenu({ hostName, inviteId, signOut }: HostMenuProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={`Signed in as ${hostName}`}
      >
        <span aria-hidden="true">{firstLetter(hostName)}</span>
      </button>
      <div id={id} className={styles.menu} popover="auto">
        <p>
          Signed in as <strong>{hostName}</strong>
        </p>
        <ul>
          <li>
            <Link to={addresses.events}>Your events</Link>
          </li>
          <li>
            <Link to={addresses.account}>Account</Link>
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
                  Sign out
                </SignOut>
              </li>
            </>
          ) : null}
        </ul>
      </div>
    </>
  );
}
