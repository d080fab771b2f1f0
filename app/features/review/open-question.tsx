import { type ReactNode, useEffect, useRef, useState } from 'react';

import { listOpenQuestions } from '#app/features/draft/line/reading.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { LineState } from './line/use-line.ts';
import { Question } from './line/your-line.tsx';

/** Lets the save wait once for what the line leaves open (behaviour 11.7). */
export function useOpenQuestion(line: LineState | null, save: () => void) {
  const [asked, setAsked] = useState(false);
  const [open] = line?.reading ? listOpenQuestions(line.reading) : [];
  const waits = open !== undefined && !asked;
  return {
    /** What it leaves open is not known yet. */
    isReading: line !== null && line.reading === null && !line.failed,
    save: waits ? () => setAsked(true) : save,
    question:
      line && open && asked ? (
        <InView>
          <Notice
            tone="ask"
            actions={
              <Button variant="quiet" onClick={save}>
                {open.ask === 'day' ? say('Save without a date') : say('Save without it')}
              </Button>
            }
          >
            <p>{say('One thing is open:')}</p>
            <Question phrase={open} choose={line.choose} />
          </Notice>
        </InView>
      ) : null,
  };
}

function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's cleanup.
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return <div ref={place}>{children}</div>;
}
