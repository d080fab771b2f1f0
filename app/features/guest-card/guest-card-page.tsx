import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { RemovalQuestion } from '#app/features/guests/bulk/removal-question.tsx';
import { useRemoval } from '#app/features/guests/bulk/use-removal.ts';
import {
  readGuestQuery,
  writeGuestQuery,
  writeListPlace,
} from '#app/features/guests/find/guest-query.ts';
import { readKey } from '#app/features/guests/keys/list-keys.ts';
import type { Neighbors } from '#app/features/guests/list/guest-list.server.ts';
import { useLeavingBlocked } from '#app/features/guests/list/use-beside.ts';
import { messages } from '#app/features/guests/messages.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { useFreshScreen } from '#app/features/live/use-fresh-screen.ts';
import { useLive } from '#app/features/live/use-live.ts';
import { say } from '#app/platform/language/say.ts';
import {
  getEventDataPath,
  getGuestCardPath,
  getGuestsPath,
  logInPath,
} from '#app/platform/paths.ts';
import { LostPage } from '#app/ui/brand/lost-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { StepIcon } from '#app/ui/icons/step-icon.tsx';
import { ToastProvider, useToast } from '#app/ui/overlays/toast.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import type { GuestCardView } from './guest-card-view.ts';
import { GuestCard } from './guest-card.tsx';
import { GuestContact } from './guest-heading.tsx';
import { PlainCard, PlainRemoval } from './plain/plain-card.tsx';
import type { CardReply } from './schema.ts';

import styles from './guest-card.module.css';

interface GuestCardPageProps {
  frame: EventFrame;
  view: GuestCardView;
  /** To the form without scripts. */
  reply: CardReply | undefined;
  /** Keeps the card on show while its guest is being removed: the news of it may come before the reply. */
  hold: (isHeld: boolean) => void;
}

/** The list with the search from which the host came, and the neighbors on it; null at its ends. */
export function findWays(inviteId: string, search: URLSearchParams, neighbors: Neighbors) {
  const query = readGuestQuery(search);
  const written = writeGuestQuery(query);
  const place = writeListPlace(query, query.at);
  const to = (id: string | null) =>
    id === null ? null : getGuestCardPath(inviteId, id) + (place === '?' ? '' : place);
  return {
    back: { to: getGuestsPath(inviteId) + (written === '?' ? '' : written), label: say('Guests') },
    steps: { before: to(neighbors.before), after: to(neighbors.after) },
  };
}

type Ways = ReturnType<typeof findWays>;

/** The arrow keys lead to the neighbors, outside of fields (behaviour 28.25). */
function useStepKeys({ before, after }: Ways['steps']) {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = readKey(event);
    const to = key === 'up' ? before : key === 'down' ? after : null;
    if (to === null) return;
    event.preventDefault();
    void navigate(to, { replace: true });
  });
  useEffect(() => {
    const listen = new AbortController();
    document.addEventListener('keydown', press, listen);
    return () => listen.abort();
  }, []);
}

/** Leads to the list, which offers Undo. */
function useRemoving({ id, link }: GuestCardView, list: string, hold: GuestCardPageProps['hold']) {
  const navigate = useNavigate();
  const showToast = useToast();
  const removing = useRemoval({
    hear: (reply) => {
      if (!reply.ok) showToast({ text: reply.message, tone: 'neutral' });
      hold(false);
    },
    propose: (text, change) => {
      // Until the list is there.
      hold(true);
      void navigate(list, { state: { undo: { text, change } } });
    },
  });
  const rows = link ? { invited: 1, open: 0 } : { invited: 0, open: 1 };
  const remove = () => {
    hold(true);
    removing.remove({ guests: { ids: [id] }, answered: 0, rows });
  };
  const confirm = () => {
    hold(true);
    removing.confirm();
  };
  return { removing: { ...removing, confirm }, remove };
}

function Content({ frame, view, reply, hold }: GuestCardPageProps) {
  const { inviteId } = frame;
  const [search] = useSearchParams();
  const { back, steps } = findWays(inviteId, search, view.neighbors);
  const { removing, remove } = useRemoving(view, back.to, hold);
  useStepKeys(steps);
  useLeavingBlocked();
  const ways = [
    [say('Previous guest'), steps.before, -1],
    [say('Next guest'), steps.after, 1],
  ] as const;
  return (
    <div className={styles.page}>
      <SectionHead
        title={<bdi>{view.name}</bdi>}
        back={back}
        note={<GuestContact view={view} />}
        actions={ways.map(([label, to, step]) =>
          to === null ? null : (
            <ButtonLink key={label} to={to} replace variant="quiet" aria-label={label}>
              <StepIcon step={step} />
            </ButtonLink>
          ),
        )}
      />
      <PlainCard view={view} reply={reply} />
      <GuestCard
        frame={frame}
        view={view}
        logIn={logInPath(getGuestCardPath(inviteId, view.id))}
        onRemove={remove}
      />
      <PlainRemoval name={view.name} />
      <RemovalQuestion bulk={{ removing, busy: removing.busy }} />
    </div>
  );
}

export function GuestCardPage(props: GuestCardPageProps) {
  useFreshScreen(useLive(getEventDataPath('live', props.frame.inviteId)));
  return (
    <ToastProvider>
      <Content {...props} />
    </ToastProvider>
  );
}

export function GuestUnknown({ bar, inviteId }: { bar: ReactNode; inviteId: string }) {
  return (
    <LostPage
      title={say('Guest not found')}
      heading={say(messages.guestUnknown)}
      bar={bar}
      actions={
        <ButtonLink to={getGuestsPath(inviteId)} variant="primary">
          {say('All guests')}
        </ButtonLink>
      }
    >
      {say('They may have been removed, or their answer was taken off the list.')}
    </LostPage>
  );
}
