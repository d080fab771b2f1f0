import { Link } from 'react-router';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { type Language, isRightToLeft } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';
import { getDoorListPath, getDoorPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import { writeRows } from './door-list-rows.ts';
import type { DoorLine } from './door-rules.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './door-list.module.css';

interface DoorListPageProps {
  frame: EventFrame;
  /** Of the table, which helpers at the door read; the screen around it is the host's. */
  language: Language;
  heads: readonly string[];
  when: string;
  lines: readonly DoorLine[];
  /** How many are expected. */
  people: number;
  /** Also lists guests who said no or have not answered. */
  everybody: boolean;
}

const describeLength = (names: number, people: number) =>
  [
    say('{names, plural, one {# name} other {# names}}', { names }),
    say('{people, plural, one {# person expected} other {# people expected}}', { people }),
  ].join(' · ');

/** The guest list on paper (behaviour 41.8). */
export function DoorListPage({ frame, people, everybody, ...paper }: DoorListPageProps) {
  const { inviteId, title } = frame;
  const { lines } = paper;
  const other = everybody
    ? { to: getDoorListPath(inviteId), label: say('Only those who come or might') }
    : { to: `${getDoorListPath(inviteId)}?who=all`, label: say('Everybody on the list') };
  return (
    <>
      <SectionHead
        title={say('Door list')}
        back={{ to: getDoorPath(inviteId), label: say('At the door') }}
        note={describeLength(lines.length, people)}
        actions={
          <>
            <Button variant="primary" onClick={() => window.print()}>
              {say('Print')}
            </Button>
            <Link className={patterns.line} to={other.to}>
              {other.label}
            </Link>
          </>
        }
      />
      {lines.length === 0 ? (
        <p>{say('Nobody has said yes or maybe yet.')}</p>
      ) : (
        <div className={styles.scroll}>
          <GuestTable {...paper} title={title} />
        </div>
      )}
    </>
  );
}

const { box = '', household = '', note = '' } = styles;
const rowStyles = { box, household, note };

type PaperProps = Omit<DoorListPageProps, 'frame' | 'people' | 'everybody'> & { title: string };

function GuestTable({ language, heads, lines, title, when }: PaperProps) {
  return (
    <table className={styles.list} lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
      <caption>
        <bdi>{title}</bdi>
        {when ? ` · ${when}` : ''}
      </caption>
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody dangerouslySetInnerHTML={{ __html: writeRows(lines, rowStyles) }} />
    </table>
  );
}
