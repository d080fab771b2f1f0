import {
  type ReactNode,
  Suspense,
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { Link } from 'react-router';

import type { PartName, StepValues } from '#app/features/draft/parts.ts';
import { toDraft } from '#app/features/draft/rules.ts';
import { useDraftStep, useDraftSteps } from '#app/features/draft/use-draft.ts';
import type { CardPart, Typed } from '#app/features/invitation/card-part.ts';
import type { Invitation } from '#app/features/invitation/invitation.ts';
import { LazyPreview } from '#app/features/invitation/lazy-preview.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { useAttended } from '#app/ui/attended/use-attended.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { callWhenIdle } from '#app/ui/scheduling.ts';
import { useStepTransition } from '#app/ui/use-media.ts';

import { DraftPreview } from './draft-preview.tsx';
import { useFilledSteps } from './garland.tsx';
import { WaitingCard } from './waiting-card.tsx';

import styles from './stage.module.css';

// A draft needs an id; the card is not posted.
const previewId = 'preview'.padEnd(22, '-');

/** What each step shows of the invitation. On a phone the covers of the Theme step are the card. */
const cardParts: Partial<Record<PartName, CardPart>> = {
  dateTime: 'facts',
  activity: 'schedule',
  invitee: 'greeting',
  location: 'place',
};

interface Drawing {
  part?: CardPart;
  typed?: Typed | undefined;
  /** The reply band, in place of the card. */
  reply?: ReactNode;
}

interface Before {
  /** Stands in for the drawing until that is there. */
  picture?: string | undefined;
}

interface DrawnProps extends Drawing {
  invitation: Invitation;
}

const DrawnSteps = memo(function DrawnSteps({
  steps,
  picture,
  ...drawing
}: Drawing & Before & { steps: StepValues }) {
  const waiting = <WaitingCard title={steps.eventName.title} picture={picture} />;
  return (
    <Suspense fallback={waiting}>
      <DraftPreview draft={toDraft(previewId, steps)} {...{ waiting, ...drawing }} />
    </Suspense>
  );
});

/** Deferred, so that typing stays fast. */
function DraftCard(drawing: Drawing & Before) {
  return <DrawnSteps steps={useDeferredValue(useDraftSteps())} {...useDeferredValue(drawing)} />;
}

function StoredCard({ invitation, ...drawing }: DrawnProps) {
  const waiting = <WaitingCard title={invitation.eventName} />;
  return (
    <Suspense fallback={waiting}>
      <LazyPreview invitation={useDeferredValue(invitation)} {...{ waiting, ...drawing }} />
    </Suspense>
  );
}

let hasBeenIdle = false;

/** An empty draft loads no drawing before somebody is there. */
function useReady(isWanted: boolean): boolean {
  const isBegun = useFilledSteps().some(Boolean);
  const isAttended = useAttended();
  return useIdle() && (isWanted || isBegun || isAttended);
}

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

/** Makes a scrolling area without controls focusable, so that arrow keys scroll it. */
const keyboardScrolling = { tabIndex: 0 };

interface StageProps extends Before {
  name: PartName;
  /** Shown instead of the draft. */
  stored: Invitation | null;
  typed?: Typed | undefined;
  reply?: ReactNode;
}

/** The card above the fields of a step, or beside them in a wide window (behaviour 3.9). */
export function Stage({ name, stored, picture, typed, reply }: StageProps) {
  const glides = useStepTransition();
  const part = cardParts[name] ?? 'picture';
  const drawing: Drawing = reply ? { reply } : { part, typed };
  const isReady = useReady(stored !== null || Boolean(reply));
  const { title } = useDraftStep('eventName')[0];
  const card = !isReady ? (
    <WaitingCard title={stored?.eventName ?? title} picture={picture} />
  ) : stored ? (
    <StoredCard invitation={stored} {...drawing} />
  ) : (
    <DraftCard picture={picture} {...drawing} />
  );
  return (
    <div className={styles.stage} data-stage={reply ? 'reply' : name === 'theme' ? 'theme' : part}>
      <Canopy as="div" className={styles.backdrop}>
        {null}
      </Canopy>
      {reply ? (
        <section className={styles.window} aria-label={say('Preview')} {...keyboardScrolling}>
          {card}
        </section>
      ) : (
        <div className={styles.window}>
          {card}
          {stored ? null : (
            <Link
              to={addresses.confirmation}
              viewTransition={glides}
              className={styles.open ?? ''}
              aria-label={say('See your invitation so far')}
            />
          )}
        </div>
      )}
    </div>
  );
}
