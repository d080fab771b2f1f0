import {
  Suspense,
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';

import { type StepValues, toDraft } from '#app/features/draft/steps.ts';
import { useDraftSteps, useRestored } from '#app/features/draft/use-draft.ts';
import { LazyPreview } from '#app/features/invite/lazy-preview.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { useMedia } from '#app/ui/use-media.ts';
import { whenIdle } from '#app/ui/when-idle.ts';

import styles from './draft-preview.module.css';

// The preview never leaves the browser: the id is only there because a draft has one.
const previewId = 'preview'.padEnd(22, '-');

const Preview = memo(function Preview({ steps, scale }: { steps: StepValues; scale: number }) {
  return (
    <Suspense fallback={<Blank />}>
      <LazyPreview invitation={toDraft(previewId, steps)} scale={scale} />
    </Suspense>
  );
});

/** Paper that nothing is drawn on yet. */
function Blank() {
  return <div className={styles.blank} />;
}

/** The invitation as it is so far. Typing goes first: the drawing follows when there is time. */
function LivePreview({ scale }: { scale: number }) {
  const steps = useDeferredValue(useDraftSteps());
  return useIdle() ? <Preview steps={steps} scale={scale} /> : <Blank />;
}

let hasBeenIdle = false;

/** False until the browser has had nothing to do for the first time. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(hasBeenIdle);
  useEffect(() => {
    const go = () => {
      hasBeenIdle = true;
      startTransition(() => setIdle(true));
    };
    return whenIdle(go);
  }, []);
  return idle;
}

const beside = '(min-width: 68rem)';

/** Beside a step, where the window is wide: the invitation growing as it is filled in. */
export function PreviewBeside({ large = false }: { large?: boolean }) {
  const shown = useMedia(beside);
  return (
    <div className={styles.beside} data-large={large}>
      <div className={styles.paper}>
        {shown ? <LivePreview scale={large ? 0.96 : 0.82} /> : <Blank />}
      </div>
    </div>
  );
}

/** An area that scrolls and holds no control takes the focus itself, so that arrow keys reach its end. */
const keyboardScrolling = { tabIndex: 0 };

/** In the bar at the foot of a narrow window: the invitation, tiny, which opens to be looked at. */
export function PreviewPeek() {
  const wide = useMedia(beside);
  const restored = useRestored();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!restored || wide) return null;
  return (
    <>
      <div className={styles.peek}>
        <div aria-hidden>
          <LivePreview scale={0.125} />
        </div>
        <button
          ref={button}
          type="button"
          aria-label="See your invitation so far"
          onClick={() => setOpen(true)}
        />
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Your invitation so far"
        returnFocusTo={button}
        actions={<DialogClose look="primary">Close</DialogClose>}
      >
        <section className={styles.opened} aria-label="Invitation" {...keyboardScrolling}>
          <LivePreview scale={1} />
        </section>
      </Dialog>
    </>
  );
}
