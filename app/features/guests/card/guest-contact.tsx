import { type FormEvent, useState } from 'react';
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
import { useCardAction } from './use-card-action.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-card.module.css';

type OfGuest = Pick<GuestCardView, 'id' | 'name' | 'email'>;

function Cancel({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <Button variant="quiet" disabled={busy} onClick={onCancel}>
      Cancel
    </Button>
  );
}

/** Edits an invitee's address (behaviour 28.14). */
export function GuestAddress({ name, email }: OfGuest) {
  const { text, seen, isTyped, type, see, release } = useTypedOver(email);
  const [problem, setProblem] = useState('');
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const { busy, send } = useCardAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (reply.ok) {
      release();
      showToast({ text: `Saved the address of ${name}.`, tone: 'good' });
      return;
    }
    if (reply.current !== undefined) see(reply.current);
    if (reply.changed) void revalidate();
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    send({ intent: 'address', address: text.trim(), seen });
  };
  return (
    <Card className={styles.card}>
      <form className={patterns.short} data-unsaved={isTyped} onSubmit={save} noValidate>
        <TextField
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={limits.inviteeEmail}
          error={isTyped ? problem : ''}
          value={text}
          readOnly={busy}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" disabled={busy || text.trim() === email}>
          Save address
        </Button>
        {isTyped ? <Cancel busy={busy} onCancel={release} /> : null}
      </form>
    </Card>
  );
}

/** Edits the name of a guest of the open link (behaviour 28.14). */
export function GuestName({ id, name }: OfGuest) {
  const given = name === namelessGuest ? '' : name;
  const { text, seen, isTyped, type, see, release } = useTypedOver(given);
  const { busy, problem, identify } = useIdentify(release, see);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    identify({ intent: 'name', answerId: id, name: typed, seen }, `Saved the name ${typed}.`);
  };
  return (
    <Card className={styles.card}>
      <form className={patterns.short} data-unsaved={isTyped} onSubmit={save} noValidate>
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={guestNameMax}
          error={isTyped ? problem : ''}
          value={text}
          readOnly={busy}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" disabled={busy || text.trim() === given}>
          Save name
        </Button>
        {isTyped ? <Cancel busy={busy} onCancel={release} /> : null}
      </form>
    </Card>
  );
}
