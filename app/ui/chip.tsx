import type { ReactNode } from 'react';

import { say } from '#app/platform/language/say.ts';

import { joinClasses } from './classes.ts';

import styles from './chip.module.css';

export function ChipList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  );
}

interface ToggleChipProps {
  /** Not given where a press is an answer, which takes the chip away. */
  pressed?: boolean;
  onToggle: () => void;
  children: ReactNode;
}

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
  name: string;
  onOpen: () => void;
  children: ReactNode;
}

export function OpenableChip({ name, onOpen, children }: OpenableChipProps) {
  return (
    <button type="button" className={styles.open} aria-label={name} onClick={onOpen}>
      {children}
    </button>
  );
}

interface RemovableChipProps {
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
        aria-label={say('Remove {name}', { name })}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}
