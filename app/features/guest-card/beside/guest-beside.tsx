import { type ReactNode, Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';

import { sayAnswer } from '#app/features/guests/answer-words.ts';
import type { ShownCard } from '#app/features/guests/guest-list.tsx';
import type { GuestRow } from '#app/features/guests/guest-row.ts';
import { useLeavingBlocked } from '#app/features/guests/list/use-beside.ts';
import { messages } from '#app/features/guests/messages.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { messages as inviteMessages } from '#app/features/invite/messages.ts';
import { say } from '#app/platform/language/say.ts';
import { getGuestCardPath } from '#app/platform/paths.ts';
import { useWarmUp } from '#app/ui/attended/use-attended.ts';
import { Button, PlainButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { StepIcon } from '#app/ui/icons/step-icon.tsx';

import type { GuestCardView } from '../guest-card-view.ts';
import { GuestContact } from '../guest-heading.tsx';
import type { BesideCard as LoadedCard } from './beside-card.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-beside.module.css';

/** A name with more characters is set smaller. */
const longName = 60;

const load = () => import('./beside-card.tsx');

/** A link to the card's own page, if the card's code cannot be loaded. */
function CardPageLink({ frame, view }: Omit<Parameters<typeof LoadedCard>[0], 'onRemove'>) {
  return (
    <PlainButtonLink href={getGuestCardPath(frame.inviteId, view.id)}>
      {say('Open {name}', { name: view.name })}
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

interface HeadProps extends Pick<ShownCard, 'onClose' | 'onStep'> {
  name: string;
  takesFocus: boolean;
  children: ReactNode;
}

/** Stands from the row's name on, so that neither the focus nor anything beneath moves when the card has been read. */
function Head({ name, takesFocus, onClose, onStep, children }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => start(), []);
  return (
    <header className={styles.head}>
      <div>
        <h2 ref={heading} tabIndex={-1} data-long={name.length > longName}>
          <bdi>{name}</bdi>
        </h2>
        {children}
      </div>
      <div className={styles.ways}>
        <Button
          variant="quiet"
          aria-label={say('Previous guest')}
          className={styles.close}
          onClick={() => onStep(-1)}
        >
          <StepIcon step={-1} />
        </Button>
        <Button
          variant="quiet"
          aria-label={say('Next guest')}
          className={styles.close}
          onClick={() => onStep(1)}
        >
          <StepIcon step={1} />
        </Button>
        <Button
          variant="quiet"
          aria-label={say('Close {name}', { name })}
          className={styles.close}
          onClick={onClose}
        >
          ×
        </Button>
      </div>
    </header>
  );
}

/** Why there is no card. */
function NoCard({ why, onClose }: Pick<ShownCard, 'onClose'> & { why: string }) {
  return (
    <div className={styles.head}>
      <p>{say(why)}</p>
      <Button aria-label={say('Close')} className={styles.close} onClick={onClose}>
        ×
      </Button>
    </div>
  );
}

const describeRow = ({ label, people, about, told }: GuestRow) =>
  [sayAnswer(label), people ?? about, told].filter(Boolean).join(' · ');

interface GuestBesideProps extends ShownCard {
  frame: EventFrame;
  changes: number;
}

/** A guest's card beside the list (behaviour 39.9). */
export function GuestBeside(props: GuestBesideProps) {
  const { frame, id, beside, changes, row, onClose, onStep, onRemove } = props;
  const { view, isGone, isForbidden, isIdle } = useCard(
    getGuestCardPath(frame.inviteId, id),
    changes,
  );
  useWarmUp(load);
  useLeavingBlocked();
  const shown = view?.id === id && !isGone ? view : null;
  const why = isGone ? messages.guestUnknown : messages.cardUnread;
  const name = shown?.name ?? (isIdle ? undefined : row?.name);
  return (
    <aside
      className={joinClasses(patterns.offPaper, styles.beside)}
      aria-label={say('Guest')}
      aria-busy={!shown && !isIdle}
    >
      {name === undefined ? null : (
        <Head key={id} {...{ name, onClose, onStep }} takesFocus={beside.takesFocus}>
          {shown ? <GuestContact view={shown} /> : <p>{row && describeRow(row)}</p>}
        </Head>
      )}
      {shown ? (
        <Suspense>
          <BesideCard key={id} frame={frame} view={shown} onRemove={onRemove} />
        </Suspense>
      ) : null}
      {isIdle && !shown ? (
        <NoCard why={isForbidden ? inviteMessages.wrongHost : why} onClose={onClose} />
      ) : null}
    </aside>
  );
}
