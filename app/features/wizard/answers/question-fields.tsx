import { limits } from '#app/features/draft/limits.ts';
import { readAsked, sayAsked } from '#app/features/draft/parts/question-presets.ts';
import {
  type Question,
  type QuestionKind,
  asksForChoice,
  questionKindLabels,
  questionKinds,
} from '#app/features/draft/parts/question.ts';
import { say } from '#app/platform/language/say.ts';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { getLengthHint } from '#app/ui/text/length-hint.ts';

import type { AnsweredQuestion } from '../frame/stored-step.ts';
import { ChoiceFields } from './choice-fields.tsx';

export interface QuestionFieldsProps {
  question: Question;
  answered: AnsweredQuestion | undefined;
  /** '' means the question as a whole. */
  findProblem: (field: string) => string | undefined;
  onEdit: (change: Partial<Question>) => void;
}

/** A question with choices starts with two empty ones. */
function changeKind({ choices }: Question, kind: QuestionKind): Partial<Question> {
  const enough = !asksForChoice(kind) || choices.length > 0;
  return { kind, choices: enough ? choices : ['', ''] };
}

/** Explains what a change of a question does to its answers (behaviour 27.8). */
function getAnswersHint({ question, answered }: QuestionFieldsProps): string | undefined {
  if (!answered) return undefined;
  const { kind, scope } = answered.question;
  return kind === question.kind && scope === question.scope
    ? undefined
    : say('This makes it a new question. The answers to the old one are kept.');
}

export function QuestionFields(props: QuestionFieldsProps) {
  const { question, findProblem, onEdit } = props;
  const { title, kind, scope, choices, required } = question;
  return (
    <>
      <TextField
        label={say('Question')}
        maxLength={limits.questionTitle}
        autoComplete="off"
        value={sayAsked(title)}
        hint={getLengthHint(title.length, limits.questionTitle)}
        error={findProblem('title')}
        onChange={(event) => onEdit({ title: readAsked(event.target.value) })}
      />
      <SelectField
        label={say('Answer')}
        value={kind}
        hint={getAnswersHint(props)}
        onChange={(event) => onEdit(changeKind(question, event.target.value as QuestionKind))}
      >
        {questionKinds.map((one) => (
          <option key={one} value={one}>
            {say(questionKindLabels[one])}
          </option>
        ))}
      </SelectField>
      {asksForChoice(kind) ? (
        <ChoiceFields
          choices={choices}
          problem={findProblem('') ?? findProblem('choices')}
          findProblem={(index) => findProblem(`choices.${index}`)}
          onChange={(next) => onEdit({ choices: next })}
        />
      ) : null}
      <ScopeField scope={scope} onEdit={onEdit} />
      <CheckField checked={required} onChange={(next) => onEdit({ required: next })}>
        {say(
          'Required: until it’s answered, you see ‘Incomplete’ and the guest sees a friendly reminder',
        )}
      </CheckField>
    </>
  );
}

function ScopeField({
  scope,
  onEdit,
}: Pick<Question, 'scope'> & Pick<QuestionFieldsProps, 'onEdit'>) {
  return (
    <SelectField
      label={say('Asked')}
      value={scope}
      hint={
        scope === 'person'
          ? say('Asked of each person in a household who comes.')
          : say('Asked once, whoever comes.')
      }
      onChange={(event) => onEdit({ scope: event.target.value as Question['scope'] })}
    >
      <option value="reply">{say('Once per reply')}</option>
      <option value="person">{say('Once per person')}</option>
    </SelectField>
  );
}
