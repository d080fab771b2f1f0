import type { ComponentProps } from 'react';

import { joinClasses } from '../classes.ts';

import styles from './choice-field.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onChange?: (checked: boolean) => void;
}

export function CheckField({ onChange, className, children, ...input }: CheckFieldProps) {
  return (
    <label className={joinClasses(styles.choice, className)}>
      <input
        type="checkbox"
        {...input}
        {...(onChange && { onChange: (event) => onChange(event.target.checked) })}
      />
      <span>{children}</span>
    </label>
  );
}
