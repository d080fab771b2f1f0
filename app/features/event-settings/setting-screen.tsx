import { ActivityList } from '#app/features/activity/activity-list.tsx';
import { renderUndo } from '#app/features/dashboard/event-activity.tsx';
import { say, texts } from '#app/platform/language/say.ts';
import { getSettingsPath } from '#app/platform/paths.ts';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import { CancelScreen } from './cancel-screen.tsx';
import { AgainForm, CopyForm } from './copy-form.tsx';
import { DeleteForm } from './delete-form.tsx';
import { ExportLinks, PrintLinks } from './file-links.tsx';
import { LanguageForm } from './language-form.tsx';
import { MembersScreen } from './members-screen.tsx';
import { type SettingsReply, isAtField } from './settings-schema.ts';
import type { SettingView } from './settings-view.server.ts';
import { WordsScreen } from './words/words-screen.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './event-settings.module.css';

export const settingTitles = texts({
  language: 'Language of your guests',
  words: 'Your words in other languages',
  'co-hosts': 'Co-hosts',
  activity: 'All activity',
  export: 'Export',
  print: 'Print',
  copy: 'Duplicate',
  cancel: 'Cancel this event',
  delete: 'Delete this event',
}) satisfies Readonly<Record<SettingView['row'], string>>;

export function titleOf(view: SettingView): string {
  if (view.row === 'copy' && view.past) return say('Do it again');
  return view.row === 'cancel' && view.cancellation
    ? say('Canceled')
    : say(settingTitles[view.row]);
}

const doneTexts = texts({
  canceled:
    'The event is canceled. Guests see it on their page, in the link’s preview and in their calendar.',
  translated: 'Saved. Your guests read it in this language now.',
  worded: 'Saved. Your guests see your words on their page.',
  reinstated: 'It’s on again. Tell your guests?',
  words: null,
  invited: null,
  revoked: 'The link no longer works.',
  removed: 'Removed. That host no longer sees this event.',
  gone: 'That host was no longer part of this event.',
});

interface ScreenProps {
  view: SettingView;
  reply: SettingsReply | undefined;
}

function Content({ view, reply }: ScreenProps) {
  switch (view.row) {
    case 'language':
      // Once saved or refused, it shows what is stored.
      return <LanguageForm key={`${view.version}`} view={view} />;
    case 'words':
      return <WordsScreen view={view} reply={reply} />;
    case 'co-hosts':
      return <MembersScreen view={view} reply={reply} />;
    case 'activity':
      return view.activity.length === 0 ? null : (
        <TitledCard id="activity" title={say('Activity')} paper="none">
          <ActivityList activity={view.activity} renderAside={renderUndo} />
        </TitledCard>
      );
    case 'export':
      return <ExportLinks inviteId={view.id} />;
    case 'print':
      return <PrintLinks inviteId={view.id} />;
    case 'copy':
      return view.past ? (
        <AgainForm copyId={view.copyId} {...view.past} />
      ) : (
        <CopyForm copyId={view.copyId} />
      );
    case 'cancel':
      return <CancelScreen view={view} reply={reply} />;
    case 'delete':
      return <DeleteForm title={view.title} reply={reply} />;
  }
}

/** The screen of one row of the settings, with the reply to its form. */
export function SettingScreen({ view, reply }: ScreenProps) {
  const done = reply?.ok ? doneTexts[reply.done] : null;
  return (
    <>
      <SectionHead
        title={titleOf(view)}
        back={{ to: getSettingsPath(view.id), label: say('Settings') }}
      />
      <div
        className={joinClasses(patterns.stack5, view.row === 'words' ? styles.wide : styles.screen)}
      >
        {done === null ? null : <Notice tone="good">{say(done)}</Notice>}
        {reply?.ok === false && view.row !== 'words' && !isAtField(reply) ? (
          <Notice tone="bad">{reply.message}</Notice>
        ) : null}
        <Content view={view} reply={reply} />
      </div>
    </>
  );
}
