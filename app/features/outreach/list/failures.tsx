import { type FormEvent, useState } from 'react';

import { describeFailure } from '#app/features/mail/rules.ts';
import { countLabel } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { TextField } from '#app/ui/fields/field.tsx';

import { kindWords } from '../mailing-words.ts';
import type { FailedMail, MessagesView } from '../schema.ts';
import { useMessageAction } from '../use-message-action.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from '../messages-page.module.css';

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
          label={`Mail address of ${name || address}`}
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
    <TitledCard
      id="not-delivered"
      title={`Not delivered: ${countLabel(failures.length, 'message')}`}
    >
      <ul className={patterns.lines}>
        {failures.map((failure) => (
          <Failure key={failure.guestId} {...{ failure, press }} />
        ))}
      </ul>
    </TitledCard>
  );
}
