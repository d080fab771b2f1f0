import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';

import type { RsvpView } from '../schema.ts';
import { type ShownProblem, readText } from './typed.ts';

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
  const { party, extra, reply, isOver } = rsvp;
  const isOne = party.companions <= 1 && extra <= 1;
  const names = Array.from({ length: extra }, (_, at) => at);
  const placeholder = 'Their name, if you like';
  return (
    <fieldset className={styles.set} aria-labelledby="bringing">
      <div className={styles.companion}>
        <div className={styles.asked}>
          <span id="bringing">{isOver ? 'Did you bring people?' : 'Bringing people?'}</span>
          {isOne ? null : <p>{`How many? Up to ${Math.max(party.companions, extra)}.`}</p>}
        </div>
        {isOne ? null : <Stepper most={party.companions} extra={extra} />}
      </div>
      <div className={styles.names}>
        {isOne ? <PlusOne extra={extra} /> : null}
        {names.map((at) => (
          <div key={at} className={styles.named}>
            <TextField
              label={extra === 1 ? placeholder : `Name of person ${at + 1}, if you like`}
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
      +1
    </Button>
  );
}

/** A button at its limit stays enabled, so that it keeps the focus. */
function Stepper({ most, extra }: { most: number; extra: number }) {
  const limit = Math.max(most, extra);
  return (
    <div className={styles.stepper}>
      <Step id="fewer" label="One fewer" to={Math.max(0, extra - 1)} from={extra}>
        −
      </Step>
      <output aria-label="How many people">{extra}</output>
      <Step id="more" label="One more" to={Math.min(limit, extra + 1)} from={extra}>
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
