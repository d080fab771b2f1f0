import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { ButtonLink } from '../button.tsx';
import { joinClasses } from '../classes.ts';
import { contentTarget } from '../skip-link.tsx';
import { lying } from './bunting-shape.ts';
import { Bunting, Pennant } from './bunting.tsx';
import { Canopy } from './canopy.tsx';
import { Wordmark } from './wordmark.tsx';

import styles from './lost-page.module.css';

interface LostPageProps {
  title: string;
  /** The page's head, without a hem: the wordmark by default, null when there is one already. */
  bar?: ReactNode;
  /** True for a temporary problem: the bunting is drawn hanging. */
  temporary?: boolean;
  heading: string;
  /** Explains the problem. */
  children: ReactNode;
  /** The links or buttons at the end. */
  actions: ReactNode;
}

/** A whole page in place of a screen that cannot be shown, with fallen bunting and a way on. */
export function LostPage({ title, bar, temporary, heading, children, actions }: LostPageProps) {
  return (
    <div className={joinClasses(styles.page, bar === null && styles.headed)} data-lost>
      <title>{`${title} · Festoon`}</title>
      {bar === undefined ? (
        <Canopy hem={false} className={styles.top}>
          <Wordmark />
        </Canopy>
      ) : (
        bar
      )}
      <main {...contentTarget} className={styles.main}>
        <Canopy as="div" className={styles.hero}>
          <Bunting state={temporary ? 'whole' : 'torn'} />
          <div className={styles.words}>
            <h1 className={styles.heading}>{heading}</h1>
            <p className={styles.lead}>{children}</p>
            <div className={styles.actions}>{actions}</div>
          </div>
        </Canopy>
        <div className={styles.floor}>{temporary ? null : <FallenFlags />}</div>
      </main>
    </div>
  );
}

function FallenFlags() {
  return (
    <svg className={styles.fallen} viewBox="0 0 440 48" aria-hidden>
      <Pennant x={60} y={30} tilt={lying} place={0} />
      <Pennant x={150} y={30} tilt={-lying} place={7} />
      <Pennant x={262} y={30} tilt={lying} place={6} />
      <Pennant x={350} y={30} tilt={-lying} place={5} />
    </svg>
  );
}

/** Loads the same address again. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={pathname + search} variant="primary" reloadDocument>
      Try again
    </ButtonLink>
  );
}
