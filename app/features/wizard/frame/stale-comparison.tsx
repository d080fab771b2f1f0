import { type PartName, type StepValue, describeStep } from '#app/features/draft/parts.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './stale-comparison.module.css';

interface Props<Name extends PartName> {
  name: Name;
  stored: StepValue<Name>;
  typed: StepValue<Name>;
  onTakeStored: () => void;
}

export function StaleComparison<Name extends PartName>(props: Props<Name>) {
  return (
    <section className={styles.both} aria-label={say('Both versions')}>
      <Version title={say('Saved meanwhile')} lines={describeStep(props.name, props.stored)} />
      <Version title={say('Yours')} lines={describeStep(props.name, props.typed)} />
      <p className={joinClasses(patterns.spread, styles.choice)}>
        <span>{say('Save replaces the other one with yours.')}</span>
        <Button onClick={props.onTakeStored}>{say('Take the saved one')}</Button>
      </p>
    </section>
  );
}

function Version({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className={styles.version}>
      <h2>{title}</h2>
      <div className={patterns.typed}>{lines.length === 0 ? say('Empty') : lines.join('\n')}</div>
    </div>
  );
}
