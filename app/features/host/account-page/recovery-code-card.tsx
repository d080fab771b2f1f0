import { say } from '#app/platform/language/say.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { CopyField } from '#app/ui/fields/copy-field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { AccountReply } from '../account/schema.ts';
import { AccountForm } from './account-form.tsx';
import type { Prover } from './is-it-you.tsx';

interface RecoveryCodeCardProps {
  prover: Prover;
  answer: AccountReply | null;
}

export function RecoveryCodeCard({ prover, answer }: RecoveryCodeCardProps) {
  const code = answer?.intent === 'replace-code' ? answer.recoveryCode : undefined;
  if (answer && code !== undefined) {
    return (
      <Card>
        <Notice tone="good">{answer.message}</Notice>
        <CopyField
          whole
          label={say('Your recovery code')}
          value={code}
          copy={say('Copy code')}
          copied={say('Copied. Keep it somewhere safe.')}
        />
      </Card>
    );
  }
  return (
    <Card>
      <p>
        {say(
          'Forgot your password? This code lets you choose a new one. Keep it on paper. A new code ends the old one.',
        )}
      </p>
      <AccountForm intent="replace-code" button={say('Make my code')} {...{ answer, prover }} />
    </Card>
  );
}
