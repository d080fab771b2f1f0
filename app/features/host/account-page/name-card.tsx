import { say } from '#app/platform/language/say.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

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
        {withElements(say('Your username is {username}.', { username: spot('username') }), {
          username: <strong>{username}</strong>,
        })}{' '}
        {say('It stays as it is.')}
      </p>
      <AccountForm intent="set-name" answer={answer} button={say('Save name')}>
        <TextField
          label={say('Display name')}
          name="name"
          defaultValue={typed ?? name}
          maxLength={100}
          autoComplete="nickname"
          hint={say('Only you and your co-hosts see it.')}
        />
      </AccountForm>
    </Card>
  );
}
