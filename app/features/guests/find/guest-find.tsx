import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import type { StoredQuestion } from '#app/features/invite/schema.ts';
import type { LabelCount } from '#app/features/labels/labels.ts';
import { type Figures, countEverybody } from '#app/features/rsvp/rules.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { GuestMarks } from '../guest-row.ts';
import { type AnswerFilter, answerFilters } from './answer-filter.ts';
import { FindField, type TypedFind, typingMs } from './find-field.tsx';
import type { GuestQuery } from './guest-query.ts';
import { LabelChips } from './label-chips.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-find.module.css';

const filterLabels: Record<AnswerFilter, string> = {
  all: 'All',
  going: 'Going',
  maybe: 'Maybe',
  declined: 'Declined',
  none: 'No response',
  incomplete: 'Incomplete',
  late: 'Late',
  waiting: 'Waiting',
  nameless: 'No name',
  unsent: 'Not sent',
  failed: 'Failed',
};

interface Counted {
  figures: Figures;
  marks: GuestMarks;
}

function countShown(show: AnswerFilter, { figures, marks }: Counted): number {
  const { going, maybe, declined, noResponse } = figures;
  const counts = { going, maybe, declined, none: noResponse, ...marks };
  return show === 'all' ? countEverybody(figures) : counts[show];
}

/** Omits marks that no answer has, except the current filter. */
function listFilters(shown: AnswerFilter, counted: Counted): AnswerFilter[] {
  const usual = new Set<AnswerFilter>(['all', 'going', 'maybe', 'declined', 'none', shown]);
  return answerFilters.filter((one) => usual.has(one) || countShown(one, counted) > 0);
}

type ListedQuestion = Pick<StoredQuestion, 'id' | 'title'>;

interface ColumnsProps {
  questions: readonly ListedQuestion[];
  columns: readonly string[];
  onColumns: (columns: readonly string[]) => void;
}

/** Chooses the questions whose answers the list shows (behaviour 28.12). */
function Columns({ questions, columns, onColumns }: ColumnsProps) {
  const toggle = (id: string, isOn: boolean) =>
    onColumns(isOn ? [...columns, id] : columns.filter((one) => one !== id));
  return (
    <details className={styles.columns}>
      <summary className={joinClasses(patterns.link, patterns.caret)}>
        {columns.length > 0 ? `Columns (${columns.length})` : 'Columns'}
      </summary>
      <fieldset className={patterns.boxes}>
        <legend className="visually-hidden">Answers to show with each guest</legend>
        {questions.map(({ id, title }) => (
          <CheckField
            key={id}
            name="columns"
            value={id}
            checked={columns.includes(id)}
            onChange={(isOn) => toggle(id, isOn)}
          >
            <bdi>{title}</bdi>
          </CheckField>
        ))}
      </fieldset>
    </details>
  );
}

interface ShowsProps {
  show: AnswerFilter;
  counted: Counted;
  onShow: (show: AnswerFilter) => void;
}

function Shows({ show, counted, onShow }: ShowsProps) {
  return (
    <fieldset className={styles.shows}>
      <legend className="visually-hidden">Show</legend>
      {listFilters(show, counted).map((one) => (
        <label key={one} className={joinClasses(patterns.pick, styles.show)} data-show={one}>
          <input
            type="radio"
            name="show"
            value={one}
            checked={one === show}
            onChange={() => onShow(one)}
          />
          {filterLabels[one]} <span>{countShown(one, counted).toLocaleString('en')}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface GuestFindProps extends Counted {
  query: GuestQuery;
  onQuery: (query: GuestQuery) => void;
  labels: readonly LabelCount[];
  questions: readonly ListedQuestion[];
}

/** Places the cursor at the end of the text if the host came here typing, but not after a reload or Back. */
function useTypingOn() {
  const field = useRef<HTMLInputElement>(null);
  const state = useLocation().state as Partial<TypedFind> | null;
  const isPushed = useNavigationType() === NavigationType.Push;
  const typed = isPushed ? state?.find : undefined;
  const typeOn = useEffectEvent(() => {
    const { current } = field;
    if (!current || typed === undefined) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  });
  useEffect(() => typeOn(), []);
  return { field, typed };
}

export function GuestFind({ query, onQuery, labels, questions, ...counted }: GuestFindProps) {
  const { field, typed } = useTypingOn();
  const [find, setFind] = useState(typed ?? query.find);
  const [searched, setSearched] = useState(query.find);
  if (searched !== query.find) {
    setSearched(query.find);
    // Cleared by a key of the list.
    if (query.find === '') setFind('');
  }
  const { show, columns } = query;
  const change = (changes: Partial<GuestQuery>) =>
    onQuery({ ...query, find: find.trim(), ...changes });
  useEffect(() => {
    if (find.trim() === query.find) return;
    const timer = setTimeout(() => onQuery({ ...query, find: find.trim() }), typingMs);
    return () => clearTimeout(timer);
  }, [find, query, onQuery]);
  return (
    <search>
      <form
        method="get"
        className={joinClasses(patterns.stack3, patterns.offPaper)}
        onSubmit={(event) => event.preventDefault()}
      >
        <FindField ref={field} value={find} onChange={({ target }) => setFind(target.value)} />
        <Shows show={show} counted={counted} onShow={(one) => change({ show: one })} />
        <LabelChips
          labels={labels}
          chosen={query.labels}
          onLabels={(next) => change({ labels: next })}
        />
        {questions.length > 0 ? (
          <Columns
            questions={questions}
            columns={columns}
            onColumns={(next) => change({ columns: next })}
          />
        ) : null}
        <div className={styles.submit}>
          <Button type="submit">Find</Button>
        </div>
      </form>
    </search>
  );
}
