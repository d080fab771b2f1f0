import { type ReactNode, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { useAction } from '#app/features/guests/use-action.ts';
import { LabelDialog } from '#app/features/labels/label-dialog.tsx';
import { guestNameMax } from '#app/features/rsvp/schema.ts';
import { isMailAddress } from '#app/platform/mail-address.ts';
import { namelessGuest } from '#app/platform/person-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import type { GuestCardView } from './guest-card-view.ts';
import { GuestMail } from './guest-mail.tsx';
import { TextRow } from './text-row.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-card.module.css';

interface RowsProps {
  view: GuestCardView;
  inviteId: string;
  logInLink: ReactNode;
}

/** What the guest eats; absent where nothing is asked of the kitchen. */
export function KitchenRow({ kitchen }: Pick<GuestCardView, 'kitchen'>) {
  if (kitchen.length === 0) return null;
  return (
    <div className={styles.row}>
      <span className={patterns.small}>Kitchen</span>
      <span className={patterns.typed}>{kitchen.join('\n')}</span>
    </div>
  );
}

/** What the guest wrote to the host, who may correct it (behaviour 28.17). */
function GuestNote({ view, logInLink }: Omit<RowsProps, 'inviteId'>) {
  if (!view.reply) return null;
  return (
    <TextRow
      label="Their note"
      what="Note"
      stored={view.reply.note}
      empty="None"
      isLong
      maxLength={2000}
      toAction={(note, seen) => ({ intent: 'reply', given: { note }, seen: { note: seen } })}
      logInLink={logInLink}
    />
  );
}

function GuestName({ view: { name }, logInLink }: Omit<RowsProps, 'inviteId'>) {
  const stored = name === namelessGuest ? '' : name;
  return (
    <TextRow
      label="Name"
      what="Name"
      stored={stored}
      empty="Add a name"
      maxLength={guestNameMax}
      toAction={(text, seen) => ({ intent: 'name', name: text, seen })}
      check={(text) => (text === '' ? 'Please type a name.' : '')}
      logInLink={logInLink}
    />
  );
}

/** An invitee's address, and what became of mail to it (behaviour 28.14, 28.17). */
function GuestAddress({ view, inviteId, logInLink }: RowsProps) {
  const showToast = useToast();
  return (
    <div>
      <TextRow
        label="Mail"
        what="Address"
        stored={view.email}
        empty="Add an address"
        input={{ type: 'email', inputMode: 'email' }}
        maxLength={limits.inviteeEmail}
        toAction={(address, seen) => ({ intent: 'address', address, seen })}
        check={(text) => (isMailAddress(text) ? '' : 'This address isn’t complete yet.')}
        onSaved={({ isSentAgain }) => {
          if (isSentAgain) showToast({ text: 'Sending again.', tone: 'good' });
        }}
        logInLink={logInLink}
      />
      <GuestMail inviteId={inviteId} guest={view} />
    </div>
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
    <section className={styles.row} aria-label="Labels">
      <span className={patterns.small}>Labels</span>
      <span className={joinClasses(patterns.bar, styles.labels)}>
        {labels.length === 0 ? <span className={patterns.muted}>None</span> : null}
        {labels.map((text) => (
          <button
            key={text}
            type="button"
            disabled={busy}
            aria-label={`${text}: take this label off`}
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
        aria-label="+ Label"
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

function HostNote({ view: { hostNote }, logInLink }: Omit<RowsProps, 'inviteId'>) {
  if (hostNote === null) return null;
  return (
    <TextRow
      label="Your note"
      what="Your note"
      stored={hostNote}
      empty="Only hosts see it"
      isLong
      maxLength={limits.hostNote}
      toAction={(note, seen) => ({ intent: 'host-note', note, seen })}
      logInLink={logInLink}
    />
  );
}

/** What is known of a guest, each a row that a press turns into its field (behaviour 28.17). */
export function GuestRows({ view, inviteId, logInLink }: RowsProps) {
  const { labels, kitchen, link } = view;
  return (
    <Card className={joinClasses(patterns.scripted, styles.rows)}>
      <KitchenRow kitchen={kitchen} />
      <GuestNote view={view} logInLink={logInLink} />
      {link ? <GuestAddress {...{ view, inviteId, logInLink }} /> : null}
      {labels ? <Labels {...view} labels={labels} /> : null}
      <HostNote view={view} logInLink={logInLink} />
      <GuestName view={view} logInLink={logInLink} />
    </Card>
  );
}
