import * as addresses from '#app/platform/addresses.ts';
import { Row, RowGroup, RowGroups } from '#app/ui/cards/row-list.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

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

const toCount = (count: number) => count.toLocaleString('en');

/** Hosts, and how the server is (behaviour 46.8). */
export function AdminRows({ counts, figures }: { counts: CountsView; figures: Figures }) {
  const { mail, errors, databaseSize, diskLeft, lastBackup, version } = figures;
  return (
    <>
      <SectionHead title="Administration" />
      <RowGroups>
        <RowGroup title="Hosts">
          <Row to={addresses.adminHosts} label="Hosts" value={toCount(counts.hosts)} />
          <Row
            to={addresses.adminLinks}
            label="Registration links"
            value={counts.links === 0 ? 'None' : `${toCount(counts.links)} unused`}
          />
          <Row label="New accounts" value={registrationWords[counts.registration]} />
        </RowGroup>
        <RowGroup title="Mail">
          <Row to={addresses.adminMail} label="Mail check" value="MX, SPF, DKIM, DMARC" />
          <Row label="Waiting" value={toCount(mail.waiting)} />
          <Row label="Given up" value={toCount(mail.failed)} />
        </RowGroup>
        <RowGroup title="This server">
          <Row label="Database" value={formatBytes(databaseSize)} />
          {diskLeft === null ? null : <Row label="Disk left" value={formatBytes(diskLeft)} />}
          <Row
            label="Last backup"
            value={lastBackup === null ? 'Never' : <LocalTime at={lastBackup} />}
          />
          <Row label="Errors since the start" value={toCount(errors)} />
          <Row label="Version" value={version} />
        </RowGroup>
      </RowGroups>
    </>
  );
}
