import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ReactNode, type RefObject, useId, useMemo, useState } from 'react';

import { joinClasses } from '#app/ui/classes.ts';

import type { Suggestion, Zoned } from '../port.ts';
import { searchUnreachable } from '../rules.ts';
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
  /** The label of the option that uses the text as typed; null without it. */
  asTyped: string | null;
  onTakeTyped: () => void;
  error?: string | undefined;
  /** A short note at the end of the label's line. */
  note: ReactNode;
  children: ReactNode;
}

type PlaceOption = Zoned<Suggestion> | 'as typed';

function useOptions(
  suggestions: readonly Zoned<Suggestion>[],
  offersTyped: boolean,
): PlaceOption[] {
  return useMemo(
    () => (offersTyped && suggestions.length > 0 ? [...suggestions, 'as typed'] : [...suggestions]),
    [suggestions, offersTyped],
  );
}

/** The focus stays in the input while the list is used. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { label, value, places, inputRef, error, onType, asTyped } = props;
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const options = useOptions(places.suggestions, asTyped !== null);
  const open = wanted && options.length > 0;
  return (
    <div className={field.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
        {props.note}
      </div>
      <div className={styles.row}>
        <Autocomplete.Root
          id={id}
          items={options}
          filter={null}
          itemToStringValue={optionText}
          open={open}
          onOpenChange={setWanted}
          value={value}
          onValueChange={(text, { reason }) => {
            // The step itself decides the text after a chosen option and Escape.
            if (reason === 'input-change') onType(text);
          }}
        >
          <Autocomplete.Input
            ref={inputRef}
            className={joinClasses(field.control, styles.input)}
            aria-describedby={`${id}-status`}
            aria-invalid={error ? true : undefined}
            enterKeyHint="search"
            spellCheck={false}
            // Suggestions that arrive after the focus has left do not open the list.
            onBlur={() => setWanted(false)}
          />
          {open ? <Popup {...props} /> : null}
        </Autocomplete.Root>
        {props.children}
      </div>
      <SearchStatus id={`${id}-status`} open={open} places={places} error={error} />
    </div>
  );
}

function optionText(option: PlaceOption): string {
  return option === 'as typed' ? option : option.address;
}

/** Base UI's own popup would hide the rest of the page from screen readers. */
function Popup({ places: { attribution }, asTyped, onSelect, onTakeTyped }: PlaceComboboxProps) {
  return (
    <div className={styles.popup}>
      <Autocomplete.List className={styles.list} aria-label="Suggestions">
        {(option: PlaceOption) =>
          option === 'as typed' ? (
            <OptionRow key={option} option={option} onChoose={onTakeTyped} sticky>
              {asTyped}
            </OptionRow>
          ) : (
            <OptionRow key={option.id} option={option} onChoose={() => onSelect(option)}>
              <span className={styles.name}>{option.name}</span>{' '}
              <span className={styles.address}>{option.address}</span>
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

interface OptionProps {
  option: PlaceOption;
  onChoose: () => void;
  /** Stays visible at the end of a long list. */
  sticky?: boolean;
  children: ReactNode;
}

function OptionRow({ option, onChoose, sticky = false, children }: OptionProps) {
  return (
    <Autocomplete.Item
      value={option}
      className={joinClasses(styles.option, sticky && styles.sticky)}
      onClick={onChoose}
      render={(attributes, { highlighted }) => <div {...attributes} aria-selected={highlighted} />}
    >
      {children}
    </Autocomplete.Item>
  );
}

interface SearchStatusProps {
  id: string;
  open: boolean;
  places: PlaceLookUp;
  error: string | undefined;
}

/** Always rendered, so that screen readers announce its changes. */
function SearchStatus({ id, open, places: { phase, suggestions }, error }: SearchStatusProps) {
  return (
    <output id={id} className={styles.status}>
      {error ? <span className={field.error}>{error}</span> : null}
      {!error && phase === 'searching' ? (
        <span className={styles.searching}>Searching…</span>
      ) : null}
      {!error && phase === 'unreachable' ? searchUnreachable : null}
      {open && phase === 'idle' ? (
        <span className="visually-hidden">
          {suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`}
        </span>
      ) : null}
    </output>
  );
}
