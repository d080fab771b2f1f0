import { useEffect, useEffectEvent, useState } from 'react';

import { say } from '#app/platform/language/say.ts';

import { Button } from '../button.tsx';

import styles from './undo-bar.module.css';

const shownFor = 8000;

interface UndoBarProps {
  /** A new `key` restarts the time. */
  offer: { key: number; text: string } | null;
  onUndo: () => void;
  onExpire: () => void;
  duration?: number;
}

export function UndoBar({ offer, onUndo, onExpire, duration = shownFor }: UndoBarProps) {
  return (
    <output className={styles.region}>
      {offer ? (
        <Offer key={offer.key} text={offer.text} {...{ onUndo, onExpire, duration }} />
      ) : null}
    </output>
  );
}

type OfferProps = Required<Omit<UndoBarProps, 'offer'>> & { text: string };

function Offer({ text, onUndo, onExpire, duration }: OfferProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const expire = useEffectEvent(onExpire);
  const waiting = hovered || focused;

  useEffect(() => {
    if (waiting) return;
    const timer = setTimeout(() => expire(), duration);
    return () => clearTimeout(timer);
  }, [waiting, duration]);

  return (
    <span
      className={styles.bar}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.text}>{text}</span>
      <Button variant="quiet" onClick={onUndo}>
        {say('Undo')}
      </Button>
    </span>
  );
}
