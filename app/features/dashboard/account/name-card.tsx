import type { AccountAnswer } from '#app/features/host/account/schema.ts';
import { TextField } from '#app/ui/field.tsx';

import { DashboardCard } from '../dashboard-card.tsx';
import { AccountForm } from './account-form.tsx';

interface NameCardProps {
  name: string;
  username: string;
  answer: AccountAnswer | null;
}

export function NameCard({ name, username, answer }: NameCardProps) {
  const typed = answer?.intent === 'set-name' && !answer.ok ? answer.name : undefined;
  return (
    <DashboardCard title="Your name">
      <p>
        Your username is <strong>{username}</strong>. It stays as it is.
      </p>
      <AccountForm intent="set-name" answer={answer} button="Save name">
        <TextField
          label="Display name"
          name="name"
          defaultValue={typed ?? name}
          maxLength={100}
          autoComplete="nickname"
          hint="How these pages call you. Guests read the name that you set on the invitation."
        />
      </AccountForm>
    </DashboardCard>
  );
}
