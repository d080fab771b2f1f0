import { useEffect, useEffectEvent, useState } from 'react';

import { titleRequired } from '#app/features/draft/parts/event-name.ts';
import { LoadingNow } from '#app/ui/loading-note.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';
import { unexpected } from '#app/ui/unavailable.ts';

import { type SheetPart, useEditedPart } from './edited-part.ts';
import { type SheetFiles, findSheet, loadSheet } from './sheet-files.ts';
import { type SaidOfPart, SheetProblem } from './sheet-problem.ts';

/** Null while they load. When they do not come, a sentence says so, and the next press asks again. */
function useSheetFiles(part: SheetPart | null, close: () => void): SheetFiles | null {
  const [, setLoaded] = useState<SheetFiles | null>(null);
  const showToast = useToast();
  const files = part && findSheet(part);
  const missing = files ? null : part;
  const fail = useEffectEvent(() => {
    close();
    showToast({ text: unexpected });
  });
  useEffect(() => {
    if (missing === null) return undefined;
    let isShown = true;
    loadSheet(missing).then(setLoaded, () => {
      if (isShown) fail();
    });
    return () => {
      isShown = false;
    };
  }, [missing]);
  return files;
}

/**
 * The form of the part that the address names, over the review or beside it (behaviour 11.10). `problem` is what the
 * save has just said; a missing name opens its form (behaviour 12.6).
 */
export function PartSheet({ problem }: { problem: SaidOfPart | null | undefined }) {
  const { part, open, close } = useEditedPart();
  const files = useSheetFiles(part, close);
  const openTitle = useEffectEvent(() => {
    if (part === null) open('eventName');
  });
  useEffect(() => {
    if (problem?.message === titleRequired) openTitle();
  }, [problem]);
  if (part === null) return null;
  if (files === null) return <LoadingNow />;
  const { Step, Sheet } = files;
  return (
    <SheetProblem value={problem ?? null}>
      <Step key={part} Place={Sheet} />
    </SheetProblem>
  );
}
