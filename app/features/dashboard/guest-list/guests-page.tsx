import type { ReactNode } from 'react';

import { countLabel } from '#app/features/invitation/facts.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import {
  getAddGuestsPath,
  getGuestsFilePath,
  getGuestsPath,
  logInPath,
} from '#app/platform/paths.ts';
import { ButtonLink, PlainButtonLink } from '#app/ui/button.tsx';

import type { EventFrame } from '../frame/event-frame.ts';
import { EventPage, SectionHead } from '../frame/event-page.tsx';
import { SignedOutElsewhere } from '../signed-out-elsewhere.tsx';
import { useSavedPart } from '../use-saved-part.ts';
import type { GuestsView } from '../views.ts';
import { GuestList } from './guest-list.tsx';
import { useGuestWindow } from './use-guest-window.ts';

import styles from './guest-list.module.css';

interface GuestsPageProps {
  frame: EventFrame;
  view: GuestsView;
  /** The full open link. */
  guestLink: string;
  /** Grows whenever an answer or the invitation may have changed. */
  changes: number;
  /** Shows whether the figures are live. */
  mark: ReactNode;
}

/** The working list of an event: everybody who is invited or has answered (behaviour 39.2). */
export function GuestsPage({ frame, view, guestLink, changes, mark }: GuestsPageProps) {
  const { inviteId } = frame;
  const sight = useGuestWindow(view, changes, 'guests');
  useSavedPart();
  const { inviteeCount, figures } = sight.guests;
  const everybody = countEverybody(figures);
  const logIn = logInPath(getGuestsPath(inviteId));
  return (
    <EventPage frame={frame} section="guests" windowTitle="Guests">
      <SectionHead
        title="Guests"
        note={
          <div className={styles.count}>
            {`${countLabel(inviteeCount, 'invitee')} · ${countLabel(everybody, 'guest')}`} {mark}
          </div>
        }
        actions={
          <>
            <ButtonLink to={getAddGuestsPath(inviteId)} variant="primary">
              Add guests
            </ButtonLink>
            {everybody === 0 ? null : (
              <PlainButtonLink href={getGuestsFilePath(inviteId)}>Export</PlainButtonLink>
            )}
          </>
        }
      />
      <SignedOutElsewhere refused={sight.refused} logIn={logIn} />
      <GuestList {...{ frame, changes, view, sight, guestLink, logIn }} />
    </EventPage>
  );
}
