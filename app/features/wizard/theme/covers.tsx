import { Suspense, memo, useEffect, useId, useRef, useState } from 'react';

import type { CoverWords } from '#app/features/invitation/invitation-cover.tsx';
import { LazyCover } from '#app/features/invitation/lazy-preview.tsx';
import { formatGuestTitle } from '#app/features/invitation/local/guest-title.ts';
import { nameOccasion } from '#app/features/theme/covers.ts';
import { type OfferedLook, offeredLooks } from '#app/features/theme/ready-looks.ts';
import { say } from '#app/platform/language/say.ts';

import { useDrawTurn } from './use-draw-turn.ts';

import styles from './covers.module.css';

interface CoversProps {
  words: CoverWords;
  /** The look of the theme, or null. */
  chosen: OfferedLook | null;
  onChoose: (look: OfferedLook) => void;
  /** Enter. */
  onEnter: () => void;
}

/** The width of the page that a cover shows, in rem. */
const pageWidth = 24.375;

/** Tells the covers their scale, which CSS cannot divide. */
function useScale() {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const width = element.querySelector('[data-window]')?.clientWidth ?? 0;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      element.style.setProperty('--card-scale', String(width / (pageWidth * rem)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return grid;
}

/** The look that was chosen when the step was opened comes first (behaviour 6.24). */
export function Covers({ words, chosen, onChoose, onEnter }: CoversProps) {
  const name = useId();
  const grid = useScale();
  const [first] = useState(chosen);
  const occasion = nameOccasion(words.eventType);
  const looks = first ? [first, ...offeredLooks.filter((look) => look !== first)] : offeredLooks;
  return (
    <div ref={grid} role="radiogroup" aria-label={say('Looks')} className={styles.grid}>
      {looks.map((look) => (
        <label key={look.id} className={styles.cover}>
          <input
            type="radio"
            name={name}
            value={look.id}
            aria-label={[say(look.name), occasion].filter(Boolean).join(', ')}
            checked={look === chosen}
            onChange={() => onChoose(look)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onEnter();
            }}
          />
          <Window
            look={look}
            eventName={words.eventName}
            hostedBy={words.hostedBy}
            types={JSON.stringify(words.eventType)}
            language={words.language}
          />
          <span className={styles.name}>{say(look.name)}</span>
        </label>
      ))}
    </div>
  );
}

interface WindowProps extends Omit<CoverWords, 'eventType'> {
  look: OfferedLook;
  /** As a text, so that equal ones draw nothing anew. */
  types: string;
}

const Window = memo(function Window({ look, eventName, hostedBy, types, language }: WindowProps) {
  const element = useRef<HTMLSpanElement>(null);
  const isDrawn = useDrawTurn(element);
  const ground = { background: look.ground, color: look.ink };
  const waiting = <span className={styles.waiting}>{formatGuestTitle({ eventName })}</span>;
  return (
    <span ref={element} className={styles.window} style={ground} data-window aria-hidden>
      {isDrawn ? (
        <Suspense fallback={waiting}>
          <LazyCover
            {...{ eventName, hostedBy, language, waiting }}
            eventType={JSON.parse(types) as string[]}
            theme={look.tags}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </span>
  );
});
