import { type ReactNode, createContext, use, useId } from 'react';

import { Button } from '../button.tsx';
import { joinClasses } from '../classes.ts';

import patterns from '../patterns.module.css';
import styles from './more-list.module.css';

const ListId = createContext('');

/** Rarer actions behind '…'. The browser opens and closes the list, even without JavaScript. */
export function MoreList({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={patterns.offPaper}>
      <Button className={styles.button} aria-label={name} popoverTarget={id}>
        <span aria-hidden="true">…</span>
      </Button>
      <ul id={id} className={joinClasses(patterns.lines, styles.list)} popover="auto">
        <ListId value={id}>{children}</ListId>
      </ul>
    </div>
  );
}

interface MoreItemProps {
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Closes the list. It needs JavaScript. */
export function MoreItem({ disabled = false, onPress, children }: MoreItemProps) {
  return (
    <li className={patterns.scripted}>
      <button
        type="button"
        popoverTarget={use(ListId)}
        popoverTargetAction="hide"
        disabled={disabled}
        onClick={onPress}
      >
        {children}
      </button>
    </li>
  );
}
