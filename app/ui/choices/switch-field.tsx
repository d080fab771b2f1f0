import type { ComponentProps, ReactNode } from 'react';

import patterns from '../patterns.module.css';
import styles from './switch-field.module.css';

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** Below what it switches. */
  note?: ReactNode;
  onChange?: (checked: boolean) => void;
}

/** A check box drawn as a switch, at the end of its line. */
export function SwitchField({ note, onChange, children, ...input }: SwitchFieldProps) {
  return (
    <label className={styles.line}>
      <span>
        <span className={patterns.strong}>{children}</span>{' '}
        {note ? <span className={`${patterns.small} ${styles.note}`}>{note}</span> : null}
      </span>
      <input
        type="checkbox"
        className={styles.switch}
        {...input}
        {...(onChange && { onChange: (event) => onChange(event.target.checked) })}
      />
    </label>
  );
}
