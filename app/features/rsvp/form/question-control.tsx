import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';

import { nameQuestion } from '../asked-words.ts';
import type { RsvpView, ShownProblem } from '../schema.ts';
import { Chip, Chips, RadioChips, mostChips } from './chips.tsx';
import {
  type AskedOf,
  isPicked,
  listChoices,
  listOffered,
  listValues,
  nameField,
} from './questions.ts';
import { readText } from './typed.ts';

import styles from './rows.module.css';

export interface QuestionProps {
  question: StoredQuestion;
  rsvp: RsvpView;
  problem?: ShownProblem | undefined;
}

export type FieldProps = QuestionProps & { asked: AskedOf };

/** What a text field and a menu of a question have in common. */
export const fieldOf = ({ question, rsvp, problem, asked }: FieldProps) => {
  const name = nameField(question, asked);
  const [stored = ''] = listValues(question, asked, rsvp);
  const refused = problem?.problems?.find(
    (one) => one.question === question.id && one.person === asked.id,
  );
  return { name, defaultValue: readText(problem, name, stored), error: refused?.message };
};

export const inputOf = ({ kind }: StoredQuestion) =>
  kind === 'number'
    ? ({ inputMode: 'decimal', autoComplete: 'off' } as const)
    : { autoComplete: 'off' };

/** Up to seven choices are chips, more of them the system's menu. */
export const isMenu = (question: StoredQuestion, rsvp: RsvpView) =>
  question.kind === 'one' && listOffered(question, rsvp).length > mostChips;

export function Options({ question, rsvp }: Pick<QuestionProps, 'question' | 'rsvp'>) {
  const words = useGuestWords();
  return (
    <>
      <option value="">{words.say('chooseOne')}</option>
      {listChoices(question, rsvp, words).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

/** One person's answer; the surrounding group has the name. */
export function QuestionControl(props: FieldProps) {
  const words = useGuestWords();
  const { question, rsvp, asked } = props;
  const { error, ...field } = fieldOf(props);
  const errorId = `${field.name}-error`;
  const fault = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };
  const label = asked.name || nameQuestion(question, words);
  const shared = { ...field, ...fault, 'aria-label': label, className: styles.choice };
  return (
    <>
      {question.kind === 'several' ? (
        <Boxes {...props} />
      ) : isMenu(question, rsvp) ? (
        <select {...shared}>
          <Options {...{ question, rsvp }} />
        </select>
      ) : question.kind === 'one' || question.kind === 'yesno' ? (
        <RadioChips
          name={field.name}
          choices={listChoices(question, rsvp, words)}
          chosen={field.defaultValue}
          canTakeBack={!question.required && !isPicked(question, rsvp)}
        />
      ) : question.kind === 'long' ? (
        <textarea {...shared} dir="auto" rows={2} />
      ) : (
        <input
          {...shared}
          {...inputOf(question)}
          dir="auto"
          placeholder={words.say('yourAnswer')}
        />
      )}
      {error === undefined ? null : (
        <p id={errorId} className={styles.refused}>
          {error}
        </p>
      )}
    </>
  );
}

/** The field `asked` names the question if no box is checked. */
export function Boxes({ question, rsvp, problem, asked }: FieldProps) {
  const words = useGuestWords();
  const name = nameField(question, asked);
  const values = problem?.typed?.[name] ?? listValues(question, asked, rsvp);
  return (
    <>
      <input type="hidden" name="asked" value={name.slice(2)} />
      <Chips>
        {listChoices(question, rsvp, words).map(([value, label]) => (
          <Chip key={value} name={name} value={value} defaultChecked={values.includes(value)}>
            <span dir="auto">{label}</span>
          </Chip>
        ))}
      </Chips>
    </>
  );
}
