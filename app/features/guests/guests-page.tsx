import type { ReactNode } from 'react';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import type { Cursor } from '#app/features/live/cursor.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import { say } from '#app/platform/language/say.ts';
import { getGuestsPath, logInPath } from '#app/platform/paths.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { NeedsScript } from '#app/ui/needs-script.tsx';

import { GuestList, type ShownCard } from './guest-list.tsx';
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
  renderCard: (shown: ShownCard) => ReactNode;
  /** In place of a list without guests. */
  empty: ReactNode;
}

/** The guest list of an event (behaviour 39.2). */
export function GuestsPage(props: GuestsPageProps) {
  const { frame, view, guestLink, changes, cursor, mark, renderCard, empty } = props;
  const { inviteId } = frame;
  const sight = useGuestWindow(view, { changes, cursor }, 'guests');
  const { inviteeCount, figures } = sight.guests;
  const everybody = countEverybody(figures);
  const logIn = logInPath(getGuestsPath(inviteId));
  return (
    <>
      <h1 className="visually-hidden">{say('Guests')}</h1>
      <NeedsScript readable />
      <SignedOutElsewhere refused={sight.refused} logIn={logIn} />
      {everybody === 0 ? (
        empty
      ) : (
        <GuestList {...{ frame, renderCard, view, sight, guestLink, logIn }} />
      )}
      <div className={joinClasses(patterns.small, styles.count)}>
        {everybody === 0
          ? null
          : say(
              '{names, plural, one {# name} other {# names}} · {guests, plural, one {# guest} other {# guests}}',
              { names: inviteeCount, guests: everybody },
            )}{' '}
        {mark}
      </div>
    </>
  );
}
