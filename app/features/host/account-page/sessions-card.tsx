import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { sayDevice } from '../account/device-names.ts';
import type { AccountReply } from '../account/schema.ts';
import type { OpenSession } from '../sessions.server.ts';
import { AccountForm } from './account-form.tsx';
import { IsItYou, type Prover } from './is-it-you.tsx';

import patterns from '#app/ui/patterns.module.css';

interface SessionsCardProps {
  sessions: readonly OpenSession[];
  prover: Prover;
  answer: AccountReply | null;
}

export function SessionsCard({ sessions, prover, answer }: SessionsCardProps) {
  return (
    <Card>
      <ul className={patterns.stack4}>
        {sessions.map((session) => (
          <li key={session.id} className={patterns.spread}>
            <Device session={session} />
            {session.current ? null : <EndSession {...{ session, prover, answer }} />}
          </li>
        ))}
      </ul>
      {answer?.intent === 'end-session' && answer.asks === undefined ? (
        <Notice tone={answer.ok ? 'good' : 'bad'}>{answer.message}</Notice>
      ) : null}
      {sessions.length > 1 || answer?.intent === 'end-other-sessions' ? (
        <AccountForm
          intent="end-other-sessions"
          button={say('Sign out all others')}
          {...{ answer, prover }}
        />
      ) : null}
      <p className={patterns.small}>
        {say('Devices are signed out after 14 quiet days, at most 30.')}
      </p>
    </Card>
  );
}

function Device({ session: { device, since, seenAt, current } }: { session: OpenSession }) {
  const name = sayDevice(device) || say('Unknown device');
  return (
    <div>
      <p className={patterns.strong}>
        {current ? say('{device} (this device)', { device: name }) : name}
      </p>
      <p className={patterns.small}>
        {withElements(
          say('Since {since}, last seen {seen}', { since: spot('since'), seen: spot('seen') }),
          { since: <LocalTime at={since} />, seen: <LocalTime at={seenAt} /> },
        )}
      </p>
    </div>
  );
}

function EndSession({
  session: { id, device },
  prover,
  answer,
}: Omit<SessionsCardProps, 'sessions'> & { session: OpenSession }) {
  const { state } = useNavigation();
  const sender = useRef<HTMLButtonElement>(null);
  const own = answer?.intent === 'end-session' && answer.row === id ? answer : null;
  return (
    <Form method="post" preventScrollReset className={patterns.stack4}>
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="session" value={id} />
      <IsItYou reply={own} button={say('Sign out')} {...{ prover, sender }} />
      <Button ref={sender} type="submit" disabled={state !== 'idle'}>
        {say('Sign out')}
        <span className="visually-hidden"> {sayDevice(device) || say('unknown device')}</span>
      </Button>
    </Form>
  );
}
