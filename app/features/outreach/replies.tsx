import { useState } from 'react';
import { Link } from 'react-router';

import { editPath } from '#app/features/draft/part-paths.ts';
import { say } from '#app/platform/language/say.ts';
import { getAccountPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { HostAddress } from './schema.ts';
import { useMessageAction } from './use-message-action.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './messages-page.module.css';

interface RepliesProps {
  inviteId: string;
  host: HostAddress;
  /** How guests reach the host without a reply, or ''. */
  contact: string;
  /** Replies to nobody's address arrive in 'Messages'. */
  arrive: boolean;
}

/** Asks a host who sends for the first time where replies go, and later says it (behaviour 31.14). */
export function Replies({ inviteId, host, contact, arrive }: RepliesProps) {
  if (host.replies === null) return <Question address={host.address} arrive={arrive} />;
  const change = <Link to={getAccountPath('mail')}>{say('Change')}</Link>;
  if (host.replies === 'host') {
    return (
      <p className={patterns.small}>
        {say('Replies go to {address}.', { address: host.address })} {change}
      </p>
    );
  }
  if (arrive) {
    return (
      <p className={patterns.small}>
        {say('Replies arrive here, in Messages.')} {change}
      </p>
    );
  }
  return (
    <p className={patterns.small}>
      {say('Replies go to nobody.')} {change}{' '}
      {contact === ''
        ? withElements(
            say('You can say in {settings} how guests reach you.', { settings: spot('settings') }),
            { settings: <Link to={editPath('answers', inviteId)}>{say('Answer settings')}</Link> },
          )
        : say('Mail says how to reach you: {contact}.', { contact })}
    </p>
  );
}

function Question({ address, arrive }: { address: string; arrive: boolean }) {
  const [problem, setProblem] = useState('');
  const posting = useMessageAction((reply) => setProblem(reply.ok ? '' : reply.message));
  const choose = (to: 'host' | 'nobody') => posting.send({ intent: 'choose-replies', to });
  return (
    <fieldset className={joinClasses(patterns.stack2, styles.replies)}>
      <legend className={patterns.strong}>{say('When guests reply to this mail')}</legend>
      <div className={styles.row}>
        <Button disabled={posting.busy} onClick={() => choose('host')}>
          {say('Replies go to {address}', { address })}
        </Button>
        <Button disabled={posting.busy} onClick={() => choose('nobody')}>
          {arrive
            ? say('Replies arrive here, in Messages')
            : say('To nobody: this server’s address')}
        </Button>
      </div>
      {problem === '' ? null : (
        <p role="alert" className={patterns.bad}>
          {say(problem)}
        </p>
      )}
      <p className={patterns.small}>
        {arrive
          ? say('In the first case guests see your address. Until you choose, replies arrive here.')
          : say(
              'Mail that guests can reply to shows them your address. Until you choose, replies go to nobody.',
            )}
      </p>
    </fieldset>
  );
}
