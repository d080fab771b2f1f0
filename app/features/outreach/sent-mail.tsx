import { type FormEvent, useState } from 'react';

import { describeFailure } from '#app/features/mail/rules.ts';
import { countLabel } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';

import { describeResults, describeWait, kindWords } from './mailing-words.ts';
import type { FailedMail, MessagesView } from './schema.ts';
import { useMessageAction } from './use-message-action.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './messages-page.module.css';

function Failure({ failure, press }: { failure: FailedMail; press: string }) {
  const { name, kind, address, current, problem, guestId } = failure;
  const [typed, setTyped] = useState(current);
  const [said, setSaid] = useState('');
  const posting = useMessageAction((reply) => setSaid(reply.ok ? '' : reply.message));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    posting.send({ intent: 'correct', guestId, press, address: typed });
  };
  return (
    <li className={patterns.stack2}>
      <p>
        <strong>
          <bdi>{name || address}</bdi>
        </strong>{' '}
        · {kindWords[kind]} to {address}
      </p>
      <p className={patterns.bad}>{describeFailure(problem)}</p>
      <form className={styles.row} onSubmit={submit}>
        <TextField
          label={`Email address of ${name || address}`}
          labelHidden
          type="email"
          value={typed}
          error={said}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={posting.busy}>
          {failure.isRepeatable ? 'Save and send again' : 'Save'}
        </Button>
      </form>
    </li>
  );
}

/** Undelivered messages, whose addresses can be corrected in place (behaviour 31.8). */
export function Failures({ failures, press }: Pick<MessagesView, 'failures' | 'press'>) {
  if (failures.length === 0) return null;
  return (
    <TitledCard title={`Not delivered: ${countLabel(failures.length, 'message')}`}>
      <ul className={patterns.lines}>
        {failures.map((failure) => (
          <Failure key={failure.guestId} {...{ failure, press }} />
        ))}
      </ul>
    </TitledCard>
  );
}

export function SentMail({ mailings, dayLimits }: Pick<MessagesView, 'mailings' | 'dayLimits'>) {
  return (
    <TitledCard title="Sent">
      {mailings.length === 0 ? (
        <p className={patterns.small}>Nothing sent yet.</p>
      ) : (
        <>
          <p className={patterns.small}>“Sent” means that the next mail server accepted it.</p>
          <ul className={patterns.lines}>
            {mailings.map((mailing) => (
              <li key={`${mailing.press} ${mailing.kind}`} className={patterns.stack2}>
                <p>
                  <strong>{kindWords[mailing.kind]}</strong>{' '}
                  <span className={patterns.small}>
                    <LocalTime at={mailing.at} />
                  </span>
                </p>
                <p>{describeResults(mailing)}</p>
                {mailing.waiting.map(({ wait, count }) => (
                  <p key={wait} className={patterns.small}>
                    {describeWait(count.toLocaleString('en'), wait, dayLimits)}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledCard>
  );
}
