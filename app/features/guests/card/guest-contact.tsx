import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { guestNameMax } from '#app/features/rsvp/schema.ts';
import { namelessGuest } from '#app/platform/person-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { useTypedOver } from '#app/ui/fields/use-typed-over.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { useIdentify } from '../naming/use-identify.ts';
import type { GuestCardView } from './guest-card-view.ts';
import { GuestMail } from './guest-mail.tsx';
import { useCardAction } from './use-card-action.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-card.module.css';

type OfGuest = Pick<GuestCardView, 'id' | 'name'>;

interface OneFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'inputMode' | 'maxLength'
> {
  typed: ReturnType<typeof useTypedOver>;
  stored: string;
  problem: string;
  busy: boolean;
  save: string;
  onSave: (text: string) => void;
  children?: ReactNode;
}

function OneField(props: OneFieldProps) {
  const { typed, stored, problem, busy, save, onSave, label, children, ...input } = props;
  const { text, isTyped, type, release } = typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <Card className={styles.card}>
      <form className={patterns.short} data-unsaved={isTyped} onSubmit={submit} noValidate>
        <TextField
          {...input}
          label={label}
          autoComplete="off"
          error={isTyped ? problem : ''}
          value={text}
          readOnly={busy}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" disabled={busy || text.trim() === stored}>
          {save}
        </Button>
        {isTyped ? (
          <Button variant="quiet" disabled={busy} onClick={release}>
            Cancel
          </Button>
        ) : null}
      </form>
      {children}
    </Card>
  );
}

/** Edits an invitee's address (behaviour 28.14). */
export function GuestAddress({ view, inviteId }: { view: GuestCardView; inviteId: string }) {
  const { name, email, mail } = view;
  const typed = useTypedOver(email);
  const [problem, setProblem] = useState('');
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const { busy, send } = useCardAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (reply.ok) {
      typed.release();
      const sent = reply.isSentAgain ? ' Sending again.' : '';
      showToast({ text: `Saved the address of ${name}.${sent}`, tone: 'good' });
      return;
    }
    if (reply.current !== undefined) typed.see(reply.current);
    if (reply.changed) void revalidate();
  });
  return (
    <OneField
      label="Email address"
      type="email"
      inputMode="email"
      maxLength={limits.inviteeEmail}
      stored={email}
      {...{ typed, problem, busy }}
      save={mail?.state === 'failed' ? 'Save and send again' : 'Save address'}
      onSave={(address) => send({ intent: 'address', address, seen: typed.seen })}
    >
      <GuestMail inviteId={inviteId} guest={view} />
    </OneField>
  );
}

/** Edits the name of a guest of the open link (behaviour 28.14). */
export function GuestName({ id, name }: OfGuest) {
  const stored = name === namelessGuest ? '' : name;
  const typed = useTypedOver(stored);
  const { busy, problem, identify } = useIdentify(typed.release, typed.see);
  return (
    <OneField
      label="Name"
      maxLength={guestNameMax}
      {...{ typed, stored, problem, busy }}
      save="Save name"
      onSave={(text) =>
        identify(
          { intent: 'name', answerId: id, name: text, seen: typed.seen },
          `Saved the name ${text}.`,
        )
      }
    />
  );
}
