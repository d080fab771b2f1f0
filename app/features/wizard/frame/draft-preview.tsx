import {
  type ReactNode,
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
import { useDraftSteps } from '#app/features/draft/use-draft.ts';
import type { Invitation } from '#app/features/invitation/invitation.ts';
import { LazyPreview } from '#app/features/invitation/lazy-preview.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { callWhenIdle } from '#app/ui/scheduling.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useMedia } from '#app/ui/use-media.ts';

import { useFilledSteps } from './garland.tsx';

import styles from './draft-preview.module.css';

// A draft needs an id; the preview is not posted.
const previewId = 'preview'.padEnd(22, '-');

interface DrawnProps {
  invitation: Invitation;
  scale: number;
  reply?: ReactNode;
}

function Drawn(props: DrawnProps) {
  return (
    <Suspense fallback={<Blank />}>
      <LazyPreview {...props} />
    </Suspense>
  );
}

type DrawnStepsProps = Omit<DrawnProps, 'invitation'> & { steps: StepValues };

const DrawnSteps = memo(function DrawnSteps({ steps, ...props }: DrawnStepsProps) {
  return <Drawn invitation={toDraft(previewId, steps)} {...props} />;
});

function Blank() {
  return <div className={styles.blank} />;
}

/** Deferred, so that typing stays fast. */
function DraftPreview(props: Omit<DrawnProps, 'invitation'>) {
  return <DrawnSteps steps={useDeferredValue(useDraftSteps())} {...props} />;
}

function StoredPreview({ invitation, ...props }: DrawnProps) {
  return <Drawn invitation={useDeferredValue(invitation)} {...props} />;
}

interface PreviewProps {
  stored?: Invitation | null | undefined;
  reply?: ReactNode;
}

function LivePreview({ stored, ...props }: PreviewProps & { scale: number }) {
  if (!useIdle()) return <Blank />;
  return stored ? <StoredPreview invitation={stored} {...props} /> : <DraftPreview {...props} />;
}

let hasBeenIdle = false;

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

export function PreviewBeside({ large = false, ...props }: PreviewProps & { large?: boolean }) {
  const shown = useMedia(beside);
  const paper = shown ? <LivePreview {...props} scale={large ? 0.96 : 0.82} /> : <Blank />;
  return (
    <div className={styles.beside} data-large={large}>
      {props.reply ? (
        <section
          className={joinClasses(styles.paper, styles.scrolling)}
          aria-label="Preview"
          {...keyboardScrolling}
        >
          {paper}
        </section>
      ) : (
        <div className={styles.paper}>{paper}</div>
      )}
    </div>
  );
}

const posterScale = 0.46;

export function PreviewAbove(props: PreviewProps) {
  const wide = useMedia(beside);
  const restored = useHydrated();
  return (
    <div className={styles.above}>
      <div className={styles.poster}>
        {restored && !wide ? <LivePreview {...props} scale={posterScale} /> : <Blank />}
      </div>
    </div>
  );
}

/** Makes a scrolling area without controls focusable, so that arrow keys scroll it. */
const keyboardScrolling = { tabIndex: 0 };

/** Absent for an empty draft, so that a first visit does not load the preview. */
export function PreviewPeek(props: PreviewProps) {
  const wide = useMedia(beside);
  const restored = useHydrated();
  const isDraftBegun = useFilledSteps().some(Boolean);
  const isWorthDrawing = isDraftBegun || Boolean(props.stored ?? props.reply);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!restored || wide) return null;
  return (
    <>
      <div className={styles.peek}>
        <div aria-hidden>
          {isWorthDrawing ? <LivePreview {...props} scale={0.125} /> : <Blank />}
        </div>
        <button
          ref={button}
          type="button"
          aria-label={props.reply ? 'See what your guests are asked' : 'See your invitation so far'}
          onClick={() => setOpen(true)}
        />
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={props.reply ? 'What your guests are asked' : 'Your invitation so far'}
        returnFocusTo={button}
        actions={<DialogClose variant="primary">Close</DialogClose>}
      >
        <section className={styles.opened} aria-label="Invitation" {...keyboardScrolling}>
          <LivePreview {...props} scale={1} />
        </section>
      </Dialog>
    </>
  );
}
