import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { languages } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';
import { getAccountPath } from '#app/platform/paths.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { type EventBar, HostBar, HostFoot } from './host-bar.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './host-page.module.css';

interface HostPageProps {
  /** The product's name is added. */
  title: string;
  /** Null without a session. */
  hostName: string | null;
  /** False on the list of events itself. */
  eventsLink?: boolean;
  event?: EventBar;
  isNarrow?: boolean;
  children: ReactNode;
}

export function HostPage(props: HostPageProps) {
  const { title, hostName, eventsLink = true, event, isNarrow = false, children } = props;
  return (
    <div className={styles.page}>
      <title>{`${title} · Festoon`}</title>
      {hostName === null ? (
        <Canopy bleed>
          <Wordmark />
        </Canopy>
      ) : (
        <HostBar {...{ hostName, eventsLink, event }} />
      )}
      <main {...contentTarget} className={styles.main} data-narrow={isNarrow}>
        {children}
      </main>
      {hostName === null || event?.job ? null : (
        <footer className={joinClasses(patterns.offPaper, styles.foot)}>
          <HostFoot hostName={hostName} />
          <Link to={getAccountPath('language')} className={styles.language}>
            {say('Language: {language}', { language: languages[getLanguage()] })}
          </Link>
        </footer>
      )}
    </div>
  );
}
