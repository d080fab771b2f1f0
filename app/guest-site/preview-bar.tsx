import { markLanguage } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';
import { getDashboardPath } from '#app/platform/paths.ts';

import styles from './preview-bar.module.css';

export function PreviewBar({ inviteId }: { inviteId: string }) {
  return (
    <p id="preview" {...markLanguage(getLanguage())} className={styles.bar}>
      {say('This is what your guests see')} <span aria-hidden="true">·</span>{' '}
      <a href={getDashboardPath(inviteId)}>{say('Back to the dashboard')}</a>
    </p>
  );
}
