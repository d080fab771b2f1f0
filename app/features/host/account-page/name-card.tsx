import { Card } from '#app/ui/cards/card.tsx';
import { TextField } from '#app/ui/fields/field.tsx';

import type { AccountReply } from '../account/schema.ts';
import { AccountForm } from './account-form.tsx';

interface NameCardProps {
  name: string;
  username: string;
  answer: AccountReply | null;
}

export function NameCard({ name, username, answer }: NameCardProps) {
  const typed = answer?.intent === 'set-name' && !answer.ok ? answer.name : undefined;
  return (
    <Card>
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
          hint="Only you and your co-hosts see it."
        />
      </AccountForm>
    </Card>
  );
}
