import type { FormProblem } from '#app/features/rsvp/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';

import { mailField, type OwnMail } from './own-mail-form.ts';

import styles from './own-mail.module.css';

interface AskForMailProps {
  hostedBy: string;
  problem: FormProblem | undefined;
}

/** A guest who comes may leave an address (behaviour 36.3). Sent with the answer, so that nothing typed there is lost. */
export function AskForMail({ hostedBy, problem }: AskForMailProps) {
  const typed = problem?.typed?.[mailField]?.[0] ?? '';
  const error = problem?.field === mailField ? problem.message : undefined;
  return (
    <details className={styles.ask} open={typed !== ''}>
      <summary>Email me updates</summary>
      <div className={styles.panel}>
        <TextField
          label="Your mail address"
          hint="Optional. A link there asks you to confirm it."
          type="email"
          name={mailField}
          form="reply"
          autoComplete="email"
          defaultValue={typed}
          error={error}
        />
        <label className={styles.share}>
          <input type="checkbox" name="mail-shared" value="1" form="reply" />
          <span>
            Let <bdi>{hostedBy || 'your host'}</bdi> see this address
          </span>
        </label>
        <Button type="submit" id="mail" name="mail" value="1" form="reply" formAction="#about">
          Send the link
        </Button>
      </div>
    </details>
  );
}

interface OwnMailStateProps {
  mail: OwnMail;
  isOver: boolean;
}

/** A form of its own, which stays when answers are closed. */
export function OwnMailState({ mail, isOver }: OwnMailStateProps) {
  const { address, state, isShared } = mail;
  const shown = <bdi className={styles.address}>{address}</bdi>;
  return (
    <form method="post" className={styles.state}>
      {state === 'pending' && !isOver ? (
        <p>
          We sent a link to {shown}. Press it, and the calendar file, changes and reminders go
          there. Nothing there? Check the spelling and your spam.
        </p>
      ) : null}
      {state === 'pending' && isOver ? <p>Your address is {shown}.</p> : null}
      {state === 'confirmed' ? (
        <p>
          {isOver ? 'Your address is' : 'The calendar file, changes and reminders go to'} {shown}.{' '}
          {isShared ? 'Your host sees this address.' : 'Your host doesn’t see this address.'}
        </p>
      ) : null}
      {state === 'stopped' ? <p>You stopped mail about this event to {shown}.</p> : null}
      <div className={styles.buttons}>
        {state === 'confirmed' ? (
          <Button
            type="submit"
            id="mail-share"
            variant="quiet"
            name="mail-share"
            value={isShared ? 0 : 1}
          >
            {isShared ? 'Hide it from your host' : 'Let your host see it'}
          </Button>
        ) : null}
        <Button type="submit" id="mail-remove" variant="quiet" name="mail-remove" value="1">
          {state === 'pending' && !isOver ? 'Use another address' : 'Remove the address'}
        </Button>
      </div>
    </form>
  );
}
