import { Link } from 'react-router';

import { getDashboardPath } from '#app/platform/paths.ts';
import { Notice } from '#app/ui/notice.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import { ActivityCard } from '../activity/activity-card.tsx';
import { QuickLinks } from '../dashboard-parts.tsx';
import { HostBar } from '../host-bar.tsx';
import { CancelCard } from './cancel-card.tsx';
import { CopyCard } from './copy-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import type { SettingsReply } from './settings-schema.ts';
import type { SettingsView } from './settings-view.server.ts';

import styles from './event-settings.module.css';

const doneTexts = {
  canceled:
    'The event is canceled. Your guests read it on their page, in the link’s preview and in their calendar.',
  worded: 'Your message is saved. Your guests read it on their page.',
  reinstated: 'The event takes place again, and your guests can answer. Nobody is told by itself.',
} as const;

interface SettingsPageProps {
  view: SettingsView;
  hostName: string;
  reply: SettingsReply | undefined;
}

/** Everything about one event that is not needed every day (behaviour 34.14). */
export function SettingsPage({ view, hostName, reply }: SettingsPageProps) {
  return (
    <div className={styles.page}>
      <title>{`Settings of ${view.title} · Festoon`}</title>
      <HostBar hostName={hostName} eventsLink />
      <main {...contentTarget} className={styles.main}>
        <header className={styles.header}>
          <h1>Settings</h1>
          <p className={styles.event}>
            <Link to={getDashboardPath(view.id)}>
              <bdi>{view.title}</bdi>
            </Link>
          </p>
        </header>
        {reply?.ok ? <Notice tone="good">{doneTexts[reply.done]}</Notice> : null}
        {reply && !reply.ok && reply.field === null ? (
          <Notice tone="bad">{reply.message}</Notice>
        ) : null}
        <div className={styles.cards}>
          <div className={styles.column}>
            <QuickLinks inviteId={view.id} />
            <CopyCard copyId={view.copyId} />
          </div>
          <div className={styles.column}>
            <CancelCard view={view} reply={reply} />
            {view.mayDelete ? <DeleteCard view={view} reply={reply} /> : null}
          </div>
        </div>
        <ActivityCard activity={view.activity} earlierPath={null} />
      </main>
    </div>
  );
}
