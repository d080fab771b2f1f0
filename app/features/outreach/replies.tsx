import { useState } from 'react';
import { Link } from 'react-router';

import { editPath } from '#app/features/draft/part-paths.ts';
import { getAccountPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { HostAddress } from './schema.ts';
import { useMessageAction } from './use-message-action.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './messages-page.module.css';

interface RepliesProps {
  inviteId: string;
  host: HostAddress;
  /** How guests reach the host without a reply, or ''. */
  contact: string;
}

/** Asks a host who sends for the first time where replies go, and later says it (behaviour 31.14). */
export function Replies({ inviteId, host, contact }: RepliesProps) {
  if (host.replies === null) return <Question address={host.address} />;
  const change = <Link to={getAccountPath('mail')}>Change</Link>;
  if (host.replies === 'host') {
    return (
      <p className={patterns.small}>
        {`Replies go to ${host.address}. `}
        {change}
      </p>
    );
  }
  return (
    <p className={patterns.small}>
      Replies go to nobody. {change}{' '}
      {contact === '' ? (
        <>
          You can say in <Link to={editPath('answers', inviteId)}>Answer settings</Link> how guests
          reach you.
        </>
      ) : (
        `Mail says how to reach you: ${contact}.`
      )}
    </p>
  );
}

function Question({ address }: { address: string }) {
  const [problem, setProblem] = useState('');
  const posting = useMessageAction((reply) => setProblem(reply.ok ? '' : reply.message));
  const choose = (to: 'host' | 'nobody') => posting.send({ intent: 'choose-replies', to });
  return (
    <fieldset className={joinClasses(patterns.stack2, styles.replies)}>
      <legend className={patterns.strong}>When guests reply to this mail</legend>
      <div className={styles.row}>
        <Button disabled={posting.busy} onClick={() => choose('host')}>
          {`Replies go to ${address}`}
        </Button>
        <Button disabled={posting.busy} onClick={() => choose('nobody')}>
          To nobody: this server’s address
        </Button>
      </div>
      {problem === '' ? null : (
        <p role="alert" className={patterns.bad}>
          {problem}
        </p>
      )}
      <p className={patterns.small}>
        Mail that guests can reply to shows them your address. Until you choose, replies go to
        nobody.
      </p>
    </fieldset>
  );
}
