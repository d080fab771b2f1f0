import { useEffect, useRef, useState } from 'react';

import { countLabel } from './facts.ts';
import type { GuestWindow } from './guest-window.ts';
import { goingLine } from './rsvp-overview.tsx';
import type { Figures } from './views.ts';

/** However fast answers come, they are told together at most this often. */
const restMs = 8_000;

function answersIn({ going, maybe, declined }: Figures): number {
  return going + maybe + declined;
}

/**
 * What a screen reader is told as answers come in: how many since it was last told. Not told are those that
 * the host records (`quiet`), nor those that the page itself has read.
 */
export function useAnswerNews({ figures, source }: GuestWindow, quiet: boolean): string {
  const [news, setNews] = useState('');
  const known = useRef(answersIn(figures));
  const read = useRef(source);
  const toldAt = useRef(-Infinity);
  const answers = answersIn(figures);
  const going = goingLine(figures);
  useEffect(() => {
    if (quiet || read.current !== source || answers < known.current) known.current = answers;
    read.current = source;
    if (answers === known.current) return;
    const wait = Math.max(0, toldAt.current + restMs - performance.now());
    const timer = setTimeout(() => {
      setNews(`${countLabel(answers - known.current, 'new answer')}. ${going}`);
      known.current = answers;
      toldAt.current = performance.now();
    }, wait);
    return () => clearTimeout(timer);
  }, [answers, going, quiet, source]);
  return news;
}
