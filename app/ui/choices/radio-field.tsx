import { type ReactNode, useId } from 'react';

import patterns from '../patterns.module.css';
import styles from './choice-field.module.css';

interface RadioChoice<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface RadioFieldProps<Value extends string> {
  label: string;
  /** Where the field is sent by a form. */
  name?: string;
  value: Value;
  choices: readonly RadioChoice<Value>[];
  onChoose: (value: Value) => void;
}

export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, value, choices, onChoose } = props;
  const id = useId();
  const name = props.name ?? id;
  return (
    <fieldset>
      <legend className={patterns.strong}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
