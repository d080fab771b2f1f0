import { useId, useRef, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import type { StepValue } from '#app/features/draft/parts.ts';
import { sampleTitles } from '#app/features/draft/parts/event-name.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';

import styles from './event-name-form.module.css';

interface EventNameFormProps {
  value: StepValue<'eventName'>;
  setValue: (value: StepValue<'eventName'>) => void;
  onEnter: () => void;
}

export function EventNameForm({ value, setValue, onEnter }: EventNameFormProps) {
  const input = useRef<HTMLInputElement>(null);
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
          label={say('Title')}
          value={value.title}
          maxLength={limits.titleMax}
          autoComplete="off"
          enterKeyHint="next"
          hint={say('{count, number}/{most, number} characters', {
            count: value.title.length,
            most: limits.titleMax,
          })}
          onChange={(event) => setValue({ title: event.target.value })}
        />
      </form>
      <Ideas
        onTake={(title) => {
          setValue({ title });
          input.current?.focus();
        }}
      />
    </>
  );
}

function Ideas({ onTake }: { onTake: (title: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.ideas}>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {say('Need ideas?')}
        <svg className={styles.arrow} viewBox="0 0 10 8" aria-hidden>
          <path d="M0 0h10L5 8Z" />
        </svg>
      </Button>
      <ul id={id} hidden={!isOpen} className={styles.ideaList} aria-label={say('Ideas')}>
        {sampleTitles.map((title) => (
          <li key={title}>
            <button type="button" className={styles.idea} onClick={() => onTake(say(title))}>
              {say(title)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
