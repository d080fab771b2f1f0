import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { AccountReply } from '../account/schema.ts';
import { AccountForm } from './account-form.tsx';
import { CurrentPassword, HiddenUsername } from './password-card.tsx';

import patterns from '#app/ui/patterns.module.css';

interface RecoveryCodeCardProps {
  username: string;
  mayUsePasskey: boolean;
  answer: AccountReply | null;
}

export function RecoveryCodeCard({ username, mayUsePasskey, answer }: RecoveryCodeCardProps) {
  const code = answer?.intent === 'replace-code' ? answer.recoveryCode : undefined;
  if (answer && code !== undefined) {
    return (
      <TitledCard title="Recovery code">
        <Notice tone="good">{answer.message}</Notice>
        <code className={patterns.code}>{code}</code>
      </TitledCard>
    );
  }
  return (
    <TitledCard title="Recovery code">
      <p>
        With this code you choose a new password if you ever forget yours. A new code takes the
        place of the old one and signs out every other device.
      </p>
      <AccountForm intent="replace-code" button="Create a new code" {...{ answer, mayUsePasskey }}>
        <HiddenUsername username={username} />
        <CurrentPassword />
      </AccountForm>
    </TitledCard>
  );
}
