import { editPath } from '#app/features/draft/part-paths.ts';
import type { PartName } from '#app/features/draft/parts.ts';
import { getAccountPath, getPictureScreenPath, getSettingPath } from '#app/platform/paths.ts';
import { Row, RowGroup, RowGroups } from '#app/ui/cards/row-list.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import type { SettingValues } from './settings-rows.ts';
import type { SettingsView } from './settings-view.server.ts';

const quickLinks: readonly (readonly [keyof SettingValues & PartName, string])[] = [
  ['eventName', 'Edit event name'],
  ['dateTime', 'Edit date & time'],
  ['location', 'Edit location'],
  ['invitee', 'Manage invitees'],
  ['activity', 'Edit activities'],
  ['partyType', 'Edit type'],
  ['theme', 'Edit theme'],
];

/** What can be set, as rows that say what is set (behaviour 34.14). */
export function SettingsPage({ view }: { view: SettingsView }) {
  const { id, values, isCanceled, isOwner } = view;
  const answers = editPath('answers', id);
  return (
    <>
      <SectionHead title="Settings" />
      <RowGroups>
        <RowGroup title="Quick Links">
          {quickLinks.map(([part, label]) => (
            <Row key={part} to={editPath(part, id)} label={label} value={values[part]} />
          ))}
          <Row to={getPictureScreenPath(id)} label="Edit picture" value={values.picture} />
        </RowGroup>
        <RowGroup title="Answers">
          <Row to={answers} label="Answer settings" value={values.answers} />
          <Row to={`${answers}#who-sees-whom`} label="Who sees whom" value={values.whoSees} />
        </RowGroup>
        <RowGroup title="Together">
          <Row to={getSettingPath(id, 'co-hosts')} label="Co-hosts" value={values.members} />
          <Row to={getAccountPath('mail')} label="Your mail" value={values.mail} />
        </RowGroup>
        <RowGroup title="Files and paper">
          <Row to={getSettingPath(id, 'export')} label="Export" value="CSV, JSON" />
          <Row to={getSettingPath(id, 'print')} label="Print" value="Door list, cards" />
        </RowGroup>
        <RowGroup title="This event">
          <Row to={getSettingPath(id, 'copy')} label="Duplicate" />
          <Row
            to={getSettingPath(id, 'cancel')}
            label={isCanceled ? 'Canceled' : 'Cancel this event'}
            isGrave
          />
          {isOwner ? (
            <Row to={getSettingPath(id, 'delete')} label="Delete this event" isGrave />
          ) : null}
        </RowGroup>
      </RowGroups>
    </>
  );
}
