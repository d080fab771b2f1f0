import { getEventExportPath, getGuestsFilePath } from '#app/platform/paths.ts';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';

import styles from '#app/ui/cards/link-list.module.css';

export function ExportCard({ inviteId }: { inviteId: string }) {
  return (
    <TitledCard title="Export" paper="none">
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
    </TitledCard>
  );
}
