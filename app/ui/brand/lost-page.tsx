import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { say } from '#app/platform/language/say.ts';

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
  /** The wordmark by default; null where there is one already. */
  bar?: ReactNode;
  temporary?: boolean;
  heading: string;
  children: ReactNode;
  actions: ReactNode;
}

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

export function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={pathname + search} variant="primary" reloadDocument>
      {say('Try again')}
    </ButtonLink>
  );
}
