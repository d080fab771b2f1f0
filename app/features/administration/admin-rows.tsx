import * as addresses from '#app/platform/addresses.ts';
import { say, sayNumber } from '#app/platform/language/say.ts';
import { Row, RowGroup, RowGroups } from '#app/ui/cards/row-list.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';

import type { CountsView } from './administration-view.server.ts';
import { formatBytes, registrationWords } from './words.ts';

interface Figures {
  version: string;
  mail: { waiting: number; failed: number };
  errors: number;
  databaseSize: number;
  diskLeft: number | null;
  lastBackup: number | null;
}

/** Hosts, and how the server is (behaviour 46.8). */
export function AdminRows({ counts, figures }: { counts: CountsView; figures: Figures }) {
  const { mail, errors, databaseSize, diskLeft, lastBackup, version } = figures;
  return (
    <>
      <SectionHead title={say('Administration')} />
      <RowGroups>
        <RowGroup title={say('Hosts')}>
          <Row to={addresses.adminHosts} label={say('Hosts')} value={sayNumber(counts.hosts)} />
          <Row
            to={addresses.adminLinks}
            label={say('Registration links')}
            value={
              counts.links === 0
                ? say('None¦registration links')
                : say('{count, plural, one {# unused} other {# unused}}', { count: counts.links })
            }
          />
          <Row label={say('New accounts')} value={say(registrationWords[counts.registration])} />
        </RowGroup>
        <RowGroup title={say('Mail')}>
          <Row to={addresses.adminMail} label={say('Mail check')} value="MX, SPF, DKIM, DMARC" />
          <Row label={say('Waiting')} value={sayNumber(mail.waiting)} />
          <Row label={say('Given up')} value={sayNumber(mail.failed)} />
        </RowGroup>
        <RowGroup title={say('This server')}>
          <Row label={say('Database')} value={formatBytes(databaseSize)} />
          {diskLeft === null ? null : (
            <Row label={say('Disk left')} value={formatBytes(diskLeft)} />
          )}
          <Row
            label={say('Last backup')}
            value={lastBackup === null ? say('Never¦backup') : <LocalTime at={lastBackup} />}
          />
          <Row label={say('Errors since the start')} value={sayNumber(errors)} />
          <Row label={say('Version')} value={version} />
        </RowGroup>
      </RowGroups>
    </>
  );
}
