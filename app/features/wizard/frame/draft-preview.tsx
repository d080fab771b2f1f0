import {
  Suspense,
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';

import type { StepValues } from '#app/features/draft/parts.ts';
import { toDraft } from '#app/features/draft/rules.ts';
import { useDraftSteps, useRestored } from '#app/features/draft/use-draft.ts';
import type { Invitation } from '#app/features/invitation/invitation.ts';
import { LazyPreview } from '#app/features/invitation/lazy-preview.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { useMedia } from '#app/ui/use-media.ts';
import { callWhenIdle } from '#app/ui/when-idle.ts';

import styles from './draft-preview.module.css';

// A draft needs an id; the preview is not posted.
const previewId = 'preview'.padEnd(22, '-');

interface DrawnProps {
  invitation: Invitation;
  scale: number;
}

function Drawn({ invitation, scale }: DrawnProps) {
  return (
    <Suspense fallback={<Blank />}>
      <LazyPreview invitation={invitation} scale={scale} />
    </Suspense>
  );
}

const DrawnSteps = memo(function DrawnSteps({
  steps,
  scale,
}: {
  steps: StepValues;
  scale: number;
}) {
  return <Drawn invitation={toDraft(previewId, steps)} scale={scale} />;
});

/** The placeholder while the preview loads. */
function Blank() {
  return <div className={styles.blank} />;
}

/** The draft drawn as an invitation. Deferred, so that typing stays fast. */
function DraftPreview({ scale }: { scale: number }) {
  return <DrawnSteps steps={useDeferredValue(useDraftSteps())} scale={scale} />;
}

function StoredPreview({ invitation, scale }: DrawnProps) {
  return <Drawn invitation={useDeferredValue(invitation)} scale={scale} />;
}

interface PreviewProps {
  /** The stored invitation with its edited part; absent for the draft. */
  stored?: Invitation | null | undefined;
}

/** The invitation so far, once the browser is idle. */
function LivePreview({ stored, scale }: PreviewProps & { scale: number }) {
  if (!useIdle()) return <Blank />;
  return stored ? (
    <StoredPreview invitation={stored} scale={scale} />
  ) : (
    <DraftPreview scale={scale} />
  );
}

let hasBeenIdle = false;

/** False until the browser has been idle once. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(hasBeenIdle);
  useEffect(() => {
    const go = () => {
      hasBeenIdle = true;
      startTransition(() => setIdle(true));
    };
    return callWhenIdle(go);
  }, []);
  return idle;
}

const beside = '(min-width: 68rem)';

/** The live preview beside a step, in a wide window. */
export function PreviewBeside({ stored, large = false }: PreviewProps & { large?: boolean }) {
  const shown = useMedia(beside);
  return (
    <div className={styles.beside} data-large={large}>
      <div className={styles.paper}>
        {shown ? <LivePreview stored={stored} scale={large ? 0.96 : 0.82} /> : <Blank />}
      </div>
    </div>
  );
}

/** Makes a scrolling area without controls focusable, so that arrow keys scroll it. */
const keyboardScrolling = { tabIndex: 0 };

/** A thumbnail of the invitation in the bottom bar of a narrow window. It opens the preview in a dialog. */
export function PreviewPeek({ stored }: PreviewProps) {
  const wide = useMedia(beside);
  const restored = useRestored();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!restored || wide) return null;
  return (
    <>
      <div className={styles.peek}>
        <div aria-hidden>
          <LivePreview stored={stored} scale={0.125} />
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
        actions={<DialogClose variant="primary">Close</DialogClose>}
      >
        <section className={styles.opened} aria-label="Invitation" {...keyboardScrolling}>
          <LivePreview stored={stored} scale={1} />
        </section>
      </Dialog>
    </>
  );
}
