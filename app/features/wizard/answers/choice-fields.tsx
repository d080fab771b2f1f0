import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { readAsked, sayAsked } from '#app/features/draft/parts/question-presets.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './questions.module.css';

interface ChoiceFieldsProps {
  choices: readonly string[];
  problem: string | undefined;
  findProblem: (index: number) => string | undefined;
  onChange: (choices: string[]) => void;
}

function useInputFocus(area: RefObject<HTMLElement | null>, choices: readonly string[]) {
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const last = Math.max(0, Math.min(place.current, choices.length - 1));
    place.current = null;
    area.current?.querySelectorAll('input')[last]?.focus();
  }, [area, choices]);
  return useCallback((next: number) => {
    place.current = next;
  }, []);
}

/** Enter moves to the next field if it is empty, or inserts an empty one. */
export function ChoiceFields({ choices, problem, findProblem, onChange }: ChoiceFieldsProps) {
  const area = useRef<HTMLFieldSetElement>(null);
  const focusOn = useInputFocus(area, choices);
  const full = choices.length >= limits.questionChoices;
  const add = (place: number) => {
    if (full) return;
    focusOn(place);
    onChange(choices.toSpliced(place, 0, ''));
  };
  const goOn = (place: number) => {
    if (choices[place] !== '') add(place);
    else area.current?.querySelectorAll('input')[place]?.focus();
  };
  const remove = (place: number) => {
    focusOn(place - 1);
    onChange(choices.toSpliced(place, 1));
  };
  return (
    <fieldset ref={area} className={joinClasses(patterns.stack2, styles.choices)}>
      <legend>{say('Choices')}</legend>
      {choices.map((choice, place) => (
        <ChoiceField
          // A choice has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          {...{ choice, place }}
          // A problem of the whole list is shown at its first field, which gets the focus.
          problem={findProblem(place) ?? (place === 0 ? problem : undefined)}
          onChange={(text) => onChange(choices.with(place, text))}
          onNext={() => goOn(place + 1)}
          onRemove={() => remove(place)}
        />
      ))}
      {choices.length === 0 && problem ? (
        <p className={joinClasses(patterns.small, patterns.bad)} role="alert">
          {say(problem)}
        </p>
      ) : null}
      {full ? (
        <p className={patterns.small}>
          {say('A question has at most {count, number} choices.', {
            count: limits.questionChoices,
          })}
        </p>
      ) : (
        <Button onClick={() => add(choices.length)}>{say('Add a choice')}</Button>
      )}
    </fieldset>
  );
}

interface ChoiceFieldProps {
  choice: string;
  place: number;
  problem: string | undefined;
  onChange: (text: string) => void;
  onNext: () => void;
  onRemove: () => void;
}

function ChoiceField(props: ChoiceFieldProps) {
  const place = props.place + 1;
  const name = say('Choice {place, number}', { place });
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    props.onNext();
  };
  return (
    <div className={styles.choice}>
      <TextField
        label={name}
        labelHidden
        placeholder={name}
        maxLength={limits.questionChoice}
        autoComplete="off"
        enterKeyHint="next"
        value={sayAsked(props.choice)}
        error={props.problem}
        onKeyDown={goOn}
        onChange={(event) => props.onChange(readAsked(event.target.value))}
      />
      <Button
        variant="quiet"
        className={styles.tool}
        aria-label={say('Remove choice {place, number}', { place })}
        onClick={props.onRemove}
      >
        ×
      </Button>
    </div>
  );
}
