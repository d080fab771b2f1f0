import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import type { StoredQuestion } from '#app/features/invite/schema.ts';
import type { LabelCount } from '#app/features/labels/labels.ts';
import { type Figures, countEverybody } from '#app/features/rsvp/rules.ts';
import { say, sayNumber, texts } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { RadioField } from '#app/ui/choices/radio-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { LanguageCount } from '../guest-languages.ts';
import type { GuestMarks } from '../guest-row.ts';
import { type AnswerFilter, answerFilters } from './answer-filter.ts';
import { FindField, type TypedFind, typingMs } from './find-field.tsx';
import { type GuestQuery, type GuestSort, guestSorts } from './guest-query.ts';
import { LabelChips, LanguageChips } from './label-chips.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-find.module.css';

const filterLabels: Record<AnswerFilter, string> = texts({
  all: 'All',
  going: 'Going',
  maybe: 'Maybe',
  declined: 'Declined',
  none: 'No response',
  incomplete: 'Incomplete',
  late: 'Late',
  waiting: 'Waiting',
  nameless: 'No name',
  untold: 'Not told yet',
  returned: 'Came back',
});

interface Counted {
  figures: Figures;
  marks: GuestMarks;
}

function countShown(show: AnswerFilter, { figures, marks }: Counted): number {
  const { going, maybe, declined, noResponse } = figures;
  const counts = { going, maybe, declined, none: noResponse, ...marks };
  return show === 'all' ? countEverybody(figures) : counts[show];
}

/** Omits what no guest is, except the current filter. */
function listFilters(shown: AnswerFilter, counted: Counted): AnswerFilter[] {
  return answerFilters.filter(
    (one) => one === 'all' || one === shown || countShown(one, counted) > 0,
  );
}

type ListedQuestion = Pick<StoredQuestion, 'id' | 'title'>;

interface ColumnsProps {
  questions: readonly ListedQuestion[];
  columns: readonly string[];
  onColumns: (columns: readonly string[]) => void;
}

/** Chooses the questions whose answers the list shows (behaviour 28.12). */
export function Columns({ questions, columns, onColumns }: ColumnsProps) {
  if (questions.length === 0) return null;
  const toggle = (id: string, isOn: boolean) =>
    onColumns(isOn ? [...columns, id] : columns.filter((one) => one !== id));
  return (
    <li>
      <fieldset>
        <legend className={patterns.small}>{say('Columns')}</legend>
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
    </li>
  );
}

const sortLabels: Record<GuestSort, string> = texts({
  need: 'What needs you first',
  name: 'By name',
  added: 'As you added them',
});

/** Another order of the list (behaviour 39.26). */
export function Order({ sort, onSort }: { sort: GuestSort; onSort: (sort: GuestSort) => void }) {
  return (
    <li>
      <RadioField
        label={say('Order¦of the list')}
        name="sort"
        value={sort}
        choices={guestSorts.map((value) => ({ value, label: say(sortLabels[value]) }))}
        onChoose={onSort}
      />
    </li>
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
      <legend className="visually-hidden">{say('Show¦verb')}</legend>
      {listFilters(show, counted).map((one) => (
        <label key={one} className={joinClasses(patterns.pick, styles.show)} data-show={one}>
          <input
            type="radio"
            name="show"
            value={one}
            checked={one === show}
            onChange={() => onShow(one)}
          />
          {say(filterLabels[one])} <span>{sayNumber(countShown(one, counted))}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface GuestFindProps extends Counted {
  query: GuestQuery;
  onQuery: (query: GuestQuery) => void;
  labels: readonly LabelCount[];
  languages: readonly LanguageCount[];
  /** Beside the field. */
  actions: ReactNode;
  /** In place of the field while guests are selected on a phone. */
  selected: ReactNode;
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

/** Find and what can be done with the list in one row, and beneath it the chips (behaviour 39.2). */
export function GuestFind(props: GuestFindProps) {
  const { query, onQuery, labels, languages, actions, selected, ...counted } = props;
  const { field, typed } = useTypingOn();
  const [find, setFind] = useState(typed ?? query.find);
  const [searched, setSearched] = useState(query.find);
  if (searched !== query.find) {
    setSearched(query.find);
    // Cleared by a key of the list.
    if (query.find === '') setFind('');
  }
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
        className={joinClasses(patterns.stack2, patterns.offPaper)}
        onSubmit={(event) => event.preventDefault()}
      >
        {selected ?? (
          <div className={styles.top}>
            <FindField ref={field} value={find} onChange={({ target }) => setFind(target.value)} />
            {actions}
          </div>
        )}
        <div className={styles.chips}>
          <Shows show={query.show} counted={counted} onShow={(show) => change({ show })} />
          <LabelChips
            labels={labels}
            chosen={query.labels}
            onLabels={(next) => change({ labels: next })}
          />
          <LanguageChips
            languages={languages}
            chosen={query.languages ?? []}
            onLanguages={(next) => change({ languages: next })}
          />
        </div>
        <div className={styles.submit}>
          <Button type="submit">{say('Find')}</Button>
        </div>
      </form>
    </search>
  );
}
