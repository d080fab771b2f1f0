import { type FactChange, describeSame } from './fact-changes.ts';

import styles from './changed-facts.module.css';

export function ChangedFacts({ changes }: { changes: readonly FactChange[] }) {
  const same = describeSame(changes);
  return (
    <section className={styles.changes} aria-labelledby="what-changed">
      <h3 id="what-changed">What changed</h3>
      <dl>
        {changes.map(({ fact, before, now }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd dir="auto">
              {before === '' ? null : <del>{before}</del>} <ins>{now || 'None'}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {same === '' ? null : <p>{same}</p>}
    </section>
  );
}
