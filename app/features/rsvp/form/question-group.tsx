import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { TextArea, SelectField, TextField } from '#app/ui/fields/field.tsx';

import { describeProblem } from '../descriptions.ts';
import type { RsvpView } from '../schema.ts';
import { type AskedOf, describeOpen, listAskedOf, listValues, nameField } from './questions.ts';
import { type ShownProblem, readText } from './typed.ts';

import styles from './rows.module.css';

interface QuestionProps {
  question: StoredQuestion;
  rsvp: RsvpView;
  problem?: ShownProblem | undefined;
}

/** A question of the host, asked once or for each person who comes (behaviour 25.32). */
export function QuestionGroup({ question, rsvp, problem }: QuestionProps) {
  const asked = listAskedOf(question, rsvp);
  const [first] = asked;
  if (!first) return null;
  if (first.name === '' && question.kind !== 'several') {
    return <Single {...{ question, rsvp, problem }} asked={first} />;
  }
  const open = describeOpen(question, rsvp);
  return (
    <fieldset className={styles.set} data-each={first.name !== '' || undefined}>
      <legend className={styles.legend}>
        <span dir="auto">{question.title}</span>
        {open === '' ? null : <p className={styles.open}>{open}</p>}
      </legend>
      <div className={styles.rows}>
        {first.name === '' ? (
          <Boxes {...{ question, rsvp, problem }} asked={first} className={styles.row} />
        ) : (
          asked.map((person) => (
            <PersonRow key={person.id} {...{ question, rsvp, problem }} asked={person} />
          ))
        )}
      </div>
    </fieldset>
  );
}

type FieldProps = QuestionProps & { asked: AskedOf };

function Single({ question, rsvp, problem, asked }: FieldProps) {
  const field = fieldOf({ question, rsvp, problem, asked });
  const open = describeOpen(question, rsvp);
  const shared = {
    ...field,
    label: question.title,
    hint: open === '' ? undefined : <span className={styles.open}>{open}</span>,
  };
  const options = listOptions(question);
  if (options) return <SelectField {...shared}>{options}</SelectField>;
  if (question.kind === 'long') return <TextArea {...shared} rows={2} />;
  return <TextField {...shared} {...inputOf(question)} />;
}

function PersonRow({ question, rsvp, problem, asked }: FieldProps) {
  const { error, ...field } = fieldOf({ question, rsvp, problem, asked });
  const name = <bdi>{asked.name}</bdi>;
  if (question.kind === 'several') {
    return (
      <fieldset className={styles.row} data-of={asked.at}>
        <legend className="visually-hidden">{asked.name}</legend>
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        <div className={styles.choices}>
          <Boxes {...{ question, rsvp, problem, asked }} />
        </div>
      </fieldset>
    );
  }
  const errorId = `${field.name}-error`;
  const fault = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };
  const shared = { ...field, ...fault, id: field.name, className: styles.choice };
  const options = listOptions(question);
  return (
    <div className={styles.row} data-of={asked.at}>
      <label htmlFor={field.name} className={styles.name}>
        {name}
      </label>
      {options ? (
        <select {...shared}>{options}</select>
      ) : question.kind === 'long' ? (
        <textarea {...shared} dir="auto" rows={2} />
      ) : (
        <input {...shared} {...inputOf(question)} dir="auto" placeholder="Your answer" />
      )}
      {error === undefined ? null : (
        <p id={errorId} className={styles.refused}>
          {error}
        </p>
      )}
    </div>
  );
}

const fieldOf = ({ question, rsvp, problem, asked }: FieldProps) => {
  const name = nameField(question, asked);
  const [stored = ''] = listValues(question, asked, rsvp);
  const refused = problem?.problems?.find(
    (one) => one.question === question.id && one.person === asked.id,
  );
  const error = refused ? describeProblem(refused) : undefined;
  return { name, defaultValue: readText(problem, name, stored), error };
};

const inputOf = ({ kind }: StoredQuestion) =>
  kind === 'number'
    ? ({ inputMode: 'decimal', autoComplete: 'off' } as const)
    : { autoComplete: 'off' };

function listOptions({ kind, choices }: StoredQuestion) {
  if (kind !== 'one' && kind !== 'yesno') return null;
  const options = kind === 'one' ? choices.map((choice) => [choice, choice]) : yesOrNo;
  return (
    <>
      <option value="">Choose one</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
];

type BoxesProps = FieldProps & { className?: string | undefined };

/** The field `asked` names the question if no box is checked. */
function Boxes({ question, rsvp, problem, asked, className }: BoxesProps) {
  const name = nameField(question, asked);
  const values = problem?.typed?.[name] ?? listValues(question, asked, rsvp);
  return (
    <>
      <input type="hidden" name="asked" value={name.slice(2)} />
      {question.choices.map((choice) => (
        <label key={choice} className={className}>
          <input
            type="checkbox"
            name={name}
            value={choice}
            defaultChecked={values.includes(choice)}
            className={styles.box}
          />
          <span dir="auto">{choice}</span>
        </label>
      ))}
    </>
  );
}
