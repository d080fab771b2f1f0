import { type RefObject, type SubmitEvent, useId, useRef, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import type { StepValue } from '#app/features/draft/parts.ts';
import { toggleEntry } from '#app/features/draft/parts/entry-list.ts';
import {
  listOfferedOccasions,
  listOwnOccasions,
  partyTypes,
} from '#app/features/draft/parts/party-type.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { ChipList, ToggleChip } from '#app/ui/chip.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { StepForm } from '../frame/step-props.ts';
import { findTypedOccasion, settleOccasions } from '../standing/occasion-entry.ts';
import { TakesAlong } from '../standing/takes-along.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './forms.module.css';

interface PartyTypeFormProps {
  value: StepValue<'partyType'>;
  setValue: (value: StepValue<'partyType'>) => void;
  button: StepForm<'partyType'>['button'];
}

export function PartyTypeForm({ value, setValue, button }: PartyTypeFormProps) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const offered = listOfferedOccasions(value);
  const typed = findTypedOccasion(value);

  const toggle = (entry: string) => {
    const next = toggleEntry(value.selected, entry);
    setError(next.ok ? undefined : next.error);
    if (next.ok) setValue({ ...value, selected: next.value, own: listOwnOccasions(offered) });
  };

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const { value: taken, problem } = settleOccasions(value);
    setError(problem ?? undefined);
    setValue(taken);
    input.current?.focus();
  };

  return (
    <>
      <ChipList label={say('Occasions')}>
        {offered.map((entry) => (
          <ToggleChip
            key={entry}
            pressed={value.selected.includes(entry)}
            onToggle={() => toggle(entry)}
          >
            {partyTypes.some((each) => each === entry) ? say(entry) : entry}
          </ToggleChip>
        ))}
        <NinthChip
          text={value.custom}
          inputRef={input}
          noteId={noteId}
          invalid={error !== undefined}
          onType={(custom) => setValue({ ...value, custom })}
          onAdd={add}
        />
      </ChipList>
      <div id={noteId} className={patterns.stack2}>
        <Note {...{ error, typed, button }} />
      </div>
    </>
  );
}

interface NoteProps extends Pick<PartyTypeFormProps, 'button'> {
  error: string | undefined;
  typed: string | null;
}

function Note({ error, typed, button }: NoteProps) {
  return (
    <>
      {error ? (
        <span role="alert" className={patterns.bad}>
          {say(error)}
        </span>
      ) : null}
      <TakesAlong>
        {typed === null || error
          ? null
          : withElements(
              say('{button} takes “{text}” along.', { button: say(button), text: spot('text') }),
              { text: <bdi>{typed}</bdi> },
            )}
      </TakesAlong>
    </>
  );
}

interface NinthChipProps {
  text: string;
  inputRef: RefObject<HTMLInputElement | null>;
  noteId: string;
  invalid: boolean;
  onType: (text: string) => void;
  onAdd: (event: SubmitEvent) => void;
}

/** A chip that becomes a field with a button. */
function NinthChip({ text, inputRef, noteId, invalid, onType, onAdd }: NinthChipProps) {
  return (
    <li className={styles.ninth}>
      <form className={styles.other} data-open={text !== ''} onSubmit={onAdd}>
        <input
          ref={inputRef}
          dir="auto"
          aria-label={say('Something else?')}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={noteId}
          placeholder={say('+ Something else?')}
          value={text}
          maxLength={limits.listEntry}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
        {text === '' ? null : <Button type="submit">{say('Add')}</Button>}
      </form>
    </li>
  );
}
