import { useEffect, useRef } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import {
  type InviteeDetails,
  addPerson,
  hasRoom,
  makeHousehold,
  makeOnePerson,
} from '#app/features/draft/parts/household.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './invitee-dialog.module.css';

interface PeopleFieldsProps {
  details: InviteeDetails;
  setDetails: (update: (old: InviteeDetails) => InviteeDetails) => void;
  problems: ReadonlyMap<string, string>;
}

type Person = InviteeDetails['people'][number];

/**
 * When the number of people changes, focuses the last name, or the button that makes a household when there is none.
 */
function usePeopleFocus(count: number) {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count === before.current) return;
    before.current = count;
    const names = area.current?.querySelectorAll<HTMLElement>('[data-name] input');
    (names?.[count - 1] ?? area.current?.querySelector('button'))?.focus();
  }, [count]);
  return area;
}

export function PeopleFields({ details, setDetails, problems }: PeopleFieldsProps) {
  const { isHousehold, people } = details;
  const area = usePeopleFocus(isHousehold ? people.length : 0);
  return (
    <div ref={area} className={joinClasses(patterns.stack2, styles.household)}>
      {isHousehold ? (
        <fieldset className={joinClasses(patterns.stack2, styles.people)}>
          <legend>{say('People')}</legend>
          <People {...{ people, setDetails, problems }} />
          <div className={patterns.bar}>
            {hasRoom(details) ? (
              <Button onClick={() => setDetails(addPerson)}>{say('Add a person')}</Button>
            ) : (
              <p className={patterns.small}>
                {say('A household has at most {count, number} people.', { count: limits.people })}
              </p>
            )}
            <Button variant="quiet" onClick={() => setDetails(makeOnePerson)}>
              {say('Back to one person')}
            </Button>
          </div>
        </fieldset>
      ) : (
        <>
          <Button onClick={() => setDetails(makeHousehold)}>{say('Make this a household')}</Button>
          <p className={patterns.small}>
            {say('Several people with one link, who answer together.')}
          </p>
        </>
      )}
    </div>
  );
}

function People({
  people,
  setDetails,
  problems,
}: Omit<PeopleFieldsProps, 'details'> & { people: Person[] }) {
  const setPeople = (update: (old: Person[]) => Person[]) =>
    setDetails((old) => ({ ...old, people: update(old.people) }));
  return people.map((person, place) => (
    <PersonFields
      // A person who is not stored yet has no identity but the place.
      // oxlint-disable-next-line react/no-array-index-key
      key={place}
      {...{ person, place }}
      problem={problems.get(`people.${place}.name`)}
      removable={people.length > 2}
      onChange={(change) => setPeople((old) => old.with(place, { ...person, ...change }))}
      onRemove={() => setPeople((old) => old.toSpliced(place, 1))}
    />
  ));
}

interface PersonFieldsProps {
  person: Person;
  place: number;
  problem: string | undefined;
  /** False while only two are left: one person is not a household. */
  removable: boolean;
  onChange: (change: Partial<Person>) => void;
  onRemove: () => void;
}

function PersonFields(props: PersonFieldsProps) {
  const { person, place, problem, removable, onChange, onRemove } = props;
  const label = say('Person {place, number}', { place: place + 1 });
  return (
    <div className={styles.person}>
      <div data-name>
        <TextField
          label={label}
          labelHidden
          placeholder={label}
          value={person.name}
          maxLength={limits.inviteeName}
          autoComplete="off"
          error={problem}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </div>
      <CheckField checked={person.child ?? false} onChange={(child) => onChange({ child })}>
        {say('Child')}
        <span className="visually-hidden">: {person.name || label}</span>
      </CheckField>
      {removable ? (
        <Button
          variant="quiet"
          className={styles.remove}
          aria-label={say('Remove {name}', { name: person.name || label })}
          onClick={onRemove}
        >
          ×
        </Button>
      ) : null}
    </div>
  );
}
