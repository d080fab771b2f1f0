import { type ChangeEvent, useId, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { say } from '#app/platform/language/say.ts';
import { Notice } from '#app/ui/notice.tsx';

import { type Columns, guessColumns, listLeftOut, readRows } from '../formats/csv-columns.ts';
import { writeGuestLine } from '../formats/guest-lines.ts';
import type { CsvTable } from '../formats/read-csv.ts';
import { CsvColumns } from './csv-columns.tsx';
import { describeLeftOut, describeUnclosed } from './left-out.ts';
import { readCsvFile } from './read-csv-file.ts';

interface Upload {
  table: CsvTable;
  columns: Columns;
}

function useUpload() {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState('');
  const [reading, setReading] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setProblem('');
    setReading(true);
    const read = await readCsvFile(file);
    // Without this, choosing the same file again after correcting it would not fire a change event.
    target.value = '';
    setReading(false);
    if (read.ok) setUpload({ table: read.value, columns: guessColumns(read.value.rows) });
    else setProblem(read.error);
  };
  return { upload, setUpload, problem, reading, choose };
}

type OnLines = (lines: string[], note: string) => void;

/** Reads a file, lets the host assign its columns, and passes its guests on as lines. */
export function useCsvUpload(onLines: OnLines) {
  const { upload, setUpload, ...choosing } = useUpload();
  const take = ({ table, columns }: Upload) => {
    const lines = readRows(table.rows, columns).map(writeGuestLine);
    const cut = table.cut
      ? say('The file has more than {most, number} rows: the others were left out.', {
          most: limits.invitees,
        })
      : '';
    setUpload(null);
    const notes = [
      say('{count, plural, one {# row taken from the file.} other {# rows taken from the file.}}', {
        count: lines.length,
      }),
      cut,
      describeLeftOut(listLeftOut(table.rows, columns)),
      describeUnclosed(table.unclosed),
    ];
    onLines(lines, notes.filter((note) => note !== '').join(' '));
  };
  return {
    ...choosing,
    upload,
    map: (columns: Columns) => upload && setUpload({ ...upload, columns }),
    take: () => upload && take(upload),
    cancel: () => setUpload(null),
  };
}

interface CsvUploadProps {
  csv: ReturnType<typeof useCsvUpload>;
  isBusy: boolean;
}

export function CsvField({ csv: { reading, choose }, isBusy }: CsvUploadProps) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="visually-hidden"
        disabled={reading || isBusy}
        onChange={(event) => void choose(event)}
      />
      <label htmlFor={id}>{reading ? say('Reading…') : say('Upload CSV')}</label>
    </>
  );
}

/** What the columns of the chosen file hold, or why it cannot be read. */
export function CsvContent({ csv, isBusy }: CsvUploadProps) {
  const { problem, upload, map, take, cancel } = csv;
  return (
    <>
      {problem ? <Notice tone="bad">{say(problem)}</Notice> : null}
      {upload && !isBusy ? (
        <CsvColumns
          rows={upload.table.rows}
          unclosed={upload.table.unclosed}
          columns={upload.columns}
          onChange={map}
          onTake={take}
          onCancel={cancel}
        />
      ) : null}
    </>
  );
}
