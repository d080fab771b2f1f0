import type { TxtRecord, MailFinding } from '#app/features/mail/check/mail-check.ts';
import * as addresses from '#app/platform/addresses.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { CopyField } from '#app/ui/fields/copy-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import patterns from '#app/ui/patterns.module.css';

const tones = { good: 'good', fault: 'bad', unknown: 'ask' } as const;

function Missing({ name, value }: TxtRecord) {
  return (
    <CopyField
      whole
      label={`Add this TXT record to ${name}`}
      value={value}
      copy="Copy"
      copied="Copied!"
    />
  );
}

/** What the DNS says of the sender of mail, and the records that are missing (behaviour 29.34). */
export function MailCheckScreen({ findings }: { findings: MailFinding[] | null }) {
  return (
    <>
      <SectionHead
        title="Mail check"
        back={{ to: addresses.administration, label: 'Administration' }}
        note={
          findings
            ? 'What other servers look up before they take your mail.'
            : 'No mail server is set: nothing is sent.'
        }
      />
      {findings?.map(({ subject, state, said, record }) => (
        <Card key={subject}>
          <h2 className={patterns.heading}>{subject}</h2>
          <Notice tone={tones[state]} urgent={false}>
            {said}
          </Notice>
          {record ? <Missing {...record} /> : null}
        </Card>
      ))}
    </>
  );
}
