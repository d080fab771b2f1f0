import { type FormEvent, useState } from 'react';

import { guestNameMax, mostAtDoor } from '#app/features/rsvp/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './door.module.css';

interface AddAtTheDoorProps {
  /** The search text without matches. */
  typed: string;
  isReady: boolean;
  onAdd: (name: string, people: number) => void;
}

const sayMost = () => say('Please type a number from 1 to {most, number}.', { most: mostAtDoor });

export function AddAtTheDoor({ typed, isReady, onAdd }: AddAtTheDoorProps) {
  const [name, setName] = useState<string | null>(null);
  const [people, setPeople] = useState('1');
  const [problem, setProblem] = useState<'name' | 'people' | null>(null);
  const value = name ?? typed;

  function add(event: FormEvent): void {
    event.preventDefault();
    const count = Number(people);
    if (value.trim() === '') return setProblem('name');
    if (!Number.isInteger(count) || count < 1 || count > mostAtDoor) return setProblem('people');
    onAdd(value.trim(), count);
    setName(null);
    setPeople('1');
    setProblem(null);
  }

  return (
    <section
      className={joinClasses(patterns.stack4, patterns.apart, styles.section)}
      aria-labelledby="add"
    >
      <h2 id="add">{say('Add at the door')}</h2>
      <form className={styles.add} onSubmit={add} noValidate>
        <TextField
          label={say('Name')}
          autoComplete="off"
          maxLength={guestNameMax}
          value={value}
          error={problem === 'name' ? say('Please type a name.') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={say('People')}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostAtDoor}
          value={people}
          error={problem === 'people' ? sayMost() : undefined}
          onChange={(event) => setPeople(event.target.value)}
        />
        <Button type="submit" disabled={!isReady}>
          {say('Add')}
        </Button>
      </form>
    </section>
  );
}
