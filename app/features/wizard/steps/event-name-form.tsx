import { useId, useRef, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import type { StepValue } from '#app/features/draft/parts.ts';
import { sampleTitles } from '#app/features/draft/parts/event-name.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './forms.module.css';

interface EventNameFormProps {
  value: StepValue<'eventName'>;
  setValue: (value: StepValue<'eventName'>) => void;
  onEnter: () => void;
}

export function EventNameForm({ value, setValue, onEnter }: EventNameFormProps) {
  const [ideas, setIdeas] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const ideasId = useId();

  const take = (title: string) => {
    setValue({ title });
    input.current?.focus();
  };

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <TextField
          ref={input}
          label="Title"
          value={value.title}
          maxLength={limits.titleMax}
          autoComplete="off"
          enterKeyHint="next"
          hint={`${value.title.length}/${limits.titleMax} characters`}
          onChange={(event) => setValue({ title: event.target.value })}
        />
      </form>
      <div className={joinClasses(patterns.stack2, styles.ideas)}>
        <Button
          variant="quiet"
          aria-expanded={ideas}
          aria-controls={ideasId}
          onClick={() => setIdeas(!ideas)}
        >
          Need ideas?
        </Button>
        <ul
          id={ideasId}
          hidden={!ideas}
          className={joinClasses(patterns.stack2, styles.ideaList)}
          aria-label="Ideas"
        >
          {sampleTitles.map((title) => (
            <li key={title}>
              <button type="button" className={styles.idea} onClick={() => take(title)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
