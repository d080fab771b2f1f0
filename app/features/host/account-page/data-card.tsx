import { Link } from 'react-router';

import { getAccountDeletionPath, getAccountExportPath } from '#app/platform/paths.ts';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';

import styles from '#app/ui/cards/link-list.module.css';

/** Downloads all data, or deletes the account (behaviour 32.8, 32.9). */
export function DataCard() {
  return (
    <TitledCard title="Your data">
      <ul className={styles.links}>
        <li>
          <a href={getAccountExportPath()} download>
            Download everything (JSON)
          </a>
        </li>
        <li>
          <Link to={getAccountDeletionPath()}>Delete the account</Link>
        </li>
      </ul>
    </TitledCard>
  );
}
