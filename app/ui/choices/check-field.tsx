import type { ReactNode } from 'react';

import { joinClasses } from '../classes.ts';

import styles from './choice-field.module.css';

interface CheckFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A checkbox and its label, which is pressed as well. */
export function CheckField({ checked, onChange, className, children }: CheckFieldProps) {
  return (
    <label className={joinClasses(styles.choice, className)}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
