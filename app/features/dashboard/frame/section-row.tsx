import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { say, texts } from '#app/platform/language/say.ts';
import {
  getAnswersPath,
  getDashboardPath,
  getDoorPath,
  getGuestsPath,
  getMessagesPath,
  getSettingsPath,
} from '#app/platform/paths.ts';
import { joinClasses } from '#app/ui/classes.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './section-row.module.css';

const labels = texts({
  overview: 'Overview',
  guests: 'Guests',
  answers: 'Answers',
  messages: 'Messages',
  door: 'Door',
  settings: 'Settings',
});

export type SectionName = keyof typeof labels;

const paths: Record<SectionName, (inviteId: string) => string> = {
  overview: getDashboardPath,
  guests: getGuestsPath,
  answers: getAnswersPath,
  messages: getMessagesPath,
  door: getDoorPath,
  settings: getSettingsPath,
};

const names = Object.keys(labels) as SectionName[];

/** With fewer pixels left, the row scrolls to its end: else the last entry seems to touch the edge. */
const nearEnd = 32;

interface SectionRowProps {
  inviteId: string;
  section: SectionName;
  /** Messages of guests that the host has not seen. */
  unread: number;
}

/** Beside 'Messages' (behaviour 31.16). */
function Unread({ count }: { count: number }) {
  return (
    <span className={styles.unread}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden">{` ${say('new¦messages')}`}</span>
    </span>
  );
}

/** Scrolls sideways where it does not fit, with the current section in view. Settings is a phone's gear (behaviour 39.1). */
export function SectionRow({ inviteId, section, unread }: SectionRowProps) {
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = current.current;
    const row = link?.closest('nav');
    if (!link || !row) return;
    const middle = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
    const most = row.scrollWidth - row.clientWidth;
    row.scrollLeft = most - middle < nearEnd ? most : middle;
  }, []);
  return (
    <nav
      className={joinClasses(patterns.offPaper, styles.row)}
      aria-label={say('Sections of this event')}
    >
      <ul>
        {names.map((name) => (
          <li key={name} data-section={name}>
            <Link
              ref={name === section ? current : null}
              to={paths[name](inviteId)}
              aria-current={name === section ? 'page' : undefined}
              prefetch="intent"
            >
              {say(labels[name])}
              {name === 'messages' && unread > 0 ? <Unread count={unread} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
