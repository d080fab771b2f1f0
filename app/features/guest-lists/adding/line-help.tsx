import { say, texts } from '#app/platform/language/say.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './add-guests.module.css';

const forms = [
  ['Ana Kovač #family #"Table 1"', texts('Labels. Quotation marks keep one with spaces together.')],
  [
    'Ana Kovač +44 7700 900123',
    texts('A phone number. Numbers of your event’s country need no +44.'),
  ],
  ['Ana Kovač lang:sl', texts('The language Ana reads in: Slovenian.')],
  ['Ben Ito +2', texts('Ben may bring two people.')],
  ['The Moreaus {Luc, Inés (child)}', texts('A household, with its people.')],
  ['"Ana #1"', texts('A name in quotation marks stays as it is.')],
] as const;

/** The syntax of labels, households and +1 (behaviour 33.31). */
export function LineHelp() {
  return (
    <details className={styles.help}>
      <summary>{say('Labels, households and +1')}</summary>
      <dl className={patterns.stack3}>
        {forms.map(([line, meaning]) => (
          <div key={line}>
            <dt>
              <code>{line}</code>
            </dt>
            <dd className={patterns.small}>{say(meaning)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
