import { useEffect, useEffectEvent, useRef } from 'react';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { getGuestCardPath, logInPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';

import type { GuestCardView } from '../card/guest-card-view.ts';
import { GuestCard, GuestContact } from '../card/guest-card.tsx';
import { CardTarget } from '../card/use-card-action.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-beside.module.css';

/** A name with more characters is set smaller. */
const longName = 60;

interface BesideCardProps {
  frame: EventFrame;
  view: GuestCardView;
  takesFocus: boolean;
  onClose: () => void;
}

export function BesideCard({ frame, view, takesFocus, onClose }: BesideCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => start(), []);
  const path = getGuestCardPath(frame.inviteId, view.id);
  return (
    <div className={patterns.stack4}>
      <header className={styles.head}>
        <div>
          <h2 ref={heading} tabIndex={-1} data-long={view.name.length > longName}>
            <bdi>{view.name}</bdi>
          </h2>
          <GuestContact view={view} />
        </div>
        <Button aria-label={`Close ${view.name}`} className={styles.close} onClick={onClose}>
          ×
        </Button>
      </header>
      <CardTarget value={path}>
        <GuestCard frame={frame} view={view} logIn={logInPath(path)} />
      </CardTarget>
    </div>
  );
}
