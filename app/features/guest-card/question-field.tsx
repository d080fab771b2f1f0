import { sayAsked } from '#app/features/draft/parts/question-presets.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/fields/field.tsx';

import { toggleChoice } from './reply-draft.ts';

import patterns from '#app/ui/patterns.module.css';

interface QuestionFieldProps {
  question: StoredQuestion;
  /** The person who is asked; empty if all are asked together. */
  who: string;
  value: string | readonly string[];
  onChange: (value: string | readonly string[]) => void;
}

export function QuestionField({ question, who, value, onChange }: QuestionFieldProps) {
  const label = who === '' ? sayAsked(question.title) : who;
  const text = typeof value === 'string' ? value : '';
  switch (question.kind) {
    case 'several':
      return <Several {...{ question, label, onChange }} value={value} />;
    case 'one':
    case 'yesno':
      return (
        <SelectField label={label} value={text} onChange={({ target }) => onChange(target.value)}>
          <option value="">{say('No answer')}</option>
          {listChoices(question).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </SelectField>
      );
    case 'long':
      return (
        <TextArea
          label={label}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'text':
    case 'number':
      return (
        <TextField
          label={label}
          maxLength={200}
          inputMode={question.kind === 'number' ? 'decimal' : 'text'}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

function listChoices({ kind, choices }: StoredQuestion): [choice: string, words: string][] {
  if (kind === 'yesno') {
    return [
      ['yes', say('Yes')],
      ['no', say('No')],
    ];
  }
  return choices.map((choice) => [choice, sayAsked(choice)]);
}

interface SeveralProps extends Pick<QuestionFieldProps, 'question' | 'value' | 'onChange'> {
  label: string;
}

function Several({ question, label, value, onChange }: SeveralProps) {
  const chosen = typeof value === 'string' ? [] : value;
  return (
    <fieldset>
      <legend className={patterns.strong}>{label}</legend>
      <div className={patterns.boxes}>
        {question.choices.map((choice) => (
          <CheckField
            key={choice}
            checked={chosen.includes(choice)}
            onChange={(on) => onChange(toggleChoice(chosen, question, { choice, on }))}
          >
            <bdi>{sayAsked(choice)}</bdi>
          </CheckField>
        ))}
      </div>
    </fieldset>
  );
}
