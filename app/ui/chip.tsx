import type { ReactNode } from 'react';

import { joinClasses } from './classes.ts';

import styles from './chip.module.css';

/** A row of chips that wraps, as a labeled list. */
export function ChipList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  );
}

interface ToggleChipProps {
  pressed: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A chip that is on or off. */
export function ToggleChip({ pressed, onToggle, children }: ToggleChipProps) {
  return (
    <li>
      <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onToggle}>
        {children}
      </button>
    </li>
  );
}

interface OpenableChipProps {
  /** What the press opens, as its accessible name. */
  name: string;
  onOpen: () => void;
  children: ReactNode;
}

/** The content of a chip that opens something when it is pressed. */
export function OpenableChip({ name, onOpen, children }: OpenableChipProps) {
  return (
    <button type="button" className={styles.open} aria-label={name} onClick={onOpen}>
      {children}
    </button>
  );
}

interface RemovableChipProps {
  /** What the × button removes; part of its accessible name. */
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

export function RemovableChip({ name, onRemove, children }: RemovableChipProps) {
  return (
    <li className={joinClasses(styles.chip, styles.removable)}>
      <span>{children}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}
