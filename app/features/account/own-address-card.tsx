import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { IsItYou, type Prover } from '#app/features/host/account-page/is-it-you.tsx';
import { dailyHour } from '#app/features/mail/notices/rules.ts';
import type { HostAddress } from '#app/features/outreach/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { getAccountPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { RadioField } from '#app/ui/choices/radio-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { useEmptied } from '#app/ui/fields/use-emptied.ts';
import { Notice } from '#app/ui/notice.tsx';

import type { AddressReply } from './own-address.server.ts';

import styles from '#app/features/outreach/messages-page.module.css';
import forms from '#app/ui/fields/forms.module.css';
import patterns from '#app/ui/patterns.module.css';

interface OwnAddressCardProps {
  mail: HostAddress | null;
  sendsMail: boolean;
  /** Replies that go to no host's address arrive in 'Messages'. */
  readsReplies: boolean;
  prover: Prover;
  /** From a link that confirms an address, or ''. */
  token: string;
  reply: AddressReply | null;
}

/** Requires a button, because programs open links too. */
function Confirmation({ token }: { token: string }) {
  return (
    <Form method="post" action={getAccountPath('mail')}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" name="intent" value="verify-mail-address" variant="primary">
        {say('Confirm my address')}
      </Button>
    </Form>
  );
}

/** How the host is told of answers, once an address is verified (behaviour 35.3). */
function NotifyForm({ notify, busy }: { notify: HostAddress['notify']; busy: boolean }) {
  return (
    <Form method="post" action={getAccountPath('mail')} className={styles.row}>
      <SelectField
        key={notify}
        label={say('Mail about new answers')}
        name="notify"
        defaultValue={notify}
      >
        <option value="now">{say('Within minutes')}</option>
        <option value="daily">
          {say('Once a day, at {hour}:00 UTC', { hour: String(dailyHour) })}
        </option>
        <option value="never">{say('Never')}</option>
      </SelectField>
      <Button type="submit" name="intent" value="notify" disabled={busy}>
        {say('Save choice')}
      </Button>
    </Form>
  );
}

interface RepliesFormProps {
  mail: HostAddress;
  arrive: boolean;
  busy: boolean;
}

/** Whether guests may reply to the host's own address, which mail then names (behaviour 31.14). */
function RepliesForm({ mail, arrive, busy }: RepliesFormProps) {
  const [choice, choose] = useState(mail.replies ?? 'nobody');
  return (
    <Form method="post" action={getAccountPath('mail')} className={patterns.stack2}>
      <RadioField
        label={say('Replies to your mail')}
        name="replies"
        value={choice}
        choices={[
          { value: 'host', label: say('Replies go to {address}', { address: mail.address }) },
          {
            value: 'nobody',
            label: arrive
              ? say('Replies arrive here, in Messages of the event')
              : say('Replies go to nobody: this server’s address'),
          },
        ]}
        onChoose={choose}
      />
      <p className={patterns.small}>
        {arrive
          ? say('In the first case guests see your address.')
          : say('Mail that guests can reply to shows them your address.')}
      </p>
      <div className={patterns.bar}>
        <Button type="submit" name="intent" value="replies" disabled={busy}>
          {say('Save choice')}
        </Button>
      </div>
    </Form>
  );
}

function describe({ mail, sendsMail }: Pick<OwnAddressCardProps, 'mail' | 'sendsMail'>): string {
  if (!sendsMail) {
    const known = mail ? `${say('{address} is kept.', { address: mail.address })} ` : '';
    const noMail = say(
      'This server sends no mail: it cannot confirm an address, tell you of answers, or send a link for a forgotten password. Keep your recovery code.',
    );
    return known + noMail;
  }
  if (!mail) return say('Mail goes out once you’ve pressed the link we send you.');
  const { address, isVerified } = mail;
  if (isVerified) return say('{address} is confirmed.', { address });
  return say('We sent a link to {address}. Press it and you’re set.', { address });
}

/** Sets the host's address, which a link confirms (behaviour 31.2). */
export function OwnAddressCard(props: OwnAddressCardProps) {
  const { mail, sendsMail, token, reply } = props;
  const { state } = useNavigation();
  const isUnsent = reply?.ok === false && reply.status === 503;
  return (
    <Card>
      {reply && (reply.ok || reply.asks === undefined) ? (
        <Notice tone={reply.ok ? 'good' : 'bad'}>{reply.ok ? reply.said : reply.message}</Notice>
      ) : null}
      {token !== '' && (reply === null || isUnsent) ? <Confirmation token={token} /> : null}
      <p>{describe({ mail, sendsMail })}</p>
      <AddressForm {...props} />
      {sendsMail && mail?.isVerified ? (
        <>
          <NotifyForm notify={mail.notify} busy={state !== 'idle'} />
          <RepliesForm mail={mail} arrive={props.readsReplies} busy={state !== 'idle'} />
        </>
      ) : null}
    </Card>
  );
}

function AddressForm({ mail, sendsMail, prover, reply }: OwnAddressCardProps) {
  const typed = reply?.ok === false ? reply.typed : undefined;
  const { state } = useNavigation();
  const sender = useRef<HTMLButtonElement>(null);
  const isPending = sendsMail && mail !== null && !mail.isVerified;
  const button = isPending ? say('Save and send the link again') : say('Save address');
  return (
    <Form
      ref={useEmptied(reply)}
      method="post"
      action={getAccountPath('mail')}
      noValidate
      className={joinClasses(patterns.stack4, forms.form)}
    >
      <input type="hidden" name="intent" value="mail-address" />
      <TextField
        label={say('Your mail address')}
        name="mailAddress"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={typed ?? mail?.address ?? ''}
      />
      <IsItYou {...{ prover, reply, sender, button }} />
      <Button ref={sender} type="submit" disabled={state !== 'idle'}>
        {button}
      </Button>
    </Form>
  );
}
