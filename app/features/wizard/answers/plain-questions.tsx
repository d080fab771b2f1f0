import { ownQuestion } from '#app/features/draft/parts/question-presets.ts';
import {
  type Question,
  questionKindLabels,
  questionKinds,
} from '#app/features/draft/parts/question.ts';
import { say } from '#app/platform/language/say.ts';
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
        <p className={patterns.small}>
          {say('Putting questions in another order needs JavaScript.')}
        </p>
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
      <legend className={patterns.strong}>{isNew ? say('Another question') : title}</legend>
      <input type="hidden" name="question" value={id} />
      <TextField label={say('Question')} name={name('title')} defaultValue={title} />
      <SelectField label={say('Answer')} name={name('kind')} defaultValue={kind}>
        {questionKinds.map((one) => (
          <option key={one} value={one}>
            {say(questionKindLabels[one])}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={say('Choices, one in each line')}
        name={name('choices')}
        rows={3}
        defaultValue={choices.join('\n')}
      />
      <SelectField label={say('Asked')} name={name('scope')} defaultValue={scope}>
        <option value="reply">{say('Once per reply')}</option>
        <option value="person">{say('Once per person')}</option>
      </SelectField>
      <CheckField name={name('required')} defaultChecked={required}>
        {say('Required')}
      </CheckField>
      {isNew ? null : <CheckField name={name('remove')}>{say('Remove this question')}</CheckField>}
    </fieldset>
  );
}
