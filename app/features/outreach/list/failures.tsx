import { type FormEvent, useState } from 'react';

import { describeFailure } from '#app/features/mail/rules.ts';
import { say } from '#app/platform/language/say.ts';
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
        · {say('{message} to {address}', { message: say(kindWords[kind]), address })}
      </p>
      <p className={patterns.bad}>{describeFailure(problem)}</p>
      <form className={styles.row} onSubmit={submit}>
        <TextField
          label={say('Mail address of {name}', { name: name || address })}
          labelHidden
          type="email"
          value={typed}
          error={said}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={posting.busy}>
          {failure.isRepeatable ? say('Save and send again') : say('Save')}
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
      title={say('Not delivered: {count, plural, one {# message} other {# messages}}', {
        count: failures.length,
      })}
    >
      <ul className={patterns.lines}>
        {failures.map((failure) => (
          <Failure key={failure.guestId} {...{ failure, press }} />
        ))}
      </ul>
    </TitledCard>
  );
}
