import type { ReactNode } from 'react';
import { Link } from 'react-router';

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
              <Link to={edit} aria-label={`${missing ? 'Add' : 'Edit'} ${label.toLowerCase()}`}>
                {missing ? 'Add' : 'Edit'}
              </Link>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
