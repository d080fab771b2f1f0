import { Link, useFetcher } from 'react-router';

import type { Held } from '#app/features/mail/outbox/held.server.ts';
import { say } from '#app/platform/language/say.ts';
import { getAccountPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { listHeld } from '../held-words.ts';
import type { HostAddress } from '../schema.ts';

import patterns from '#app/ui/patterns.module.css';

interface WaitingBoxProps {
  held: readonly Held[];
  host: HostAddress | null;
}

/** What the account's screen answers to its form that sends the link. */
interface LinkReply {
  mail?: { ok: true; said: string } | { ok: false; message: string };
}

/** What waits until the host confirms an address, and the ways to that (behaviour 29.25). */
export function WaitingBox({ held, host }: WaitingBoxProps) {
  const { Form, data: reply, state } = useFetcher<LinkReply>();
  if (held.length === 0 || host?.isVerified) return null;
  const ownMail = getAccountPath('mail');
  const said = reply?.mail && (reply.mail.ok ? reply.mail.said : reply.mail.message);
  const goOut = host
    ? say('They go out as soon as you press the link we sent to {address}.', {
        address: host.address,
      })
    : say('They go out once you’ve added an address and pressed the link we send there.');
  return (
    <Notice tone="ask">
      <p>
        <strong>{say('Waiting for you: {messages}.', { messages: listHeld(held) })}</strong>
      </p>
      <p>{goOut}</p>
      <div className={patterns.bar}>
        {host ? (
          <Form method="post" action={ownMail}>
            <Button
              type="submit"
              name="intent"
              value="send-link"
              variant="quiet"
              disabled={state !== 'idle'}
            >
              {say('Send the link again')}
            </Button>
          </Form>
        ) : null}
        <Link className={patterns.link} to={ownMail}>
          {host ? say('Other address') : say('Add your address')}
        </Link>
      </div>
      {said ? <p>{say(said)}</p> : null}
    </Notice>
  );
}
