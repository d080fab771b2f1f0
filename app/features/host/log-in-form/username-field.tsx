import { useEffect, useEffectEvent, useRef } from 'react';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';

import { logInMessages } from '../messages.ts';
import { isUsername, normalizeUsername } from '../rules.ts';
import type { LogInRefusal } from '../schema.ts';
import { useFieldError } from './use-field-error.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from '../log-in.module.css';

interface UsernameFieldProps {
  username: string;
  filled: string;
  /** About the username. */
  refusal: LogInRefusal | null;
  autoComplete: string;
  onNotYou: (() => void) | null;
  onName: (name: string) => void;
}

const isWrong = ({ value }: HTMLInputElement) => {
  const username = normalizeUsername(value);
  return username !== '' && !isUsername(username);
};

/** Says that a name breaks the rule when the field is left (behaviour 17.12). */
export function UsernameField(props: UsernameFieldProps) {
  const { username, filled, refusal, autoComplete, onNotYou, onName } = props;
  const { error, onBlur, onChange } = useFieldError({
    refusal,
    isWrong,
    rule: logInMessages['bad-username'],
  });
  const { field, take } = useFilled(filled, (target) => {
    onName(target.value);
    onChange({ target });
  });
  return (
    <div className={styles.user}>
      <TextField
        ref={field}
        label={say('Username')}
        name="username"
        defaultValue={username}
        onChange={(event) => {
          onName(event.target.value);
          onChange(event);
        }}
        onBlur={onBlur}
        onFocus={({ target }) => (target.value === filled ? target.select() : undefined)}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        error={error}
      />
      {onNotYou ? (
        <Button
          variant="quiet"
          className={styles.notYou}
          onClick={() => {
            take('');
            onNotYou();
            field.current?.focus();
          }}
        >
          {say('Not you?')}
        </Button>
      ) : null}
      <FreeUsernames names={refusal?.free} onTake={take} />
    </div>
  );
}

/** Fills an empty field, without taking the focus (behaviour 17.49, 17.51). */
function useFilled(filled: string, onTaken: (field: HTMLInputElement) => void) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef('');
  const take = (name: string) => {
    if (!field.current) return;
    field.current.value = name;
    onTaken(field.current);
  };
  const fill = useEffectEvent((name: string) => {
    if (name === '') return;
    const shown = field.current?.value ?? '';
    const isOurs = shown === '' || shown === before.current;
    before.current = name;
    // A name that comes while somebody types would mix with their letters.
    if (isOurs && shown !== name && field.current !== document.activeElement) take(name);
  });
  useEffect(() => fill(filled), [filled]);
  return { field, take };
}

interface FreeUsernamesProps {
  names: readonly string[] | undefined;
  onTake: (name: string) => void;
}

/** Behaviour 17.50. */
function FreeUsernames({ names, onTake }: FreeUsernamesProps) {
  if (names === undefined || names.length === 0) return null;
  return (
    <fieldset className={joinClasses(patterns.bar, patterns.scripted, styles.free)}>
      <legend className="visually-hidden">{say('Free usernames')}</legend>
      {names.map((name) => (
        <Button key={name} onClick={() => onTake(name)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
