import { usePageWords } from '#app/features/words/guest/guest-words.tsx';

import { type FactChange, describeSame, factNames } from './fact-changes.ts';

import styles from './changed-facts.module.css';

export function ChangedFacts({ changes }: { changes: readonly FactChange[] }) {
  const words = usePageWords();
  const same = describeSame(changes, words);
  return (
    <section className={styles.changes} aria-labelledby="what-changed">
      <h3 id="what-changed">{words.say('whatChanged')}</h3>
      <dl>
        {changes.map(({ fact, before, now }) => (
          <div key={fact}>
            <dt>{words.say(factNames[fact])}</dt>
            <dd dir="auto">
              {before === '' ? null : <del>{before}</del>}{' '}
              <ins>{now || words.say('changedToNone')}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {same === '' ? null : <p>{same}</p>}
    </section>
  );
}
