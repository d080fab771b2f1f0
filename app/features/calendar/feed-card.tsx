import { type ReactNode, useId } from 'react';
import { Form, useNavigation } from 'react-router';

import { Button } from '#app/ui/button.tsx';
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
  /** Asks who replaces the address, if the reply says so. */
  proof: ReactNode;
}

export type FeedReply =
  | { ok: true; address: string }
  | { ok: false; message: string; asks?: 'first' | 'again' };

export function FeedCard({ since, reply, proof }: FeedCardProps) {
  const id = useId();
  return (
    <Card className={styles.feed} aria-labelledby={id}>
      <h2 id={id}>Calendar feed</h2>
      <p>Your events in your own calendar, always up to date.</p>
      {reply?.ok ? <NewAddress key={reply.address} address={reply.address} /> : null}
      {!reply?.ok && since !== null ? (
        <p>You have had an address since {since}. It was shown once and cannot be shown again.</p>
      ) : null}
      {since === null ? (
        <MakeForm {...{ reply, proof }}>Create address</MakeForm>
      ) : (
        <details key={String(reply?.ok)} open={reply?.ok === false}>
          <summary className={joinClasses(patterns.link, patterns.caret)}>Replace address</summary>
          <div className={patterns.stack4}>
            <p>The old address stops working at once: calendars that use it no longer update.</p>
            <MakeForm {...{ reply, proof }}>Replace it</MakeForm>
          </div>
        </details>
      )}
    </Card>
  );
}

function MakeForm({ reply, proof, children }: Omit<FeedCardProps, 'since'> & { children: string }) {
  const { state } = useNavigation();
  return (
    <Form method="post" preventScrollReset className={patterns.stack4}>
      <input type="hidden" name="intent" value="replace-feed" />
      {reply?.ok === false && reply.asks !== 'first' ? (
        <Notice tone="bad">{reply.message}</Notice>
      ) : null}
      {proof}
      <Button type="submit" disabled={state !== 'idle'}>
        {children}
      </Button>
    </Form>
  );
}

function NewAddress({ address }: { address: string }) {
  return (
    <div className={patterns.stack4}>
      <Notice tone="good">
        Your address is ready. Copy it now: it is shown only this once. Whoever has it can read your
        events.
      </Notice>
      <CopyField
        label="Address for your calendar"
        value={address}
        copy="Copy address"
        copied="Address copied."
      />
      <p>
        <a href={address.replace(/^https?:/, 'webcal:')}>Open in your calendar</a>
      </p>
    </div>
  );
}
