import { ownQuestion } from '#app/features/draft/parts/question-presets.ts';
import {
  type Question,
  questionKindLabels,
  questionKinds,
} from '#app/features/draft/parts/question.ts';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { SelectField, TextArea, TextField } from '#app/ui/fields/field.tsx';

import { nameQuestionField, newQuestion } from './read-answers-form.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './questions.module.css';

/** The fields of all questions, where no script runs. */
export function PlainQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <noscript>
      <div className={patterns.stack5}>
        <p className={patterns.small}>Putting questions in another order needs JavaScript.</p>
        {questions.map((question) => (
          <PlainQuestion key={question.id} question={question} />
        ))}
        <PlainQuestion question={{ ...ownQuestion, id: newQuestion }} />
      </div>
    </noscript>
  );
}

function PlainQuestion({ question }: { question: Question }) {
  const { id, title, kind, scope, choices, required } = question;
  const isNew = id === newQuestion;
  const name = (field: string) => nameQuestionField(id, field);
  return (
    <fieldset className={joinClasses(patterns.stack3, styles.plain)}>
      <legend className={patterns.strong}>{isNew ? 'Another question' : title}</legend>
      <input type="hidden" name="question" value={id} />
      <TextField label="Question" name={name('title')} defaultValue={title} />
      <SelectField label="Answer" name={name('kind')} defaultValue={kind}>
        {questionKinds.map((one) => (
          <option key={one} value={one}>
            {questionKindLabels[one]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Choices, one in each line"
        name={name('choices')}
        rows={3}
        defaultValue={choices.join('\n')}
      />
      <SelectField label="Asked" name={name('scope')} defaultValue={scope}>
        <option value="reply">Once per reply</option>
        <option value="person">Once per person</option>
      </SelectField>
      <CheckField name={name('required')} defaultChecked={required}>
        Required
      </CheckField>
      {isNew ? null : <CheckField name={name('remove')}>Remove this question</CheckField>}
    </fieldset>
  );
}
