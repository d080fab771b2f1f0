import { type ComponentProps, type ReactNode, useId } from 'react';

import { say } from '#app/platform/language/say.ts';

import { joinClasses } from '../classes.ts';

import styles from './field.module.css';

export interface FieldText {
  label: string;
  labelHidden?: boolean;
  /** The label says that the field may stay empty. */
  isOptional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
}

type FieldBodyProps = FieldText & {
  children: (control: {
    id: string;
    className: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
};

export function FieldBody({
  label,
  labelHidden,
  isOptional = false,
  hint,
  error,
  children,
}: FieldBodyProps) {
  const id = useId();
  const describedBy =
    joinClasses(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {isOptional ? <span className={styles.optional}> {say('(optional)')}</span> : null}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {hint || error ? (
        <div className={styles.under}>
          {error ? (
            <span id={`${id}-error`} className={styles.error} role="alert">
              {say(error)}
            </span>
          ) : null}
          {hint ? (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Free text takes its direction from its letters; addresses, dates and passwords do not. */
const directionOf = (type = 'text') => (type === 'text' ? { dir: 'auto' } : {});

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({
  label,
  labelHidden = false,
  isOptional = false,
  hint,
  error,
  ...input
}: TextFieldProps) {
  return (
    <FieldBody {...{ label, labelHidden, isOptional, hint, error }}>
      {(control) => <input {...directionOf(input.type)} {...input} {...control} />}
    </FieldBody>
  );
}

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ label, labelHidden, hint, error, ...area }: TextAreaProps) {
  return (
    <FieldBody {...{ label, hint, error }} labelHidden={labelHidden ?? false}>
      {(control) => <textarea dir="auto" {...area} {...control} />}
    </FieldBody>
  );
}

type SelectFieldProps = FieldText & Omit<ComponentProps<'select'>, 'id' | 'className'>;

export function SelectField({ label, labelHidden, hint, error, ...select }: SelectFieldProps) {
  return (
    <FieldBody {...{ label, hint, error }} labelHidden={labelHidden ?? false}>
      {(control) => <select {...select} {...control} />}
    </FieldBody>
  );
}
