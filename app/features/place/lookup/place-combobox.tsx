import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ReactNode, type RefObject, useId, useMemo, useState } from 'react';

import { say } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';

import type { Suggestion, Zoned } from '../port.ts';
import { noMapNow } from '../rules.ts';
import type { PlaceLookUp } from './use-places.ts';

import field from '#app/ui/fields/field.module.css';
import styles from './place-combobox.module.css';

interface PlaceComboboxProps {
  label: string;
  value: string;
  places: PlaceLookUp;
  inputRef: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
  onSelect: (place: Zoned<Suggestion>) => void;
  /** The first option uses the text as typed. It stands while the list of suggestions is closed too. */
  offersTyped: boolean;
  onTakeTyped: () => void;
  error?: string | undefined;
  /** A short note at the end of the label's line. */
  note: ReactNode;
  children: ReactNode;
}

type PlaceOption = Zoned<Suggestion> | 'as typed';

const none: readonly Zoned<Suggestion>[] = [];

function useOptions(
  suggestions: readonly Zoned<Suggestion>[],
  offersTyped: boolean,
): PlaceOption[] {
  return useMemo(
    () => (offersTyped ? ['as typed', ...suggestions] : [...suggestions]),
    [suggestions, offersTyped],
  );
}

/** The focus stays in the input while the list is used. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { label, value, places, error, onType, offersTyped } = props;
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const suggestions = wanted ? places.suggestions : none;
  const options = useOptions(suggestions, offersTyped);
  return (
    <div className={field.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
        {props.note}
      </div>
      <Autocomplete.Root
        id={id}
        items={options}
        filter={null}
        itemToStringValue={optionText}
        open={options.length > 0}
        onOpenChange={setWanted}
        value={value}
        onValueChange={(text, { reason }) => {
          // The step itself decides the text after a chosen option and Escape.
          if (reason !== 'input-change') return;
          setWanted(true);
          onType(text);
        }}
      >
        <div className={styles.row}>
          <PlaceInput {...props} id={id} setWanted={setWanted} />
          {props.children}
        </div>
        {options.length > 0 ? (
          <Popup {...props} attribution={suggestions.length > 0 ? places.attribution : ''} />
        ) : null}
      </Autocomplete.Root>
      <SearchStatus
        id={`${id}-status`}
        shown={suggestions.length}
        phase={places.phase}
        error={error}
      />
    </div>
  );
}

interface PlaceInputProps extends Pick<PlaceComboboxProps, 'inputRef' | 'error'> {
  id: string;
  setWanted: (wanted: boolean) => void;
}

function PlaceInput({ id, inputRef, error, setWanted }: PlaceInputProps) {
  return (
    <Autocomplete.Input
      ref={inputRef}
      dir="auto"
      className={joinClasses(field.control, styles.input)}
      aria-describedby={`${id}-status`}
      aria-invalid={error ? true : undefined}
      enterKeyHint="search"
      spellCheck={false}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') setWanted(true);
      }}
      // Suggestions that arrive after the focus has left do not open the list.
      onBlur={() => setWanted(false)}
    />
  );
}

function optionText(option: PlaceOption): string {
  return option === 'as typed' ? option : option.address;
}

interface PopupProps extends Pick<PlaceComboboxProps, 'value' | 'onSelect' | 'onTakeTyped'> {
  attribution: string;
}

/** Base UI's own popup would hide the rest of the page from screen readers. */
function Popup({ value, attribution, onSelect, onTakeTyped }: PopupProps) {
  return (
    <div className={styles.popup}>
      <Autocomplete.List className={styles.list} aria-label={say('Places¦found addresses')}>
        {(option: PlaceOption) =>
          option === 'as typed' ? (
            <OptionRow key={option} option={option} onChoose={onTakeTyped} name={trimText(value)}>
              {say('Use this address as typed')}
            </OptionRow>
          ) : (
            <OptionRow
              key={option.id}
              option={option}
              onChoose={() => onSelect(option)}
              name={option.name}
            >
              {option.address}
            </OptionRow>
          )
        }
      </Autocomplete.List>
      {attribution ? (
        <p className={styles.attribution} translate="no">
          {attribution}
        </p>
      ) : null}
    </div>
  );
}

function TickIcon() {
  return (
    <LineIcon>
      <path d="m3.5 9.5 3.5 3.5 7.5-8" />
    </LineIcon>
  );
}

function PinIcon() {
  return (
    <LineIcon>
      <path d="M9 2a5 5 0 0 0-5 5c0 3.7 5 9 5 9s5-5.3 5-9a5 5 0 0 0-5-5Z" />
      <circle cx="9" cy="7" r="1.7" />
    </LineIcon>
  );
}

interface OptionProps {
  option: PlaceOption;
  onChoose: () => void;
  name: string;
  children: ReactNode;
}

function OptionRow({ option, onChoose, name, children }: OptionProps) {
  return (
    <Autocomplete.Item
      value={option}
      className={joinClasses(styles.option, option === 'as typed' && styles.taken)}
      onClick={onChoose}
      render={(attributes, { highlighted }) => <div {...attributes} aria-selected={highlighted} />}
    >
      {option === 'as typed' ? <TickIcon /> : <PinIcon />}
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi> <span className={styles.address}>{children}</span>
      </span>
    </Autocomplete.Item>
  );
}

interface SearchStatusProps {
  id: string;
  /** How many suggestions are listed. */
  shown: number;
  phase: PlaceLookUp['phase'];
  error: string | undefined;
}

/** Always rendered, so that screen readers announce its changes. */
function SearchStatus({ id, shown, phase, error }: SearchStatusProps) {
  return (
    <output id={id} className={styles.status}>
      {error ? <span className={field.error}>{say(error)}</span> : null}
      {!error && phase === 'searching' ? (
        <span className={styles.searching}>{say('Searching…')}</span>
      ) : null}
      {!error && phase === 'unreachable' ? say(noMapNow) : null}
      {shown > 0 && phase === 'idle' ? (
        <span className="visually-hidden">
          {say('{shown, plural, one {# suggestion} other {# suggestions}}', { shown })}
        </span>
      ) : null}
    </output>
  );
}
