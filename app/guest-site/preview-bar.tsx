import { getDashboardPath } from '#app/platform/paths.ts';

import styles from './preview-bar.module.css';

export function PreviewBar({ inviteId }: { inviteId: string }) {
  return (
    <p id="preview" className={styles.bar}>
      This is what your guests see <span aria-hidden="true">·</span>{' '}
      <a href={getDashboardPath(inviteId)}>Back to the dashboard</a>
    </p>
  );
}
