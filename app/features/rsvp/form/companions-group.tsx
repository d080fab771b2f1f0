import { isolateText } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';

import type { RsvpView } from '../schema.ts';
import { type ShownProblem, readText } from './typed.ts';
import { isPlain } from './words.ts';

import styles from './companions-group.module.css';

export const mayBring = ({ party, extra }: RsvpView) => party.companions > 0 || extra > 0;

/** '+1' for one companion, else a stepper, and a name field for each (behaviour 25.31). */
export function Companions({
  rsvp,
  problem,
}: {
  rsvp: RsvpView;
  problem?: ShownProblem | undefined;
}) {
  const { party, extra, reply, isOver } = rsvp;
  const asking = isOver ? 'Did you bring people?' : 'Bringing people?';
  const isOne = party.companions <= 1 && extra <= 1;
  const alone = isPlain(rsvp);
  const names = alone ? [] : Array.from({ length: extra }, (_, at) => at);
  return (
    <fieldset
      className={joinClasses(styles.set, !alone && styles.among)}
      aria-labelledby="bringing"
    >
      {isOne ? (
        <PlusOne {...{ asking, extra }} />
      ) : (
        <Stepper {...{ asking, extra }} most={party.companions} />
      )}
      {names.map((at) => (
        <TextField
          key={at}
          label={extra === 1 ? 'Their name, if you like' : `Name of person ${at + 1}, if you like`}
          name="companion"
          autoComplete="off"
          defaultValue={readText(problem, `companion.${at}`, reply?.companions[at] ?? '')}
        />
      ))}
    </fieldset>
  );
}

interface AskedCompanions {
  asking: string;
  extra: number;
}

function PlusOne({ asking, extra }: AskedCompanions) {
  return (
    <div className={styles.companion}>
      <span id="bringing">{asking}</span>
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
    </div>
  );
}

/** A button at its limit stays enabled, so that it keeps the focus. */
function Stepper({ asking, most, extra }: AskedCompanions & { most: number }) {
  const limit = Math.max(most, extra);
  return (
    <div className={styles.companion}>
      <div className={styles.asked}>
        <span id="bringing">{asking}</span>
        <p>{`How many? Up to ${limit}.`}</p>
      </div>
      <div className={styles.stepper}>
        <Step id="fewer" label="One fewer" to={Math.max(0, extra - 1)} from={extra}>
          −
        </Step>
        <output aria-label="How many people">{extra}</output>
        <Step id="more" label="One more" to={Math.min(limit, extra + 1)} from={extra}>
          +
        </Step>
      </div>
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

/** 'Bringing one more: Zoë.' */
export function describeCompanions({ extra, reply, isOver }: RsvpView): string {
  if (extra === 0) return isOver ? 'Nobody else came with you.' : 'Nobody else comes with you.';
  const names = (reply?.companions ?? []).filter((name) => name !== '');
  const who = names.length === 0 ? '' : `: ${names.map(isolateText).join(', ')}`;
  return `${isOver ? 'You brought' : 'You’re bringing'} ${extra === 1 ? 'one more' : `${extra} more`}${who}.`;
}
