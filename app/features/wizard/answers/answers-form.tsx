import { type RefObject, useEffect, useRef, useState } from 'react';

import { findAnswerProblems } from '#app/features/draft/answer-problems.ts';

import type { Refusal, StepForm } from '../frame/step-props.ts';
import { Questions, hasProblemAt } from './question-list.tsx';
import {
  CompanionsCard,
  ContactCard,
  DeadlineCard,
  GuestListCard,
  OffersCard,
  SeatsCard,
} from './setting-cards.tsx';
import { useNextFocus } from './use-next-focus.ts';
import { type AnswersStep, type QuestionList, useQuestionList } from './use-question-list.ts';

import patterns from '#app/ui/patterns.module.css';

const noProblems: ReadonlyMap<string, string> = new Map();

interface Checked {
  value: AnswersStep['value'];
  refusal: Refusal | null;
  list: QuestionList;
  area: RefObject<HTMLElement | null>;
}

/** Shows problems from the first refusal on. A refusal opens the first question at fault and focuses its field. */
function useProblems({ value, refusal, list, area }: Checked) {
  const [seen, setSeen] = useState<Refusal | null>(null);
  if (refusal && refusal !== seen) {
    setSeen(refusal);
    const found = findAnswerProblems(value);
    const fault = value.questions.find((_, place) => hasProblemAt(found, place));
    if (fault) list.setOpen(fault.id);
  }
  useEffect(() => {
    if (seen) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [area, seen]);
  return seen ? findAnswerProblems(value) : noProblems;
}

export function AnswersForm({ value, setValue, schedule, refusal, answered }: StepForm<'answers'>) {
  const area = useRef<HTMLDivElement>(null);
  const focusNext = useNextFocus(area, value.questions);
  const list = useQuestionList({ value, setValue }, focusNext);
  const problems = useProblems({ value, refusal, list, area });
  const change = (next: Partial<AnswersStep['value']>) => setValue((old) => ({ ...old, ...next }));
  const setting = { value, change, problems };
  return (
    <div ref={area} className={patterns.stack5}>
      <CompanionsCard {...setting} />
      <Questions questions={value.questions} {...{ list, answered, problems }} />
      <OffersCard {...setting} />
      <DeadlineCard {...setting} schedule={schedule} />
      <SeatsCard {...setting} />
      <GuestListCard {...setting} />
      <ContactCard {...setting} />
    </div>
  );
}
