import { useState } from 'react';

import { say } from '#app/platform/language/say.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';

import { logInMessages } from '../messages.ts';
import { describeStrength } from '../password-strength.ts';
import { passwordMin } from '../rules.ts';
import type { LogInRefusal } from '../schema.ts';
import { useFieldError } from './use-field-error.ts';
import { UsernameField } from './username-field.tsx';

interface LogInFieldsProps {
  /** The screen for a forgotten password. */
  recovering: boolean;
  /** The main button creates an account. */
  creates: boolean;
  /** A new account may name an address. */
  takesAddress: boolean;
  /** As typed at the last attempt, or known. */
  username: string;
  /** To fill in where nothing is typed. */
  filled: string;
  refusal: LogInRefusal | null;
  /** The browser may offer its passkeys at the username. */
  passkeys: boolean;
  /** Null where the username is not that of the last login. */
  onNotYou: (() => void) | null;
  busy: boolean;
}

/** Each problem is said at its field (behaviour 17.6). */
export function LogInFields(props: LogInFieldsProps) {
  const { recovering, creates, takesAddress, refusal, busy, ...given } = props;
  const [username, setUsername] = useState(given.username);
  const errorOf = (field: LogInRefusal['field']) =>
    refusal?.field === field ? refusal?.message : undefined;
  return (
    <>
      <UsernameField
        username={given.username}
        filled={given.filled}
        refusal={refusal?.field === 'username' ? refusal : null}
        autoComplete={given.passkeys && !creates ? 'username webauthn' : 'username'}
        onNotYou={given.onNotYou}
        onName={setUsername}
      />
      {recovering ? <RecoveryCodeField error={errorOf('code')} /> : null}
      <Password
        label={recovering ? say('New password') : say('Password')}
        isNew={recovering || creates}
        error={errorOf('password')}
        {...{ username, busy }}
      />
      {takesAddress ? (
        <AddressField
          typed={refusal?.email ?? ''}
          refusal={refusal?.field === 'email' ? refusal : null}
        />
      ) : null}
    </>
  );
}

function RecoveryCodeField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label={say('Recovery code')}
      name="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      error={error}
      hint={say('You were given it when you created your account.')}
    />
  );
}

interface PasswordProps {
  label: string;
  isNew: boolean;
  username: string;
  busy: boolean;
  error: string | undefined;
}

function Password({ label, isNew, username, busy, error }: PasswordProps) {
  const [password, setPassword] = useState('');
  const rule = say('At least {count, number} characters.', { count: passwordMin });
  const strength = isNew ? describeStrength(password, username) : null;
  return (
    <PasswordField
      label={label}
      name="password"
      onChange={(event) => setPassword(event.target.value)}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      minLength={passwordMin}
      required
      hidden={busy}
      error={error}
      hint={isNew ? [rule, strength].filter(Boolean).join(' ') : null}
    />
  );
}

interface AddressFieldProps {
  typed: string;
  /** About the address. */
  refusal: LogInRefusal | null;
}

/** What the browser takes for no address says so when the field is left (behaviour 17.52). */
function AddressField({ typed, refusal }: AddressFieldProps) {
  const { error, ...listeners } = useFieldError({
    refusal,
    isWrong: ({ validity }) => validity.typeMismatch,
    rule: logInMessages['bad-mail-address'],
  });
  return (
    <TextField
      {...listeners}
      label={say('Email')}
      isOptional
      name="email"
      type="email"
      defaultValue={typed}
      autoComplete="email"
      error={error}
      hint={say('For answers, and for a forgotten password.')}
    />
  );
}
