import { useId } from 'react';
import { Form, useNavigation } from 'react-router';

import { dailyHour } from '#app/features/mail/notices/rules.ts';
import { getAccountPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { AddressReply } from './own-address.server.ts';
import type { HostAddress } from './schema.ts';

import styles from './messages-page.module.css';

interface OwnAddressCardProps {
  /** Where the host reads mail; null without an address. */
  mail: HostAddress | null;
  sendsMail: boolean;
  /** Of the link that confirms an address; '' when none was opened. */
  token: string;
  /** What the last form has done. */
  reply: AddressReply | null;
}

/** The link was opened: the button confirms, because programs open links too. */
function Confirmation({ token }: { token: string }) {
  return (
    <Form method="post" action={getAccountPath()}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" name="intent" value="verify-mail-address" variant="primary">
        Confirm my address
      </Button>
    </Form>
  );
}

/** How the host hears of answers, as far as there is an address to write to (behaviour 35.3). */
function NotifyForm({ notify, busy }: { notify: HostAddress['notify']; busy: boolean }) {
  return (
    <Form method="post" action={getAccountPath()} className={styles.row}>
      <SelectField
        key={notify}
        label="Mail about new answers"
        name="notify"
        defaultValue={notify}
        hint={`Once a day is at ${dailyHour}:00 UTC.`}
      >
        <option value="now">Within minutes</option>
        <option value="daily">Once a day</option>
        <option value="never">Never</option>
      </SelectField>
      <Button type="submit" name="intent" value="notify" disabled={busy}>
        Save choice
      </Button>
    </Form>
  );
}

function describe({ mail, sendsMail }: Pick<OwnAddressCardProps, 'mail' | 'sendsMail'>): string {
  if (!mail) return 'You can send mail to your guests once you have confirmed an address.';
  if (mail.isVerified) return `${mail.address} is confirmed.`;
  if (!sendsMail) return `${mail.address} is not confirmed: this server sends no mail.`;
  return `${mail.address} is not confirmed yet. Please open the link that we sent there.`;
}

/** Where a host reads mail, on the account page: to set it, and to confirm it by a link (behaviour 31.2). */
export function OwnAddressCard({ mail, sendsMail, token, reply }: OwnAddressCardProps) {
  const id = useId();
  const { state } = useNavigation();
  const isPending = sendsMail && mail !== null && !mail.isVerified;
  return (
    <Card className={styles.narrowCard} aria-labelledby={id}>
      <h2 id={id}>Email address</h2>
      {reply ? (
        <Notice tone={reply.ok ? 'good' : 'bad'}>{reply.ok ? reply.said : reply.message}</Notice>
      ) : null}
      {token !== '' && reply === null ? <Confirmation token={token} /> : null}
      <p>{describe({ mail, sendsMail })}</p>
      <Form method="post" action={getAccountPath()} className={styles.row}>
        <TextField
          label="Your email address"
          name="mailAddress"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={mail?.address ?? ''}
        />
        <Button type="submit" name="intent" value="mail-address" disabled={state !== 'idle'}>
          {isPending ? 'Save and send the link again' : 'Save'}
        </Button>
      </Form>
      {sendsMail && mail?.isVerified ? (
        <NotifyForm notify={mail.notify} busy={state !== 'idle'} />
      ) : null}
    </Card>
  );
}
