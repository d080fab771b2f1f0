import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { getLanguage, say } from '#app/platform/language/say.ts';

import { joinClasses } from '../classes.ts';

import patterns from '../patterns.module.css';
import styles from './fact-list.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** True when `value` says that nothing was chosen. */
  missing?: boolean;
  edit?: string;
}

/** In small letters in English alone: other languages write nouns as they stand. */
const inSentence = (label: string) => (getLanguage() === 'en' ? label.toLowerCase() : label);

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={patterns.lines}>
      {facts.map(({ label, value, missing, edit }) => (
        <div key={label} className={styles.fact}>
          <dt className={joinClasses(patterns.small, patterns.strong)}>{label}</dt>
          <dd
            className={joinClasses(
              styles.value,
              missing && joinClasses(patterns.muted, styles.missing),
            )}
          >
            {value}
          </dd>
          {edit ? (
            <dd className={styles.edit}>
              <Link
                to={edit}
                aria-label={
                  missing
                    ? say('Add {fact}', { fact: inSentence(label) })
                    : say('Edit {fact}', { fact: inSentence(label) })
                }
              >
                {missing ? say('Add') : say('Edit')}
              </Link>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
