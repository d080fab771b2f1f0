import type { ShownProblem } from '#app/features/rsvp/schema.ts';
import { type GuestWords, usePageWords } from '#app/features/words/guest/guest-words.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { type OwnMail, mailField, mailSharedField } from './own-mail-form.ts';

import styles from './own-mail.module.css';

interface AskForMailProps {
  hostedBy: string;
  problem: ShownProblem | undefined;
}

/** A guest who comes may leave an address (behaviour 36.3). Sent with the answer, so that nothing typed there is lost. */
export function AskForMail({ hostedBy, problem }: AskForMailProps) {
  const { say } = usePageWords();
  const typed = problem?.typed?.[mailField]?.[0] ?? '';
  const isShared = problem?.typed?.[mailSharedField] !== undefined;
  const error = problem?.field === mailField ? problem.message : undefined;
  return (
    <details className={styles.ask} open={typed !== '' || isShared}>
      <summary>{say('emailMeUpdates')}</summary>
      <div className={styles.panel}>
        <TextField
          label={say('yourMailAddress')}
          hint={say('mailAddressHint')}
          type="email"
          name={mailField}
          form="reply"
          autoComplete="email"
          defaultValue={typed}
          error={error}
        />
        <label className={styles.share}>
          <input
            type="checkbox"
            name={mailSharedField}
            value="1"
            form="reply"
            defaultChecked={isShared}
          />
          <span>
            {hostedBy === ''
              ? say('letYourHostSee')
              : withElements(say('letNamedHostSee', { host: spot('host') }), {
                  host: <bdi>{hostedBy}</bdi>,
                })}
          </span>
        </label>
        <Button type="submit" id="mail" name="mail" value="1" form="reply" formAction="#about">
          {say('sendTheLink')}
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
  const words = usePageWords();
  const { say } = words;
  const { address, state, isShared } = mail;
  const text = describeState({ mail, isOver }, words);
  const shown = <bdi className={styles.address}>{address}</bdi>;
  return (
    <form method="post" className={styles.state}>
      <p>{withElements(text, { address: shown })}</p>
      <div className={styles.buttons}>
        {state === 'confirmed' ? (
          <Button
            type="submit"
            id="mail-share"
            variant="quiet"
            name="mail-share"
            value={isShared ? 0 : 1}
          >
            {say(isShared ? 'hideFromHost' : 'showToHost')}
          </Button>
        ) : null}
        <Button type="submit" id="mail-remove" variant="quiet" name="mail-remove" value="1">
          {say(state === 'pending' && !isOver ? 'useAnotherAddress' : 'removeAddress')}
        </Button>
      </div>
    </form>
  );
}

function describeState({ mail, isOver }: OwnMailStateProps, { say }: GuestWords): string {
  const { state, isShared } = mail;
  const address = spot('address');
  if (state === 'stopped') return say('mailStoppedTo', { address });
  if (state === 'pending') return say(isOver ? 'yourAddressIs' : 'linkWasSent', { address });
  return say('twoSentences', {
    first: say(isOver ? 'yourAddressIs' : 'updatesGoTo', { address }),
    second: say(isShared ? 'hostSeesAddress' : 'hostSeesNoAddress'),
  });
}
