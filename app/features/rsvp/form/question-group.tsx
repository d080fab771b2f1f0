import { asksAllergies } from '#app/features/invite/food.ts';
import { type SharedWords, useGuestWords } from '#app/features/words/guest/guest-words.tsx';
import { isRightToLeft } from '#app/platform/language/languages.ts';
import { isolateValue } from '#app/platform/text.ts';
import { SelectField, TextArea, TextField } from '#app/ui/fields/field.tsx';

import { nameQuestion } from '../asked-words.ts';
import { Chip } from './chips.tsx';
import {
  type FieldProps,
  Options,
  QuestionControl,
  type QuestionProps,
  fieldOf,
  inputOf,
  isMenu,
} from './question-control.tsx';
import { describeOpen, isPicked, listAskedOf, listValues, nameField } from './questions.ts';

import styles from './rows.module.css';

/** A question of the host, asked once or for each person who comes (behaviour 25.32). */
export function QuestionGroup({ question, rsvp, problem }: QuestionProps) {
  const words = useGuestWords();
  const asked = listAskedOf(question, rsvp);
  const [first] = asked;
  if (!first) return null;
  const one = { question, rsvp, problem };
  const isGroup = first.name !== '' || asksByGroup(one);
  if (!isGroup) return <Single {...one} asked={first} />;
  const open = describeOpen(question, rsvp, words);
  const picks = isPicked(question, rsvp);
  const key = picks ? asking[question.title] : undefined;
  return (
    <fieldset className={styles.set} data-each={first.name !== '' || undefined}>
      <legend className={styles.legend}>
        <span dir="auto">
          {key && !question.shown ? words.say(key) : nameQuestion(question, words)}
        </span>
        {picks && !asksAllergies(question) ? (
          <p className={styles.note}>{words.say('nobodyPicked')}</p>
        ) : null}
        {open === '' ? null : <p className={styles.open}>{open}</p>}
      </legend>
      {first.name === '' ? (
        <QuestionControl {...one} asked={first} />
      ) : (
        <div className={picks ? styles.picks : styles.rows}>
          {asked.map((person) =>
            picks ? (
              <Pick key={person.id} {...one} asked={person} />
            ) : (
              <Person key={person.id} {...one} asked={person} />
            ),
          )}
        </div>
      )}
    </fieldset>
  );
}

/** How the presets are asked of a household. */
const asking: Readonly<Record<string, 'whoEatsDifferently' | 'anyAllergies'>> = {
  'Dietary needs': 'whoEatsDifferently',
  Allergies: 'anyAllergies',
};

const asksByGroup = ({ question, rsvp }: QuestionProps) =>
  question.kind === 'several' ||
  question.kind === 'yesno' ||
  (question.kind === 'one' && !isMenu(question, rsvp));

/** A label takes no element, and is read from the right on an Arabic page. */
const isolateTitle = (title: string, { language }: SharedWords) =>
  isRightToLeft(language) ? isolateValue(title, true) : title;

function Single({ question, rsvp, problem, asked }: FieldProps) {
  const words = useGuestWords();
  const open = describeOpen(question, rsvp, words);
  const shared = {
    ...fieldOf({ question, rsvp, problem, asked }),
    label: isolateTitle(nameQuestion(question, words), words),
    hint: open === '' ? undefined : <span className={styles.open}>{open}</span>,
  };
  if (question.kind === 'one') {
    return (
      <SelectField {...shared}>
        <Options {...{ question, rsvp }} />
      </SelectField>
    );
  }
  if (question.kind === 'long') return <TextArea {...shared} rows={2} />;
  return <TextField {...shared} {...inputOf(question)} />;
}

function Person(props: FieldProps) {
  const { asked } = props;
  return (
    <fieldset className={styles.row} data-of={asked.at}>
      <legend className={styles.name}>
        <bdi>{asked.name}</bdi>
      </legend>
      <QuestionControl {...props} />
    </fieldset>
  );
}

/** A pressed name is followed by its choices (behaviour 25.50). */
function Pick(props: FieldProps) {
  const { question, rsvp, problem, asked } = props;
  const field = nameField(question, asked);
  const values = problem?.typed?.[field] ?? listValues(question, asked, rsvp);
  const key = field.slice(2);
  return (
    <>
      <input type="hidden" name="pick" value={key} />
      <Chip name="picked" value={key} data-of={asked.at} defaultChecked={values.length > 0}>
        <bdi>{asked.name}</bdi>
      </Chip>
      <Person {...props} />
    </>
  );
}
