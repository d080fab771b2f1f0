import { useState } from 'react';

import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';

import type { AccountReply } from '../account/schema.ts';
import { describeStrength } from '../password-strength.ts';
import { passwordMin } from '../rules.ts';
import { AccountForm } from './account-form.tsx';

interface PasswordCardProps {
  username: string;
  mayUsePasskey: boolean;
  answer: AccountReply | null;
}

export function PasswordCard({ username, mayUsePasskey, answer }: PasswordCardProps) {
  const [password, setPassword] = useState('');
  const strength = describeStrength(password, username);
  const rule = `At least ${passwordMin} characters.`;
  return (
    <TitledCard title="Password">
      <p>A new password signs out every other device.</p>
      <AccountForm intent="change-password" button="Change password" {...{ answer, mayUsePasskey }}>
        <HiddenUsername username={username} />
        <CurrentPassword />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          minLength={passwordMin}
          required
          onChange={(event) => setPassword(event.target.value)}
          hint={strength === null ? rule : `${rule} ${strength}`}
        />
      </AccountForm>
    </TitledCard>
  );
}

/** Tells a password manager which account the password is for. */
export function HiddenUsername({ username }: { username: string }) {
  return <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />;
}

export function CurrentPassword() {
  return (
    <PasswordField
      label="Current password"
      name="current"
      autoComplete="current-password"
      required
    />
  );
}
