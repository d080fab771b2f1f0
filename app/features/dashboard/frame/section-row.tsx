import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

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

const sections = {
  overview: { label: 'Overview', pathOf: getDashboardPath },
  guests: { label: 'Guests', pathOf: getGuestsPath },
  answers: { label: 'Answers', pathOf: getAnswersPath },
  messages: { label: 'Messages', pathOf: getMessagesPath },
  door: { label: 'Door', pathOf: getDoorPath },
  settings: { label: 'Settings', pathOf: getSettingsPath },
} as const;

export type SectionName = keyof typeof sections;

const names = Object.keys(sections) as SectionName[];

/** With fewer pixels left, the row scrolls to its end: else the last entry seems to touch the edge. */
const nearEnd = 32;

/** Scrolls sideways where it does not fit, with the current section in view. Settings is a phone's gear (behaviour 39.1). */
export function SectionRow({ inviteId, section }: { inviteId: string; section: SectionName }) {
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
    <nav className={joinClasses(patterns.offPaper, styles.row)} aria-label="Sections of this event">
      <ul>
        {names.map((name) => (
          <li key={name} data-section={name}>
            <Link
              ref={name === section ? current : null}
              to={sections[name].pathOf(inviteId)}
              aria-current={name === section ? 'page' : undefined}
              prefetch="intent"
            >
              {sections[name].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
