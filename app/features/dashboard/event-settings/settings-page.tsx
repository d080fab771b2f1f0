import { ExportCard } from '#app/features/event-file/export-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import { QuickLinks } from '../dashboard-parts.tsx';
import { EventActivity } from '../event-activity.tsx';
import { CancelCard } from './cancel-card.tsx';
import { CopyCard } from './copy-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { MembersCard } from './members-card.tsx';
import { type SettingsReply, isAtField } from './settings-schema.ts';
import type { SettingsView } from './settings-view.server.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './event-settings.module.css';

const doneTexts = {
  canceled:
    'The event is canceled. Your guests read it on their page, in the link’s preview and in their calendar.',
  worded: 'Your message is saved. Your guests read it on their page.',
  reinstated: 'It’s on again, and your guests can answer. Nobody is told automatically.',
  invited: null,
  revoked: 'The link no longer works.',
  removed: 'Removed. That host no longer sees this event.',
  gone: 'That host was no longer part of this event.',
} as const;

interface SettingsPageProps {
  view: SettingsView;
  reply: SettingsReply | undefined;
}

/** What a host rarely needs (behaviour 34.14). */
export function SettingsPage({ view, reply }: SettingsPageProps) {
  return (
    <>
      <SectionHead title="Settings" />
      {reply?.ok && doneTexts[reply.done] !== null ? (
        <Notice tone="good">{doneTexts[reply.done]}</Notice>
      ) : null}
      {reply?.ok === false && !isAtField(reply) ? (
        <Notice tone="bad">{reply.message}</Notice>
      ) : null}
      <div className={joinClasses(patterns.stack5, styles.cards)}>
        <div className={patterns.stack5}>
          <QuickLinks inviteId={view.id} />
          <MembersCard
            inviteId={view.id}
            view={view.members}
            isOwner={view.isOwner}
            prover={view.prover}
            reply={reply}
          />
          <ExportCard inviteId={view.id} />
          <CopyCard copyId={view.copyId} />
        </div>
        <div className={patterns.stack5}>
          <CancelCard view={view} reply={reply} />
          {view.isOwner ? <DeleteCard view={view} reply={reply} /> : null}
        </div>
      </div>
      <EventActivity activity={view.activity} earlierPath={null} />
    </>
  );
}
