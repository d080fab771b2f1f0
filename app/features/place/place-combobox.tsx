import { type ReactNode, type RefObject, useId, useMemo } from 'react';

import { classes } from '#app/ui/classes.ts';

import type { Suggestion, Zoned } from './port.ts';
import { searchUnreachable } from './rules.ts';
import { useListbox } from './use-listbox.ts';
import type { PlaceLookUp } from './use-places.ts';

import field from '#app/ui/field.module.css';
import styles from './place-combobox.module.css';

interface PlaceComboboxProps {
  label: string;
  /** The text in the input. */
  value: string;
  places: PlaceLookUp;
  inputRef: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
  onSelect: (place: Zoned<Suggestion>) => void;
  /** The words of the last option, which takes the text as it is; null where that is not offered. */
  asTyped: string | null;
  onTakeTyped: () => void;
  /** The sentence that says what is wrong with the text. */
  error?: string | undefined;
  /** A short word at the end of the label's line. */
  note: ReactNode;
  /** What stands beside the input, such as its Enter button. */
  children: ReactNode;
}

/** What the list offers: places, and after them the text itself. */
type Option = Zoned<Suggestion> | 'as typed';

function useOptions(suggestions: readonly Zoned<Suggestion>[], offersTyped: boolean): Option[] {
  return useMemo(
    () => (offersTyped && suggestions.length > 0 ? [...suggestions, 'as typed'] : [...suggestions]),
    [suggestions, offersTyped],
  );
}

/** An address input that offers places beneath it. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { label, value, places, inputRef, error, onType, asTyped } = props;
  const id = useId();
  const options = useOptions(places.suggestions, asTyped !== null);
  const listbox = useListbox({
    items: options,
    onChoose: (option) => (option === 'as typed' ? props.onTakeTyped() : props.onSelect(option)),
  });
  return (
    <div className={field.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
        {props.note}
      </div>
      <div className={styles.row}>
        <input
          ref={inputRef}
          id={id}
          className={classes(field.control, styles.input)}
          value={value}
          aria-describedby={`${id}-status`}
          aria-invalid={error ? true : undefined}
          enterKeyHint="search"
          spellCheck={false}
          onChange={(event) => {
            listbox.onInput();
            onType(event.target.value);
          }}
          {...listbox.inputProps}
        />
        {props.children}
        {listbox.open ? <Popup {...{ listbox, options, asTyped }} by={places.attribution} /> : null}
      </div>
      <SearchStatus id={`${id}-status`} open={listbox.open} places={places} error={error} />
    </div>
  );
}

interface PopupProps {
  listbox: ReturnType<typeof useListbox<Option>>;
  options: readonly Option[];
  asTyped: string | null;
  /** Whom to thank for the places. */
  by: string;
}

function Popup({ listbox, options, asTyped, by }: PopupProps) {
  return (
    <div className={styles.popup}>
      <div className={styles.list} aria-label="Suggestions" {...listbox.listProps}>
        {options.map((option, index) =>
          option === 'as typed' ? (
            <div
              key={option}
              className={classes(styles.option, styles.asTyped)}
              {...listbox.optionProps(option, index)}
            >
              {asTyped}
            </div>
          ) : (
            <div key={option.id} className={styles.option} {...listbox.optionProps(option, index)}>
              <span className={styles.name}>{option.name}</span>{' '}
              <span className={styles.address}>{option.address}</span>
            </div>
          ),
        )}
      </div>
      {by ? (
        <p className={styles.attribution} translate="no">
          {by}
        </p>
      ) : null}
    </div>
  );
}

interface SearchStatusProps {
  id: string;
  open: boolean;
  places: PlaceLookUp;
  error: string | undefined;
}

/** One line beneath the input. It is always there, so that a screen reader hears it change. */
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
