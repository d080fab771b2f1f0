import { getEventExportPath, getGuestsFilePath } from '#app/platform/paths.ts';

import { DashboardCard } from '../dashboard-card.tsx';

import styles from '../dashboard-parts.module.css';

/** The links that download the event and its guests as files (behaviour 33.8, 33.10). */
export function ExportCard({ inviteId }: { inviteId: string }) {
  return (
    <DashboardCard title="Export" paper="none">
      <ul className={styles.links}>
        <li>
          <a href={getGuestsFilePath(inviteId)} download>
            Guests as a spreadsheet (CSV)
          </a>
        </li>
        <li>
          <a href={getEventExportPath(inviteId)} download>
            The whole event (JSON)
          </a>
        </li>
      </ul>
    </DashboardCard>
  );
}
