import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';

import type { RsvpView, ShownProblem } from '../schema.ts';
import { Chip, Chips } from './chips.tsx';
import { nameShortly } from './questions.ts';

import styles from './rows.module.css';

/** A chip for each person, all pressed by a yes (behaviour 25.30). */
export function Household({
  rsvp,
  problem,
  note,
}: {
  rsvp: RsvpView;
  problem?: ShownProblem | undefined;
  note?: string | undefined;
}) {
  const { say } = useGuestWords();
  const { party, isOver } = rsvp;
  // Boxes keep what was typed if nothing was stored; else they show what is stored.
  const typed = problem?.partly === true ? {} : problem?.typed;
  const isComing = (id: string) => {
    const box = typed?.[`coming.${id}`];
    return box ? box.length > 0 : rsvp.reply?.people?.[id] === 'yes';
  };
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>
        {say(isOver ? 'whoCame' : 'whoIsComing')}
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </legend>
      {party.people.map(({ id }) => (
        <input key={id} type="hidden" name="person" value={id} />
      ))}
      <Chips>
        {party.people.map(({ id, child }, at) => (
          <Chip key={id} name="coming" value={id} data-at={at + 1} defaultChecked={isComing(id)}>
            <bdi>{nameShortly(party.people, id)}</bdi>
            {child ? <span className={styles.child}>{` ${say('child')}`}</span> : null}
          </Chip>
        ))}
      </Chips>
    </fieldset>
  );
}
