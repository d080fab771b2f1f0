import { useState } from 'react';

import { TextField } from '#app/ui/fields/field.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';

import { describeStrength } from './password-strength.ts';
import { passwordMin } from './rules.ts';

interface LogInFieldsProps {
  /** The login is for an existing invitation. */
  targeted: boolean;
  /** The screen for a forgotten password. */
  recovering: boolean;
  /** The screen is meant for new hosts: its main button creates an account. */
  creates: boolean;
  /** As typed at the last attempt. */
  username: string;
  busy: boolean;
}

const passwordRule = `At least ${passwordMin} characters.`;

/** Each field shows its rule from the start (behaviour 17.6). */
export function LogInFields({ targeted, recovering, creates, busy, ...given }: LogInFieldsProps) {
  const [username, setUsername] = useState(given.username);
  const mayCreate = !targeted && !recovering;
  return (
    <>
      <TextField
        label="Username"
        name="username"
        defaultValue={given.username}
        onChange={(event) => setUsername(event.target.value)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        hint={mayCreate ? `${usernameRule} ${usernameUse} ${usernameReuse}` : usernameUse}
      />
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
