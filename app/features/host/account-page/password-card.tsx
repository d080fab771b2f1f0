import { useState } from 'react';

import { say } from '#app/platform/language/say.ts';
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
  const rule = say('At least {count, number} characters.', { count: passwordMin });
  return (
    <Card>
      {prover.hasPassword ? null : (
        <p>{say('You have no password yet. With one you can log in here.')}</p>
      )}
      <p>{say('Your other devices will have to log in again.')}</p>
      <AccountForm
        intent="change-password"
        button={prover.hasPassword ? say('Change password') : say('Set password')}
        onReset={() => setPassword('')}
        {...{ answer, prover }}
      >
        <PasswordField
          label={say('New password')}
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
