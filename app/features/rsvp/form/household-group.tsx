import { listNames, takeFirstName } from '#app/platform/person-names.ts';

import type { RsvpView } from '../schema.ts';
import type { ShownProblem } from './typed.ts';

import styles from './rows.module.css';

/** One row for each person, all checked by a yes (behaviour 25.30). */
export function Household({
  rsvp,
  problem,
  note,
}: {
  rsvp: RsvpView;
  problem?: ShownProblem | undefined;
  note?: string | undefined;
}) {
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
        {isOver ? 'Who came?' : 'Who’s coming?'}
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </legend>
      <div className={styles.rows}>
        {party.people.map(({ id, name, child }, at) => (
          <label key={id} className={styles.row}>
            <input type="hidden" name="person" value={id} />
            <input
              type="checkbox"
              name="coming"
              value={id}
              data-at={at + 1}
              defaultChecked={isComing(id)}
              className={styles.box}
            />
            <bdi className={styles.name}>{name}</bdi>
            {child ? <span className={styles.child}>child</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** 'Chiara, Marco and Nina are coming.', or after the event 'came'. */
export function describeHousehold({ party, reply, isOver }: RsvpView): string {
  const coming = party.people
    .filter(({ id }) => reply?.people?.[id] === 'yes')
    .map(({ name }) => takeFirstName(name) ?? name);
  if (isOver) return `${listNames(coming)} came.`;
  return `${listNames(coming)} ${coming.length === 1 ? 'is' : 'are'} coming.`;
}
