import { useEffect, useRef, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { normalizeText } from '#app/features/theme/custom-text.ts';
import type * as Words from '#app/features/theme/lexicon/typed-words.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';

import patterns from '#app/ui/patterns.module.css';

/** Null until the words and the drawings for a text are there, and when they cannot be fetched. */
function useWords(text: string): { words: typeof Words; text: string } | null {
  const [found, setFound] = useState<{ words: typeof Words; text: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      try {
        const words = await import('#app/features/theme/lexicon/typed-words.ts');
        await words.loadThings([normalizeText(text)]);
        if (!isGone) setFound({ words, text });
      } catch (error) {
        console.error('The words for themes could not be loaded.', error);
      }
    };
    if (text.trim() !== '') void load();
    return () => {
      isGone = true;
    };
  }, [text]);
  return found;
}

function describe(isSolemn: boolean, isPlain: boolean, from: readonly string[]): string {
  const things = from.join(', ');
  if (isSolemn) return say('A quiet look, for: {things}', { things });
  if (isPlain) return say('Not drawn.');
  return from.length > 0
    ? say('Drawn from: {things}', { things })
    : say('No picture: your words give the colors.');
}

interface DrawnFromProps {
  text: string;
  onChange: (text: string) => void;
}

/** Says what was understood of the host's own words, and changes it: other things, or none (behaviour 6.39). */
export function DrawnFrom({ text, onChange }: DrawnFromProps) {
  const found = useWords(text);
  const bar = useRef<HTMLDivElement>(null);
  const isShown = found !== null && text.trim() !== '';
  // It comes under the field that is typed in, where the foot may hide it.
  useEffect(() => {
    const isTyped = document.activeElement instanceof HTMLInputElement;
    if (isShown && isTyped) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  if (!isShown) return <output className={patterns.small} />;
  const { words } = found;
  const { from, isSolemn, others, isPlain } = words.describeDrawn(normalizeText(found.text));
  const said = describe(isSolemn, isPlain, from);
  const next = words.takeNextThing(text, others);
  return (
    <div ref={bar} className={patterns.bar}>
      <output className={patterns.small}>{said}</output>
      {others.length > 0 && next.length <= limits.listEntry ? (
        <Button variant="quiet" onClick={() => onChange(next)}>
          {say('Draw something else')}
        </Button>
      ) : null}
      {!isSolemn && (isPlain || from.length > 0) ? (
        <Button variant="quiet" onClick={() => onChange(words.switchPicture(text))}>
          {isPlain ? say('Draw it') : say('No picture')}
        </Button>
      ) : null}
    </div>
  );
}
