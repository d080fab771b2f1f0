import { WaitingCard } from '#app/features/wizard/frame/waiting-card.tsx';

import styles from './waiting-sheet.module.css';

/** About as high as the invitation, so that the page hardly moves when that is drawn (behaviour 3.21). */
export function WaitingSheet({ title }: { title: string }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.picture}>
        <WaitingCard title={title} />
      </div>
    </div>
  );
}
