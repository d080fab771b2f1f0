import patterns from '#app/ui/patterns.module.css';
import styles from './add-guests.module.css';

const forms = [
  ['Ana Kovač #family #"Table 1"', 'Labels. Quotation marks keep one with spaces together.'],
  ['Ben Ito +2', 'Ben may bring two people.'],
  ['The Moreaus {Luc, Inés (child)}', 'A household, with its people.'],
  ['"Ana #1"', 'A name in quotation marks stays as it is.'],
] as const;

/** The syntax of labels, households and +1 (behaviour 33.31). */
export function LineHelp() {
  return (
    <details className={styles.help}>
      <summary>Labels, households and +1</summary>
      <dl className={patterns.stack3}>
        {forms.map(([line, meaning]) => (
          <div key={line}>
            <dt>
              <code>{line}</code>
            </dt>
            <dd className={patterns.small}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
