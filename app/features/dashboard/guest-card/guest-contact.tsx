import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { guestNameMax } from '#app/features/rsvp/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { namelessGuest } from '../guest-list/guest-row.ts';
import { useIdentify } from '../open-answers/use-identify.ts';
import type { GuestCardView } from './guest-card-view.ts';
import { useCardAction } from './use-reply-form.ts';

import styles from './guest-card.module.css';

type OfGuest = Pick<GuestCardView, 'id' | 'name' | 'email'>;

/** Where to write to an invitee (behaviour 28.14). */
export function GuestAddress({ name, email }: OfGuest) {
  const [typed, setTyped] = useState<string | null>(null);
  const address = typed ?? email;
  const [problem, setProblem] = useState('');
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const { busy, send } = useCardAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (reply.ok) {
      if (address.trim() === email) setTyped(null);
      showToast({ text: `Saved the address of ${name}.`, tone: 'good' });
    } else if (reply.changed) void revalidate();
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    send({ intent: 'address', address: address.trim(), seen: email });
  };
  return (
    <Card className={styles.card}>
      <form className={styles.contact} onSubmit={save} noValidate>
        <TextField
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={limits.inviteeEmail}
          error={problem}
          value={address}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={busy || address.trim() === email}>
          Save address
        </Button>
      </form>
    </Card>
  );
}

/** The name of a guest of the open link (behaviour 28.14). */
export function GuestName({ id, name }: OfGuest) {
  const given = name === namelessGuest ? '' : name;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? given;
  const { busy, problem, identify } = useIdentify(() => {
    if (shown.trim() === given) setTyped(null);
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = shown.trim();
    identify({ intent: 'name', answerId: id, name: text }, `Saved the name ${text}.`);
  };
  return (
    <Card className={styles.card}>
      <form className={styles.contact} onSubmit={save} noValidate>
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={guestNameMax}
          error={problem}
          value={shown}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={busy || shown.trim() === given}>
          Save name
        </Button>
      </form>
    </Card>
  );
}
