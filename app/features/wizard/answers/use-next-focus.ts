import { type RefObject, useCallback, useEffect, useRef } from 'react';

import type { Question } from '#app/features/draft/parts/question.ts';

import type { FocusNext } from './use-question-list.ts';

export function useNextFocus(
  area: RefObject<HTMLElement | null>,
  questions: readonly Question[],
): FocusNext {
  const next = useRef<Parameters<FocusNext> | null>(null);
  useEffect(() => {
    if (!next.current) return;
    const [id, control] = next.current;
    const shown = questions.some((question) => question.id === id);
    const sought = shown ? `[data-question="${id}"] ${control}` : '[data-add] button';
    next.current = null;
    area.current?.querySelector<HTMLElement>(sought)?.focus();
  }, [area, questions]);
  return useCallback((...wanted) => {
    next.current = wanted;
  }, []);
}
