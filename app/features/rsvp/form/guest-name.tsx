import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';

import type { RsvpView } from '../schema.ts';
import { type ShownProblem, readText } from './typed.ts';

import styles from './guest-name.module.css';

interface GuestNameProps {
  rsvp: RsvpView;
  problem?: ShownProblem | undefined;
}

/** Asks for a name, which a guest of the open link may skip (behaviour 14.7). */
export function GuestNameField({ rsvp, problem }: GuestNameProps) {
  const asking = rsvp.name === '' && !rsvp.unnamed;
  if (asking) return <NameFields rsvp={rsvp} problem={problem} skippable />;
  const typedName = problem?.typed?.['name']?.[0];
  return (
    <details
      className={styles.settled}
      open={typedName !== undefined && (problem?.field === 'name' || typedName !== rsvp.name)}
    >
      <summary>
        {rsvp.name === '' ? (
          'Add your name'
        ) : (
          <>
            Answering as <bdi className={styles.name}>{rsvp.name}</bdi>
          </>
        )}
      </summary>
      <NameFields rsvp={rsvp} problem={problem} />
    </details>
  );
}

function NameFields({ rsvp, problem, skippable }: GuestNameProps & { skippable?: boolean }) {
  return (
    <div className={styles.panel}>
      <TextField
        label="Your name"
        hint={`Optional, so your host knows who ${rsvp.isOver ? 'came' : 'is coming'}`}
        name="name"
        autoComplete="name"
        dir="auto"
        defaultValue={readText(problem, 'name', rsvp.name)}
        error={problem?.field === 'name' ? problem.message : undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" id="save-name" variant="primary">
          Save name
        </Button>
        {skippable ? (
          <Button type="submit" id="skip-name" variant="quiet" name="skip" value="1">
            Skip
          </Button>
        ) : null}
      </div>
    </div>
  );
}
