import { quickLinks, quickParts } from '#app/features/dashboard/quick-links.ts';
import { editPath } from '#app/features/draft/part-paths.ts';
import { say } from '#app/platform/language/say.ts';
import { getAccountPath, getPictureScreenPath, getSettingPath } from '#app/platform/paths.ts';
import { Row, RowGroup, RowGroups } from '#app/ui/cards/row-list.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import type { SettingsView } from './settings-view.server.ts';

function FilesAndPaper({ id }: Pick<SettingsView, 'id'>) {
  return (
    <RowGroup title={say('Files and paper')}>
      <Row to={getSettingPath(id, 'export')} label={say('Export')} value="CSV, JSON" />
      <Row to={getSettingPath(id, 'print')} label={say('Print')} value={say('Door list, cards')} />
    </RowGroup>
  );
}

function WholeEvent({ view: { id, isCanceled, isOwner } }: { view: SettingsView }) {
  return (
    <RowGroup title={say('This event')}>
      <Row to={getSettingPath(id, 'copy')} label={say('Duplicate')} />
      <Row
        to={getSettingPath(id, 'cancel')}
        label={isCanceled ? say('Canceled') : say('Cancel this event')}
        isGrave
      />
      {isOwner ? (
        <Row to={getSettingPath(id, 'delete')} label={say('Delete this event')} isGrave />
      ) : null}
    </RowGroup>
  );
}

/** What can be set, as rows that say what is set (behaviour 34.14). */
export function SettingsPage({ view }: { view: SettingsView }) {
  const { id, values } = view;
  const answers = editPath('answers', id);
  return (
    <>
      <SectionHead title={say('Settings')} />
      <RowGroups>
        <RowGroup title={say('Quick Links')}>
          {quickParts.map((part) => (
            <Row
              key={part}
              to={editPath(part, id)}
              label={say(quickLinks[part])}
              value={values[part]}
            />
          ))}
          <Row to={getPictureScreenPath(id)} label={say('Edit picture')} value={values.picture} />
          <Row
            to={getSettingPath(id, 'language')}
            label={say('Language of your guests')}
            value={values.language}
          />
        </RowGroup>
        <RowGroup title={say('Answers')}>
          <Row to={answers} label={say('Answer settings')} value={values.answers} />
          <Row
            to={`${answers}#who-sees-whom`}
            label={say('Who sees whom')}
            value={values.whoSees}
          />
          <Row
            to={getSettingPath(id, 'words')}
            label={say('Other languages')}
            value={values.words}
          />
        </RowGroup>
        <RowGroup title={say('Together')}>
          <Row to={getSettingPath(id, 'co-hosts')} label={say('Co-hosts')} value={values.members} />
          <Row to={getAccountPath('mail')} label={say('Your mail')} value={values.mail} />
        </RowGroup>
        <FilesAndPaper id={id} />
        <WholeEvent view={view} />
      </RowGroups>
    </>
  );
}
