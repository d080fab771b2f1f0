import { useId } from 'react';
import { Form, useNavigation } from 'react-router';

import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { CopyField } from '#app/ui/fields/copy-field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './feed-card.module.css';

interface FeedCardProps {
  /** Since when there is an address, in words; null without one. */
  since: string | null;
  /** Has the address right after its creation. */
  reply: FeedReply | null;
}

export type FeedReply = { ok: true; address: string } | { ok: false; message: string };

export function FeedCard({ since, reply }: FeedCardProps) {
  const id = useId();
  const { state } = useNavigation();
  return (
    <Card className={styles.feed} aria-labelledby={id}>
      <h2 id={id}>Calendar feed</h2>
      <p>Your events in your own calendar, always up to date.</p>
      {reply?.ok ? <NewAddress key={reply.address} address={reply.address} /> : null}
      {!reply?.ok && since !== null ? (
        <p>You have had an address since {since}. It was shown once and cannot be shown again.</p>
      ) : null}
      {reply?.ok === false ? <Notice tone="bad">{reply.message}</Notice> : null}
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="replace-feed" disabled={state !== 'idle'}>
          {since === null ? 'Create address' : 'Replace address'}
        </Button>
      </Form>
      {since === null ? null : (
        <p className={patterns.small}>
          A new address replaces the old one, which stops working at once.
        </p>
      )}
    </Card>
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
    </div>
  );
}
