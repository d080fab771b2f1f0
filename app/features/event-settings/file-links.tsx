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
    <RowGroup title="Files to keep">
      <Row to={getGuestsFilePath(inviteId)} label="Guests as a spreadsheet" value="CSV" download />
      <Row to={getEventExportPath(inviteId)} label="The whole event" value="JSON" download />
    </RowGroup>
  );
}

/** What is made for paper. */
export function PrintLinks({ inviteId }: { inviteId: string }) {
  return (
    <RowGroup title="For paper">
      <Row to={getDoorListPath(inviteId)} label="Door list" value="To tick off" />
      <Row to={getCardsPath(inviteId)} label="Cards" value="One for each guest" />
    </RowGroup>
  );
}
