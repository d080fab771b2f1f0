import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';

import type { RsvpView } from './schema.ts';

import styles from './guest-name.module.css';

interface GuestNameProps {
  rsvp: RsvpView;
  problem?: { message: string; typedName?: string } | undefined;
}

/** Asks somebody on the open link who they are, once they have answered; they may skip it (decisions §1). */
export function GuestName({ rsvp, problem }: GuestNameProps) {
  const asking = rsvp.name === '' && !rsvp.unnamed;
  if (asking) return <NameForm rsvp={rsvp} problem={problem} skippable />;
  return (
    <details className={styles.settled} open={problem?.typedName !== undefined}>
      <summary>
        {rsvp.name === '' ? (
          'Add your name'
        ) : (
          <>
            Answering as <bdi className={styles.name}>{rsvp.name}</bdi>
          </>
        )}
      </summary>
      <NameForm rsvp={rsvp} problem={problem} />
    </details>
  );
}

function NameForm({ rsvp, problem, skippable }: GuestNameProps & { skippable?: boolean }) {
  return (
    <div className={styles.panel}>
      <form method="post" id="name-form" className={styles.form}>
        <TextField
          label="Your name"
          hint="Optional, so your host knows who is coming"
          name="name"
          autoComplete="name"
          dir="auto"
          defaultValue={problem?.typedName ?? rsvp.name}
          error={problem?.typedName === undefined ? undefined : problem.message}
        />
      </form>
      <form method="post" id="skip-form">
        <input type="hidden" name="name" value="" />
      </form>
      <div className={styles.buttons}>
        <Button type="submit" form="name-form" look="primary">
          Save name
        </Button>
        {skippable ? (
          <Button type="submit" form="skip-form" look="quiet">
            Skip
          </Button>
        ) : null}
      </div>
    </div>
  );
}
