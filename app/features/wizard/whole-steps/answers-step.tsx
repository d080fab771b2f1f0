import type { ReactNode } from 'react';

import { findAnswerProblems } from '#app/features/draft/answer-problems.ts';
import type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import { createQuestionId } from '#app/features/draft/question-id.ts';

import { AnswersForm } from '../answers/answers-form.tsx';
import { readAnswersForm } from '../answers/read-answers-form.ts';
import type { StepPlace } from '../frame/step-props.ts';
import { settled } from '../standing/settled.ts';

interface AnswersStepProps {
  Place: StepPlace;
  drawReply?: (settings: AnswerSettings) => ReactNode;
}

/** Beside the row of steps, because everything in it is optional (behaviour 27.1). */
export function AnswersStep({ Place, drawReply }: AnswersStepProps) {
  return (
    <Place
      name="answers"
      asksInForm
      readForm={(form, value) => readAnswersForm(form, value, createQuestionId)}
      settle={(value) => settled(value, findAnswerProblems(value).values().next().value)}
      {...(drawReply && { drawReply })}
    >
      {(form) => <AnswersForm {...form} />}
    </Place>
  );
}
