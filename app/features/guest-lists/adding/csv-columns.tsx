import { say, texts } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { SelectField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { type ColumnKind, columnKinds } from '../formats/column-headings.ts';
import { type Columns, listLeftOut, readRows } from '../formats/csv-columns.ts';
import { describeLeftOut, describeUnclosed } from './left-out.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './add-guests.module.css';

const labels = texts({
  name: 'Name',
  first: 'First name',
  last: 'Last name',
  email: 'Email',
  phone: 'Phone',
  language: 'Language',
  labels: 'Labels',
  people: 'Household members',
  companions: 'May bring',
  none: 'Leave out',
}) satisfies Record<ColumnKind, string>;

const samples = 3;

interface CsvColumnsProps {
  rows: readonly (readonly string[])[];
  unclosed: readonly string[];
  columns: Columns;
  onChange: (columns: Columns) => void;
  onTake: () => void;
  onCancel: () => void;
}

function showSamples(rows: readonly (readonly string[])[], at: number): string {
  const values = rows.slice(0, samples).map((row) => (row[at] ?? '').slice(0, 40));
  return values.filter(Boolean).join(' · ') || say('Empty');
}

function Mapping({
  rows,
  columns,
  onChange,
}: Pick<CsvColumnsProps, 'rows' | 'columns' | 'onChange'>) {
  const { headed, kinds } = columns;
  const values = headed ? rows.slice(1) : rows;
  // A kind belongs to one column at most.
  const choose = (at: number, kind: ColumnKind) =>
    onChange({
      headed,
      kinds: kinds.map((old, index) => (index === at ? kind : old === kind ? 'none' : old)),
    });
  return (
    <ul className={styles.mapping}>
      {kinds.map((kind, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is identified by its position
        <li key={at}>
          <SelectField
            label={
              (headed ? rows[0]?.[at]?.trim() : '') || say('Column {at, number}', { at: at + 1 })
            }
            hint={showSamples(values, at)}
            value={kind}
            onChange={(event) => choose(at, event.target.value as ColumnKind)}
          >
            {columnKinds.map((one) => (
              <option key={one} value={one}>
                {say(labels[one])}
              </option>
            ))}
          </SelectField>
        </li>
      ))}
    </ul>
  );
}

export function CsvColumns(props: CsvColumnsProps) {
  const { rows, unclosed, columns, onChange, onTake, onCancel } = props;
  const { headed, kinds } = columns;
  const guests = readRows(rows, columns).length;
  return (
    <section
      className={joinClasses(patterns.stack3, joinClasses(patterns.stack3, styles.group))}
      aria-label={say('Columns of the file')}
    >
      <h2>{say('What is in each column?')}</h2>
      <Mapping {...{ rows, columns, onChange }} />
      <CheckField checked={headed} onChange={(isHeaded) => onChange({ kinds, headed: isHeaded })}>
        {say('The first row names the columns')}
      </CheckField>
      {[describeLeftOut(listLeftOut(rows, columns)), describeUnclosed(unclosed)]
        .filter((note) => note !== '')
        .map((note) => (
          <Notice key={note}>{note}</Notice>
        ))}
      <div className={patterns.bar}>
        <Button disabled={guests === 0} onClick={onTake}>
          {say('{guests, plural, one {Take # row} other {Take # rows}}', { guests })}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {say('Cancel')}
        </Button>
      </div>
    </section>
  );
}
