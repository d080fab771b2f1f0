import { type ReactNode, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { useAction } from '#app/features/guests/use-action.ts';
import { LabelDialog } from '#app/features/labels/label-dialog.tsx';
import { guestNameMax } from '#app/features/rsvp/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { isMailAddress } from '#app/platform/mail-address.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import type { GuestCardView } from './guest-card-view.ts';
import { GuestTold } from './guest-told.tsx';
import { LanguageRow } from './language/language-row.tsx';
import { TextRow } from './text-row.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-card.module.css';

interface RowsProps {
  view: GuestCardView;
  inviteId: string;
  sendsMail: boolean;
  logInLink: ReactNode;
}

/** What the guest eats; absent where nothing is asked of the kitchen. */
export function KitchenRow({ kitchen }: Pick<GuestCardView, 'kitchen'>) {
  if (kitchen.length === 0) return null;
  return (
    <div className={styles.row}>
      <span className={patterns.small}>{say('Kitchen')}</span>
      <span className={patterns.typed}>{kitchen.join('\n')}</span>
    </div>
  );
}

/** What the guest wrote to the host, who may correct it (behaviour 28.17). */
function GuestNote({ view, logInLink }: Pick<RowsProps, 'view' | 'logInLink'>) {
  if (!view.reply) return null;
  return (
    <TextRow
      label={say('Their note')}
      what={say('Note')}
      stored={view.reply.note}
      empty={say('None¦note')}
      isLong
      maxLength={2000}
      toAction={(note, seen) => ({ intent: 'reply', given: { note }, seen: { note: seen } })}
      logInLink={logInLink}
    />
  );
}

function GuestName({ view, logInLink }: Pick<RowsProps, 'view' | 'logInLink'>) {
  return (
    <TextRow
      label={say('Name')}
      what={say('Name')}
      stored={view.ownName}
      empty={say('Add a name')}
      maxLength={guestNameMax}
      toAction={(text, seen) => ({ intent: 'name', name: text, seen })}
      check={(text) => (text === '' ? say('Please type a name.') : '')}
      logInLink={logInLink}
    />
  );
}

/** An invitee's address, and what became of mail to it (behaviour 28.14, 28.17). */
function GuestAddress({ view, inviteId, sendsMail, logInLink }: RowsProps) {
  const showToast = useToast();
  return (
    <div>
      <TextRow
        label={say('Mail')}
        what={say('Address')}
        stored={view.email}
        empty={say('Add an address')}
        input={{ type: 'email', inputMode: 'email' }}
        maxLength={limits.inviteeEmail}
        toAction={(address, seen) => ({ intent: 'address', address, seen })}
        check={(text) => (isMailAddress(text) ? '' : say('This address isn’t complete yet.'))}
        onSaved={({ isSentAgain }) => {
          if (isSentAgain) showToast({ text: say('Sending again.'), tone: 'good' });
        }}
        logInLink={logInLink}
      />
      <GuestTold {...{ inviteId, sendsMail }} guest={view} />
    </div>
  );
}

/** An invitee's phone number; the server reads what is typed (behaviour 52.4). */
function GuestPhone({ view: { phone }, logInLink }: Pick<RowsProps, 'view' | 'logInLink'>) {
  if (phone === null) return null;
  return (
    <TextRow
      label={say('Phone')}
      what={say('Phone')}
      stored={phone}
      empty={say('Add a number')}
      input={{ type: 'tel', inputMode: 'tel' }}
      maxLength={limits.phone}
      toAction={(text, seen) => ({ intent: 'phone', phone: text, seen })}
      logInLink={logInLink}
    />
  );
}

type LabelsProps = Pick<GuestCardView, 'id' | 'knownLabels'> & { labels: readonly string[] };

function Labels({ id, labels, knownLabels }: LabelsProps) {
  const [labeling, setLabeling] = useState(false);
  const showToast = useToast();
  const { busy, send } = useAction((reply) => {
    const refusal = reply.ok ? reply.changed?.left : reply.message;
    if (refusal) showToast({ text: refusal, tone: 'neutral' });
  });
  const label = (text: string, on: boolean) =>
    send({ intent: 'label', guests: { ids: [id] }, label: text, on });
  return (
    <section className={styles.row} aria-label={say('Labels')}>
      <span className={patterns.small}>{say('Labels')}</span>
      <span className={joinClasses(patterns.bar, styles.labels)}>
        {labels.length === 0 ? <span className={patterns.muted}>{say('None¦labels')}</span> : null}
        {labels.map((text) => (
          <button
            key={text}
            type="button"
            disabled={busy}
            aria-label={say('{text}: take this label off', { text })}
            onClick={() => label(text, false)}
          >
            <bdi>{text}</bdi>
            <span aria-hidden="true">×</span>
          </button>
        ))}
      </span>
      <Button
        variant="quiet"
        className={styles.plus}
        aria-label={say('+ Label')}
        onClick={() => setLabeling(true)}
      >
        +
      </Button>
      {labeling ? (
        <LabelDialog
          count={1}
          labels={knownLabels}
          onLabel={label}
          onClose={() => setLabeling(false)}
        />
      ) : null}
    </section>
  );
}

function HostNote({ view: { hostNote }, logInLink }: Pick<RowsProps, 'view' | 'logInLink'>) {
  if (hostNote === null) return null;
  return (
    <TextRow
      label={say('Your note')}
      what={say('Your note')}
      stored={hostNote}
      empty={say('Only hosts see it')}
      isLong
      maxLength={limits.hostNote}
      toAction={(note, seen) => ({ intent: 'host-note', note, seen })}
      logInLink={logInLink}
    />
  );
}

/** What is known of a guest, each a row that a press turns into its field (behaviour 28.17). */
export function GuestRows({ view, inviteId, sendsMail, logInLink }: RowsProps) {
  const { labels, kitchen, link } = view;
  return (
    <Card className={joinClasses(patterns.scripted, styles.rows)}>
      <KitchenRow kitchen={kitchen} />
      <GuestNote view={view} logInLink={logInLink} />
      {link ? <GuestAddress {...{ view, inviteId, sendsMail, logInLink }} /> : null}
      <GuestPhone view={view} logInLink={logInLink} />
      {view.language === null ? null : <LanguageRow {...view} language={view.language} />}
      {labels ? <Labels {...view} labels={labels} /> : null}
      <HostNote view={view} logInLink={logInLink} />
      <GuestName view={view} logInLink={logInLink} />
    </Card>
  );
}
