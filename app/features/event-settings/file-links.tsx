import { say } from '#app/platform/language/say.ts';
import {
  getCardsPath,
  getDoorListPath,
  getEventExportPath,
  getGuestsFilePath,
} from '#app/platform/paths.ts';
import { Row, RowGroup } from '#app/ui/cards/row-list.tsx';

/** The files of an event. */
export function ExportLinks({ inviteId }: { inviteId: string }) {
  return (
    <RowGroup title={say('Files to keep')}>
      <Row
        to={getGuestsFilePath(inviteId)}
        label={say('Guests as a spreadsheet')}
        value="CSV"
        download
      />
      <Row to={getEventExportPath(inviteId)} label={say('The whole event')} value="JSON" download />
    </RowGroup>
  );
}

/** What is made for paper. */
export function PrintLinks({ inviteId }: { inviteId: string }) {
  return (
    <RowGroup title={say('For paper')}>
      <Row to={getDoorListPath(inviteId)} label={say('Door list')} value={say('To tick off')} />
      <Row to={getCardsPath(inviteId)} label={say('Cards')} value={say('One for each guest')} />
    </RowGroup>
  );
}
