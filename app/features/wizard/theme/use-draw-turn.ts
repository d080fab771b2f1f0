import { type RefObject, startTransition, useEffect, useState } from 'react';

/** So many are drawn between two frames, so that scrolling stays smooth. */
const perFrame = 4;

const waiting: (() => void)[] = [];

function drawSome(): void {
  for (const draw of waiting.splice(0, perFrame)) draw();
  if (waiting.length > 0) requestAnimationFrame(drawSome);
}

function queue(draw: () => void): void {
  waiting.push(draw);
  if (waiting.length === 1) requestAnimationFrame(drawSome);
}

/** True from the turn of an element that has come into view, four of them per frame (behaviour 6.28). */
export function useDrawTurn(element: RefObject<Element | null>): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      queue(() => startTransition(() => setIsDrawn(true)));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isDrawn;
}
