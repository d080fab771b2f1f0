import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

import { joinClasses } from '../classes.ts';

import patterns from '../patterns.module.css';
import styles from './row-list.module.css';

/** Groups of rows, two beside each other where there is room. */
export function RowGroups({ children }: { children: ReactNode }) {
  return <div className={styles.groups}>{children}</div>;
}

export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  /** Absent for a row that only says something. */
  to?: string;
  label: string;
  /** What is set, so that the row need not be opened. */
  value?: ReactNode;
  /** It takes something away. */
  isGrave?: boolean;
  /** Leads to a file. */
  download?: boolean;
}

/** A row that says what is set, and leads to the screen that sets it, if there is one. */
export function Row({ to, label, value = '', isGrave = false, download = false }: RowProps) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>{' '}
      <bdi className={joinClasses(patterns.small, styles.value)}>{value}</bdi>
    </>
  );
  const className = joinClasses(styles.row, isGrave && styles.grave);
  return (
    <li>
      {to === undefined ? (
        <div className={className}>{content}</div>
      ) : download ? (
        <a className={className} href={to} download>
          {content}
        </a>
      ) : (
        <Link className={className} to={to}>
          {content}
        </Link>
      )}
    </li>
  );
}
