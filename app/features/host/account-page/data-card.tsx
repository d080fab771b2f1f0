import { Link } from 'react-router';

import * as addresses from '#app/platform/addresses.ts';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';

import styles from '#app/ui/cards/link-list.module.css';

export function DataCard() {
  return (
    <TitledCard title="Your data">
      <ul className={styles.links}>
        <li>
          <a href={addresses.accountExport} download>
            Download everything (JSON)
          </a>
        </li>
        <li>
          <Link to={addresses.accountDeletion}>Delete the account</Link>
        </li>
      </ul>
    </TitledCard>
  );
}
