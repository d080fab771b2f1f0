import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';
import { getLocale } from '#app/platform/language/languages.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';

import type { RsvpView, ShownProblem } from '../schema.ts';
import { readText } from './typed.ts';

import styles from './companions-group.module.css';

export const mayBring = ({ party, extra }: Pick<RsvpView, 'party' | 'extra'>) =>
  party.companions > 0 || extra > 0;

/** '+1' for one companion, else a stepper, and a name field for each (behaviour 25.31). */
export function Companions({
  rsvp,
  problem,
}: {
  rsvp: RsvpView;
  problem?: ShownProblem | undefined;
}) {
  const { say } = useGuestWords();
  const { party, extra, reply, isOver } = rsvp;
  const isOne = party.companions <= 1 && extra <= 1;
  const names = Array.from({ length: extra }, (_, at) => at);
  const placeholder = say('theirName');
  return (
    <fieldset className={styles.set} aria-labelledby="bringing">
      <div className={styles.companion}>
        <div className={styles.asked}>
          <span id="bringing">{say(isOver ? 'broughtPeople' : 'bringingPeople')}</span>
          {isOne ? null : <p>{say('howMany', { most: Math.max(party.companions, extra) })}</p>}
        </div>
        {isOne ? null : <Stepper most={party.companions} extra={extra} />}
      </div>
      <div className={styles.names}>
        {isOne ? <PlusOne extra={extra} /> : null}
        {names.map((at) => (
          <div key={at} className={styles.named}>
            <TextField
              label={extra === 1 ? placeholder : say('nameOfPerson', { at: at + 1 })}
              labelHidden={extra === 1}
              placeholder={extra === 1 ? placeholder : undefined}
              name="companion"
              autoComplete="off"
              defaultValue={readText(problem, `companion.${at}`, reply?.companions[at] ?? '')}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function PlusOne({ extra }: { extra: number }) {
  return (
    <Button
      type="submit"
      id="extra"
      name="extra"
      value={1 - extra}
      aria-pressed={extra === 1}
      className={styles.extra}
    >
      {useGuestWords().say('plusOne', { count: 1 })}
    </Button>
  );
}

/** A button at its limit stays enabled, so that it keeps the focus. */
function Stepper({ most, extra }: { most: number; extra: number }) {
  const { say, language } = useGuestWords();
  const limit = Math.max(most, extra);
  return (
    <div className={styles.stepper}>
      <Step id="fewer" label={say('oneFewer')} to={Math.max(0, extra - 1)} from={extra}>
        −
      </Step>
      <output aria-label={say('howManyPeople')}>{extra.toLocaleString(getLocale(language))}</output>
      <Step id="more" label={say('oneMore')} to={Math.min(limit, extra + 1)} from={extra}>
        +
      </Step>
    </div>
  );
}

interface StepProps {
  id: string;
  label: string;
  to: number;
  from: number;
  children: string;
}

function Step({ id, label, to, from, children }: StepProps) {
  return (
    <Button
      type="submit"
      id={id}
      name="extra"
      value={to}
      aria-label={label}
      aria-disabled={to === from || undefined}
      className={styles.step}
    >
      {children}
    </Button>
  );
}
