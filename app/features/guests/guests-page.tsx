import type { ReactNode } from 'react';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import type { Cursor } from '#app/features/live/cursor.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import {
  getAddGuestsPath,
  getGuestsFilePath,
  getGuestsPath,
  logInPath,
} from '#app/platform/paths.ts';
import { countLabel } from '#app/platform/text.ts';
import { ButtonLink, PlainButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { NeedsScript } from '#app/ui/needs-script.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import { GuestList } from './guest-list.tsx';
import { SignedOutElsewhere } from './list/signed-out-elsewhere.tsx';
import { useGuestWindow } from './list/use-guest-window.ts';
import type { GuestsView } from './list/views.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-list.module.css';

interface GuestsPageProps {
  frame: EventFrame;
  view: GuestsView;
  guestLink: string;
  changes: number;
  cursor: Cursor | null;
  mark: ReactNode;
}

/** The guest list of an event (behaviour 39.2). */
export function GuestsPage({ frame, view, guestLink, changes, cursor, mark }: GuestsPageProps) {
  const { inviteId } = frame;
  const sight = useGuestWindow(view, { changes, cursor }, 'guests');
  const { inviteeCount, figures } = sight.guests;
  const everybody = countEverybody(figures);
  const logIn = logInPath(getGuestsPath(inviteId));
  return (
    <>
      <SectionHead
        title="Guests"
        note={
          <div className={joinClasses(patterns.muted, styles.count)}>
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
      <NeedsScript what="Changing something on this screen" />
      <SignedOutElsewhere refused={sight.refused} logIn={logIn} />
      <GuestList {...{ frame, changes, view, sight, guestLink, logIn }} />
    </>
  );
}
