import { useEffect, useEffectEvent, useState } from 'react';

import { Button } from './button.tsx';

import styles from './undo-bar.module.css';

const shownFor = 8000;

interface UndoBarProps {
  /** What can be undone, in a sentence; a new `key` begins the time anew. Null when there is nothing. */
  offer: { key: number; text: string } | null;
  onUndo: () => void;
  /** Called when the offer's time is over; it waits while the bar is hovered or focused. */
  onExpire: () => void;
}

/** An announced sentence with an Undo button above the bottom bar, for some seconds. */
export function UndoBar({ offer, onUndo, onExpire }: UndoBarProps) {
  return (
    <output className={styles.region}>
      {offer ? <Offer key={offer.key} text={offer.text} {...{ onUndo, onExpire }} /> : null}
    </output>
  );
}

type OfferProps = Pick<UndoBarProps, 'onUndo' | 'onExpire'> & { text: string };

function Offer({ text, onUndo, onExpire }: OfferProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const expire = useEffectEvent(onExpire);
  const waiting = hovered || focused;

  useEffect(() => {
    if (waiting) return;
    const timer = setTimeout(() => expire(), shownFor);
    return () => clearTimeout(timer);
  }, [waiting]);

  return (
    <span
      className={styles.bar}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.text}>{text}</span>
      <Button look="quiet" onClick={onUndo}>
        Undo
      </Button>
    </span>
  );
}
