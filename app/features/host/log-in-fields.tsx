import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';

import { describeStrength } from './password-strength.ts';
import { passwordMin } from './rules.ts';

import patterns from '#app/ui/patterns.module.css';

interface LogInFieldsProps {
  /** The login is for an existing invitation. */
  targeted: boolean;
  /** The screen for a forgotten password. */
  recovering: boolean;
  /** The screen is meant for new hosts: its main button creates an account. */
  creates: boolean;
  /** As typed at the last attempt. */
  username: string;
  suggested: string;
  /** To press in place of a username that is taken. */
  free?: readonly string[] | undefined;
  busy: boolean;
}

const passwordRule = `At least ${passwordMin} characters.`;

/** Each field shows its rule from the start (behaviour 17.6). */
export function LogInFields({ targeted, recovering, creates, busy, ...given }: LogInFieldsProps) {
  const [username, setUsername] = useState(given.username);
  const mayCreate = !targeted && !recovering;
  const { field, take } = useSuggestion(given.suggested, setUsername);
  return (
    <>
      <TextField
        ref={field}
        label="Username"
        name="username"
        defaultValue={given.username}
        onChange={(event) => setUsername(event.target.value)}
        onFocus={({ target }) => (target.value === given.suggested ? target.select() : undefined)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        hint={mayCreate ? `${usernameRule} ${usernameUse} ${usernameReuse}` : usernameUse}
      />
      <FreeUsernames names={given.free} onTake={take} />
      {recovering ? <RecoveryCodeField /> : null}
      {recovering || creates ? (
        <NewPassword label={recovering ? 'New password' : 'Password'} {...{ username, busy }} />
      ) : (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          minLength={passwordMin}
          required
          hidden={busy}
          hint={mayCreate ? passwordRule : null}
        />
      )}
    </>
  );
}

/** Fills an empty field, without taking the focus (behaviour 17.49). */
function useSuggestion(suggested: string, onName: (name: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const take = (name: string) => {
    if (!field.current) return;
    field.current.value = name;
    onName(name);
  };
  const suggest = useEffectEvent((name: string) => {
    // A suggestion that comes while somebody types would mix with their letters.
    const isFree = field.current !== document.activeElement && field.current?.value === '';
    if (name === '' || !isFree) return;
    take(name);
  });
  useEffect(() => suggest(suggested), [suggested]);
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
    <fieldset className={joinClasses(patterns.bar, patterns.scripted)}>
      <legend className="visually-hidden">Free usernames</legend>
      {names.map((name) => (
        <Button key={name} onClick={() => onTake(name)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

const usernameUse = 'The invite is managed with the host username.';
const usernameRule = '3-30 letters, numbers, dots, underscores or dashes.';
const usernameReuse = 'You can reuse yours on other invites; nobody else can have it.';

function RecoveryCodeField() {
  return (
    <TextField
      label="Recovery code"
      name="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      hint="You were given it when you created your account."
    />
  );
}

interface NewPasswordProps {
  label: string;
  username: string;
  busy: boolean;
}

function NewPassword({ label, username, busy }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const strength = describeStrength(password, username);
  return (
    <PasswordField
      label={label}
      name="password"
      onChange={(event) => setPassword(event.target.value)}
      autoComplete="new-password"
      minLength={passwordMin}
      required
      hidden={busy}
      hint={strength === null ? passwordRule : `${passwordRule} ${strength}`}
    />
  );
}
