import { Link } from 'react-router';

import { type GuestQuery, guestSearch, pageRows } from './guest-query.ts';

import styles from './guest-list.module.css';

interface GuestPagesProps {
  query: GuestQuery;
  /** The page shown, from 0. */
  page: number;
  total: number;
}

/** From page to page of a long list. */
export function GuestPages({ query, page, total }: GuestPagesProps) {
  const pages = Math.ceil(total / pageRows);
  const to = (index: number, words: string) => (
    <Link to={guestSearch(query, index + 1)} preventScrollReset replace>
      {words}
    </Link>
  );
  return (
    <nav className={styles.pages} aria-label="Pages of the guest list">
      {page > 0 ? to(page - 1, 'Previous') : <span />}
      <p>
        Page {(page + 1).toLocaleString('en')} of {pages.toLocaleString('en')}
      </p>
      {page + 1 < pages ? to(page + 1, 'Next') : <span />}
    </nav>
  );
}
