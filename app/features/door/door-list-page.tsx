import { Link } from 'react-router';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { getDoorListPath, getDoorPath } from '#app/platform/paths.ts';
import { countLabel } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import { writeRows } from './door-list-rows.ts';
import type { DoorLine } from './door-rules.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './door-list.module.css';

interface DoorListPageProps {
  frame: EventFrame;
  when: string;
  lines: readonly DoorLine[];
  /** How many are expected. */
  people: number;
  /** Also lists guests who said no or have not answered. */
  everybody: boolean;
}

/** The guest list on paper (behaviour 41.8). */
export function DoorListPage({ frame, when, lines, people, everybody }: DoorListPageProps) {
  const { inviteId, title } = frame;
  const other = everybody
    ? { to: getDoorListPath(inviteId), label: 'Only those who come or might' }
    : { to: `${getDoorListPath(inviteId)}?who=all`, label: 'Everybody on the list' };
  return (
    <>
      <SectionHead
        title="Door list"
        back={{ to: getDoorPath(inviteId), label: 'At the door' }}
        note={`${countLabel(lines.length, 'name')} · ${countLabel(people, 'person', 'people')} expected`}
        actions={
          <>
            <Button variant="primary" onClick={() => window.print()}>
              Print
            </Button>
            <Link className={patterns.line} to={other.to}>
              {other.label}
            </Link>
          </>
        }
      />
      {lines.length === 0 ? (
        <p>Nobody has said yes or maybe yet.</p>
      ) : (
        <div className={styles.scroll}>
          <GuestTable lines={lines} title={title} when={when} />
        </div>
      )}
    </>
  );
}

const { box = '', household = '', note = '' } = styles;
const rowStyles = { box, household, note };

function GuestTable({
  lines,
  title,
  when,
}: Pick<DoorListPageProps, 'lines' | 'when'> & { title: string }) {
  return (
    <table className={styles.list}>
      <caption>
        <bdi>{title}</bdi>
        {when ? ` · ${when}` : ''}
      </caption>
      <thead>
        <tr>
          {['Here', 'Name', 'Expected', 'Note'].map((name) => (
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
