import { useId } from 'react';
import { Link } from 'react-router';

import { editPath } from '#app/features/draft/part-paths.ts';
import { getEventExportPath, getGuestsFilePath, getSettingsPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';

import styles from './more-actions.module.css';

interface MoreActionsProps {
  inviteId: string;
  isCanceled: boolean;
}

/** Rarer actions. The browser opens and closes the list, even without JavaScript. */
export function MoreActions({ inviteId, isCanceled }: MoreActionsProps) {
  const id = useId();
  const settings = getSettingsPath(inviteId);
  return (
    <div>
      <Button className={styles.button} popoverTarget={id}>
        More
      </Button>
      <ul id={id} className={styles.list} popover="auto">
        <li>
          <Link to={editPath('dateTime', inviteId)}>Change the date</Link>
        </li>
        <li>
          <a href={getGuestsFilePath(inviteId)}>Guests as a spreadsheet (CSV)</a>
        </li>
        <li>
          <a href={getEventExportPath(inviteId)}>The whole event (JSON)</a>
        </li>
        <li>
          <Link to={`${settings}#copy`}>Duplicate the event</Link>
        </li>
        <li>
          <Link to={`${settings}#cancel`}>
            {isCanceled ? 'It takes place after all' : 'Cancel the event'}
          </Link>
        </li>
      </ul>
    </div>
  );
}
