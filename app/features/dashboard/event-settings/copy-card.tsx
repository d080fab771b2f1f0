import { Form, useNavigation } from 'react-router';

import { Button } from '#app/ui/button.tsx';

import { DashboardCard } from '../dashboard-card.tsx';

import styles from './event-settings.module.css';

/** Makes a new event like this one. */
export function CopyCard({ copyId }: { copyId: string }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <DashboardCard title="Duplicate">
      <p>A new event with everything of this one except its answers.</p>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="copyId" value={copyId} />
        <label className={styles.check}>
          <input type="checkbox" name="guests" value="with" defaultChecked />
          <span>With the guests, each with a new personal link</span>
        </label>
        <div className={styles.row}>
          <Button type="submit" name="intent" value="copy" disabled={busy}>
            Duplicate this event
          </Button>
        </div>
      </Form>
    </DashboardCard>
  );
}
