import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { messages as inviteMessages } from '#app/features/invite/messages.ts';
import { getGuestCardPath } from '#app/platform/paths.ts';
import { useWarmUp } from '#app/ui/attended/use-attended.ts';
import { Button, PlainButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { GuestCardView } from '../card/guest-card-view.ts';
import { type Beside, useLeavingBlocked } from '../list/use-beside.ts';
import { messages } from '../messages.ts';
import type { BesideCard as LoadedCard } from './beside-card.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-beside.module.css';

const load = () => import('./beside-card.tsx');

/** A link to the card's own page, if the card's code cannot be loaded. */
function CardPageLink({ frame, view }: Parameters<typeof LoadedCard>[0]) {
  return (
    <PlainButtonLink href={getGuestCardPath(frame.inviteId, view.id)}>
      Open {view.name}
    </PlainButtonLink>
  );
}

const BesideCard = lazy(async () => {
  try {
    return { default: (await load()).BesideCard };
  } catch {
    return { default: CardPageLink };
  }
});

/** What the address of a guest's card answers; null when it could not be reached. */
type CardData = { frame: EventFrame | null; view: GuestCardView | null } | null;

/** Loads a guest's card, again after each change. The loaded card stays until the next one has arrived. */
function useCard(path: string, changes: number) {
  const { data, state, load: read } = useFetcher<CardData>();
  const [kept, setKept] = useState<GuestCardView | null>(null);
  const view = data?.view ?? null;
  if (view && view !== kept) setKept(view);
  useEffect(() => {
    void read(`${path}?beside`);
  }, [path, read]);
  const readAgain = useEffectEvent(() => void read(`${path}?beside`));
  useEffect(() => {
    if (changes > 0) readAgain();
  }, [changes]);
  const isForbidden = data?.frame === null;
  const isGone = data?.view === null && !isForbidden;
  return { view: view ?? kept, isGone, isForbidden, isIdle: state === 'idle' };
}

interface NoCardProps extends Pick<GuestBesideProps, 'onClose'> {
  card: Pick<ReturnType<typeof useCard>, 'isGone' | 'isForbidden' | 'isIdle'>;
}

function NoCard({ card: { isGone, isForbidden, isIdle }, onClose }: NoCardProps) {
  if (!isIdle) return <p className={patterns.muted}>Loading…</p>;
  const why = isGone ? messages.guestUnknown : messages.cardUnread;
  return (
    <div className={styles.head}>
      <p>{isForbidden ? inviteMessages.wrongHost : why}</p>
      <Button aria-label="Close" className={styles.close} onClick={onClose}>
        ×
      </Button>
    </div>
  );
}

interface GuestBesideProps {
  frame: EventFrame;
  id: string;
  beside: Beside;
  changes: number;
  onClose: () => void;
}

/** A guest's card beside the list (behaviour 39.9). */
export function GuestBeside({ frame, id, beside, changes, onClose }: GuestBesideProps) {
  const card = useCard(getGuestCardPath(frame.inviteId, id), changes);
  const { view, isGone, isIdle } = card;
  useWarmUp(load);
  useLeavingBlocked();
  const isShown = view?.id === id && !isGone;
  return (
    <aside
      className={joinClasses(patterns.offPaper, styles.beside)}
      aria-label="Guest"
      aria-busy={!isShown && !isIdle}
    >
      {isShown ? (
        <Suspense fallback={<p className={patterns.muted}>Loading…</p>}>
          <BesideCard key={id} {...{ frame, view, onClose }} takesFocus={beside.takesFocus} />
        </Suspense>
      ) : (
        <NoCard card={card} onClose={onClose} />
      )}
    </aside>
  );
}
