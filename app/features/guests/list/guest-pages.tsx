import { Link } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { joinClasses } from '#app/ui/classes.ts';

import { type GuestQuery, writeGuestQuery, pageRows } from '../find/guest-query.ts';
import type { GuestWindow } from './guest-window.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-pages.module.css';

interface GuestPagesProps {
  query: GuestQuery;
  /** Counted from 0. */
  page: number;
  total: number;
}

function GuestPages({ query, page, total }: GuestPagesProps) {
  const pages = Math.ceil(total / pageRows);
  const to = (index: number, words: string) => (
    <Link
      className={joinClasses(patterns.link, patterns.offPaper)}
      to={writeGuestQuery(query, index + 1)}
      preventScrollReset
      replace
    >
      {words}
    </Link>
  );
  return (
    <nav
      className={joinClasses(patterns.small, styles.pages)}
      aria-label={say('Pages of the guest list')}
    >
      {page > 0 ? to(page - 1, say('Previous')) : <span />}
      <p>{say('Page {page, number} of {pages, number}', { page: page + 1, pages })}</p>
      {page + 1 < pages ? to(page + 1, say('Next¦page')) : <span />}
    </nav>
  );
}

interface OtherPagesProps {
  scrolls: boolean;
  guests: GuestWindow;
  page: number;
}

export function OtherPages({ scrolls, guests, page }: OtherPagesProps) {
  const { query, invited, open } = guests;
  if (!scrolls && page === 0 && invited + open <= pageRows) return null;
  if (!scrolls) return <GuestPages query={query} page={page} total={invited + open} />;
  return (
    <Link
      className={joinClasses(patterns.link, patterns.offPaper, styles.more)}
      to={writeGuestQuery(query, 1)}
      preventScrollReset
      replace
    >
      {say('Show the list in pages')}
    </Link>
  );
}
