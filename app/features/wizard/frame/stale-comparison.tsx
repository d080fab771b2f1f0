import { type PartName, type StepValue, describeStep } from '#app/features/draft/parts.ts';
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
    <section className={styles.both} aria-label="Both versions">
      <Version title="Saved meanwhile" lines={describeStep(props.name, props.stored)} />
      <Version title="Yours" lines={describeStep(props.name, props.typed)} />
      <p className={joinClasses(patterns.spread, styles.choice)}>
        <span>Save replaces the other one with yours.</span>
        <Button onClick={props.onTakeStored}>Take the saved one</Button>
      </p>
    </section>
  );
}

function Version({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className={styles.version}>
      <h2>{title}</h2>
      <div className={patterns.typed}>{lines.length === 0 ? 'Empty' : lines.join('\n')}</div>
    </div>
  );
}
