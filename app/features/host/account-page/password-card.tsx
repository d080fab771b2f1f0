import { useState } from 'react';

import { Card } from '#app/ui/cards/card.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';

import type { AccountReply } from '../account/schema.ts';
import { describeStrength } from '../password-strength.ts';
import { passwordMin } from '../rules.ts';
import { AccountForm } from './account-form.tsx';
import type { Prover } from './is-it-you.tsx';

interface PasswordCardProps {
  prover: Prover;
  answer: AccountReply | null;
}

export function PasswordCard({ prover, answer }: PasswordCardProps) {
  const [password, setPassword] = useState('');
  const strength = describeStrength(password, prover.username);
  const rule = `At least ${passwordMin} characters.`;
  return (
    <Card>
      {prover.hasPassword ? null : <p>You have no password yet. With one you can log in here.</p>}
      <p>Your other devices will have to log in again.</p>
      <AccountForm
        intent="change-password"
        button={prover.hasPassword ? 'Change password' : 'Set password'}
        onReset={() => setPassword('')}
        {...{ answer, prover }}
      >
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
    </Card>
  );
}
