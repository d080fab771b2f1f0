import { useEffect, useEffectEvent, useRef } from 'react';

import type { Live } from '#app/features/live/use-live.ts';
import { say } from '#app/platform/language/say.ts';
import { getByPhonePath, getDashboardPath, logInPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { RefusalNotice } from '#app/ui/log-in-again.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { aboutWords } from './about-words.ts';
import { End } from './end.tsx';
import { OneGuest } from './guest/one-guest.tsx';
import { forgetOpened } from './guest/use-way.ts';
import type { Press } from './presses.ts';
import { Progress } from './progress.tsx';
import type { PhoneReply, PhoneView } from './schema.ts';
import { Elsewhere, Start } from './start.tsx';
import { useNextGuest, useRoundNews } from './use-next-guest.ts';
import { type Presses, usePresses } from './use-presses.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './by-phone.module.css';

interface ByPhonePageProps {
  view: PhoneView;
  /** To a form that was sent as a whole. */
  reply: PhoneReply | undefined;
  live: Pick<Live, 'state' | 'changes'>;
}

function Head({ view }: { view: PhoneView }) {
  const { inviteId, about, title, state } = view;
  return (
    <header className={styles.head}>
      <div className={styles.job}>
        <h1>{say(aboutWords[about].job)}</h1>
        <p className={patterns.muted}>
          <bdi>{title}</bdi>
        </p>
      </div>
      {state === 'running' ? <Progress view={view} /> : null}
      <ButtonLink className={styles.leave} to={getDashboardPath(inviteId)}>
        {state === 'through' ? say('Done') : say('Done for now')}
      </ButtonLink>
    </header>
  );
}

function describeKept({ waiting }: Presses): string {
  const [first] = waiting;
  if (waiting.length === 1 && first) {
    return say('No connection. Your answer about {name} is kept here and sent later.', {
      name: first.name,
    });
  }
  return say(
    'No connection. {count, plural, one {# answer is kept here and sent later.} other {# answers are kept here and sent later.}}',
    { count: waiting.length },
  );
}

/** What the server refused, and what waits for a connection (behaviour 48.7). */
function Notes({ view, reply, presses }: Omit<ByPhonePageProps, 'live'> & { presses: Presses }) {
  const posted = reply?.ok === false && reply.field === undefined ? reply : null;
  return (
    <>
      <RefusalNotice
        refusal={presses.refused ?? posted}
        logIn={logInPath(getByPhonePath(view.inviteId, view.about))}
      />
      {presses.isAway ? <Notice>{describeKept(presses)}</Notice> : null}
    </>
  );
}

/** A press that is stored says so, with the way back. */
function useSaid({ inviteId, about }: PhoneView) {
  const toast = useToast();
  return ({ intent, guest, name }: Press, undo: () => void) => {
    forgetOpened(inviteId, guest);
    if (intent === 'undo') return;
    toast({
      id: 'by-phone',
      text:
        intent === 'yes'
          ? say(aboutWords[about].told, { name })
          : say('{name} was skipped.', { name }),
      action: { label: say('Undo'), onPress: undo },
    });
  };
}

/** The focus goes where the screen has changed, unless somebody is typing. */
function useHeadingOf({ state, current }: PhoneView) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = `${state} ${current?.id ?? ''}`;
  const before = useRef(shown);
  const move = useEffectEvent((now: string) => {
    if (before.current === now) return;
    before.current = now;
    if (document.activeElement instanceof HTMLTextAreaElement) return;
    heading.current?.focus();
  });
  useEffect(() => move(shown), [shown]);
  return heading;
}

/** A round of messages from the host's own phone (behaviour 48.6). */
export function ByPhonePage({ view, reply, live }: ByPhonePageProps) {
  const { state, current } = view;
  const presses = usePresses(view, useSaid(view));
  useRoundNews(view, live);
  useNextGuest(view);
  const heading = useHeadingOf(view);
  return (
    <div className={styles.screen}>
      <Head view={view} />
      <Notes {...{ view, reply, presses }} />
      {state === 'ready' ? <Start view={view} /> : null}
      {state === 'through' ? (
        <End {...{ view, heading }} undo={({ id, name }) => presses.press('undo', id, name)} />
      ) : null}
      {state === 'running' && current ? (
        <OneGuest guest={current} {...{ view, reply, presses, heading }} />
      ) : null}
      {state === 'running' && !current ? <Elsewhere view={view} /> : null}
    </div>
  );
}
