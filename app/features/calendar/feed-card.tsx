import { type ReactNode, type RefObject, useRef } from 'react';
import { Form, useNavigation } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { Button, PlainButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { CopyField } from '#app/ui/fields/copy-field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './feed-card.module.css';

interface FeedCardProps {
  /** Since when there is an address, in words; null without one. */
  since: string | null;
  /** Has the address right after its creation. */
  reply: FeedReply | null;
  /** Asks who sends the form, if the reply says so. Gets the form's button and what it says. */
  renderProof: RenderProof;
}

type RenderProof = (sender: RefObject<HTMLButtonElement | null>, button: string) => ReactNode;

export type FeedReply =
  | { ok: true; address: string }
  | { ok: false; message: string; asks?: 'first' | 'again' };

export function FeedCard({ since, reply, renderProof }: FeedCardProps) {
  return (
    <Card className={styles.feed}>
      <p>{say('Your events in your own calendar, always up to date.')}</p>
      {reply?.ok ? <NewAddress key={reply.address} address={reply.address} /> : null}
      {!reply?.ok && since !== null ? (
        <p>{say('You’ve had an address since {since}. It was shown only once.', { since })}</p>
      ) : null}
      {since === null ? (
        <MakeForm button={say('Create address')} {...{ reply, renderProof }} />
      ) : (
        <details key={String(reply?.ok)} open={reply?.ok === false}>
          <summary className={joinClasses(patterns.link, patterns.caret)}>
            {say('Replace address')}
          </summary>
          <div className={patterns.stack4}>
            <p>{say('Calendars that use the old address stop updating.')}</p>
            <MakeForm button={say('Replace it')} {...{ reply, renderProof }} />
          </div>
        </details>
      )}
    </Card>
  );
}

function MakeForm({
  reply,
  renderProof,
  button,
}: Omit<FeedCardProps, 'since'> & { button: string }) {
  const { state } = useNavigation();
  const sender = useRef<HTMLButtonElement>(null);
  return (
    <Form method="post" preventScrollReset className={patterns.stack4}>
      <input type="hidden" name="intent" value="replace-feed" />
      {reply?.ok === false && reply.asks === undefined ? (
        <Notice tone="bad">{say(reply.message)}</Notice>
      ) : null}
      {renderProof(sender, button)}
      <Button ref={sender} type="submit" disabled={state !== 'idle'}>
        {button}
      </Button>
    </Form>
  );
}

function NewAddress({ address }: { address: string }) {
  return (
    <div className={patterns.stack4}>
      <Notice tone="good">
        {say(
          'Your address is ready. Copy it now: it is shown only this once. Whoever has it can read your events.',
        )}
      </Notice>
      <CopyField
        label={say('Address for your calendar')}
        value={address}
        copy={say('Copy address')}
        copied={say('Address copied.')}
      >
        <PlainButtonLink href={address.replace(/^https?:/, 'webcal:')}>
          {say('Open in your calendar')}
        </PlainButtonLink>
      </CopyField>
    </div>
  );
}
