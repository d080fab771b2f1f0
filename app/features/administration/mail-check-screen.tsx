import { Form, useNavigation } from 'react-router';

import type { MailCheckView } from '#app/features/mail/check/mail-check-view.server.ts';
import type { TxtRecord } from '#app/features/mail/check/mail-check.ts';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { CopyField } from '#app/ui/fields/copy-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import type { AdminReply } from './schema.ts';

import patterns from '#app/ui/patterns.module.css';

const tones = { good: 'good', fault: 'bad', unknown: 'ask' } as const;

function Missing({ name, value }: TxtRecord) {
  return (
    <CopyField
      whole
      label={say('Add this TXT record to {name}', { name })}
      value={value}
      copy={say('Copy')}
      copied={say('Copied!')}
    />
  );
}

interface MailCheckScreenProps extends MailCheckView {
  reply: AdminReply | undefined;
}

/** Whether it came back is among the findings (behaviour 29.37). */
function SendTest({ reply }: { reply: AdminReply | undefined }) {
  const { state } = useNavigation();
  return (
    <Form method="post" className={patterns.stack2}>
      {reply?.ok === false ? <Notice tone="bad">{reply.message}</Notice> : null}
      <div className={patterns.bar}>
        <Button type="submit" name="intent" value="test" disabled={state !== 'idle'}>
          {say('Send a test message')}
        </Button>
      </div>
    </Form>
  );
}

/** What the DNS says of the sender of mail, how the mailbox is, and the records that are missing (behaviour 29.34). */
export function MailCheckScreen({ findings, readsMailbox, reply }: MailCheckScreenProps) {
  return (
    <>
      <SectionHead
        title={say('Mail check')}
        back={{ to: addresses.administration, label: say('Administration') }}
        note={
          findings
            ? say('What other servers look up before they take your mail.')
            : say('No mail server is set: nothing is sent.')
        }
      />
      {findings?.map(({ subject, state, said, record }) => (
        <Card key={subject}>
          <h2 className={patterns.heading}>{say(subject)}</h2>
          <Notice tone={tones[state]} urgent={false}>
            {said}
          </Notice>
          {record ? <Missing {...record} /> : null}
          {readsMailbox && subject === 'Test message' ? <SendTest reply={reply} /> : null}
        </Card>
      ))}
    </>
  );
}
