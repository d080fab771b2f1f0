import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';

import { editPath } from '#app/features/draft/part-paths.ts';
import { sayAnswer, sayRecorder } from '#app/features/guests/answer-words.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { say } from '#app/platform/language/say.ts';
import { takeFirstName } from '#app/platform/person-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { LogInAgain } from '#app/ui/log-in-again.tsx';
import { MoreItem, MoreList } from '#app/ui/overlays/more-list.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { AnswerInPlace } from './answer-in-place.tsx';
import type { GuestCardView } from './guest-card-view.ts';
import { GuestLink } from './guest-link-card.tsx';
import { GuestRows } from './guest-rows.tsx';
import { Answers, Companions, History } from './guest-said.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useCardAction } from './use-card-action.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-card.module.css';

interface GuestCardProps {
  frame: EventFrame;
  view: GuestCardView;
  logIn: string;
  onRemove: () => void;
}

function Summary({ view: { label, marks, recordedBy, reply } }: { view: GuestCardView }) {
  const decideBy = reply?.answer === 'maybe' && reply.decideBy ? formatDate(reply.decideBy) : '';
  const more = [
    ...(recordedBy ? [sayRecorder(recordedBy)] : []),
    ...(decideBy ? [say('decides by {day}', { day: decideBy })] : []),
  ];
  return (
    <p className={patterns.bar}>
      <span
        className={styles.said}
        data-answer={label === 'On the waiting list' ? 'none' : (reply?.answer ?? 'none')}
      >
        {sayAnswer(label)}
      </span>
      {more.length > 0 ? <span className={patterns.small}>{more.join(' · ')}</span> : null}
      {marks.map((mark) => (
        <span key={mark} className={styles.mark}>
          {say(mark)}
        </span>
      ))}
    </p>
  );
}

interface ActionsProps {
  view: GuestCardView;
  inviteId: string;
  onRecord: () => void;
}

/** What is rarer than a tap, behind '…'. */
function Actions({ view, inviteId, onRecord }: ActionsProps) {
  const { version: seen } = view;
  const showToast = useToast();
  const { busy, send } = useCardAction((reply) => {
    showToast(
      reply.ok
        ? { text: say('Answer of {name} removed.', { name: view.name }), tone: 'good' }
        : { text: reply.message, tone: 'neutral' },
    );
  });
  return (
    <MoreList name={say('More for this answer')}>
      <MoreItem onPress={onRecord}>{say('Full answer')}</MoreItem>
      {seen === null ? null : (
        <MoreItem disabled={busy} onPress={() => send({ intent: 'remove', seen })}>
          {say('Remove answer')}
        </MoreItem>
      )}
      {view.link ? (
        <li>
          <Link to={editPath('invitee', inviteId)}>
            {say('Edit this guest on the Invitees page')}
          </Link>
        </li>
      ) : null}
    </MoreList>
  );
}

/** Whether the form is open. The list's menu opens it through the address. */
function useRecording() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [started, setStarted] = useState(false);
  const open = started || search.has('record');
  const close = () => {
    setStarted(false);
    if (!search.has('record')) return;
    // The list's search is in the window's address alone; the router does not know it.
    const rest = new URLSearchParams(window.location.search);
    rest.delete('record');
    setSearch(rest, { replace: true, preventScrollReset: true, state });
  };
  return { open, start: () => setStarted(true), close };
}

/** Off the list, last of all (behaviour 28.24). */
function Removal({ view: { name }, onRemove }: Pick<GuestCardProps, 'view' | 'onRemove'>) {
  return (
    <Button
      variant="quiet"
      className={joinClasses(patterns.scripted, patterns.offPaper, styles.remove)}
      onClick={onRemove}
    >
      <span>
        {withElements(say('Remove {name}', { name: spot('name') }), {
          name: <bdi>{takeFirstName(name) ?? name}</bdi>,
        })}
      </span>
    </Button>
  );
}

/** Everything about one guest, editable in place (behaviour 28.3). */
export function GuestCard({ frame, view, logIn, onRemove }: GuestCardProps) {
  const { open, start, close } = useRecording();
  const logInLink = <LogInAgain to={logIn} />;
  const { inviteId } = frame;
  return (
    <div className={joinClasses(patterns.stack4, styles.whole)}>
      <div className={joinClasses(patterns.stack4, styles.main)}>
        <Card className={styles.card}>
          {open ? (
            <ReplyForm view={view} logInLink={logInLink} onDone={close} />
          ) : (
            <>
              <div className={patterns.scripted}>
                <AnswerInPlace view={view} logInLink={logInLink} />
              </div>
              <div className={patterns.spread}>
                <Summary view={view} />
                <Actions view={view} inviteId={inviteId} onRecord={start} />
              </div>
              <Companions view={view} />
              <Answers view={view} />
            </>
          )}
        </Card>
        <div className={patterns.stack4}>
          <GuestRows {...{ view, inviteId, logInLink }} sendsMail={frame.sendsMail} />
          {view.link ? <GuestLink frame={frame} guest={view} link={view.link} /> : null}
          <Card className={styles.card}>
            <History history={view.history} />
          </Card>
          <Removal view={view} onRemove={onRemove} />
        </div>
      </div>
    </div>
  );
}
