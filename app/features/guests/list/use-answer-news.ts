import { useEffect, useRef, useState } from 'react';

import { formatGoing } from '#app/features/rsvp/rules.ts';
import type { Figures } from '#app/features/rsvp/rules.ts';
import { say } from '#app/platform/language/say.ts';

import type { GuestWindow } from './guest-window.ts';

/** The shortest time between two announcements. */
const restMs = 8_000;

function answersIn({ going, maybe, declined }: Figures): number {
  return going + maybe + declined;
}

/** Announces new answers, except those that the host records (`quiet`) or the loader read. */
export function useAnswerNews(
  { figures, source }: Pick<GuestWindow, 'figures' | 'source'>,
  quiet: boolean,
): string {
  const [news, setNews] = useState('');
  const known = useRef(answersIn(figures));
  const read = useRef(source);
  const toldAt = useRef(-Infinity);
  const answers = answersIn(figures);
  const going = formatGoing(figures);
  useEffect(() => {
    if (quiet || read.current !== source || answers < known.current) known.current = answers;
    read.current = source;
    if (answers === known.current) return;
    const wait = Math.max(0, toldAt.current + restMs - performance.now());
    const timer = setTimeout(() => {
      const count = answers - known.current;
      const came = say('{count, plural, one {# new answer.} other {# new answers.}}', { count });
      setNews(`${came} ${going}`);
      known.current = answers;
      toldAt.current = performance.now();
    }, wait);
    return () => clearTimeout(timer);
  }, [answers, going, quiet, source]);
  return news;
}
