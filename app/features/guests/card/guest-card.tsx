import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';

import { editPath } from '#app/features/draft/part-paths.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { countLabel } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import type { GuestCardView } from './guest-card-view.ts';
import { GuestAddress, GuestName } from './guest-contact.tsx';
import { GuestLabels } from './guest-labels.tsx';
import { GuestLinkCard } from './guest-link-card.tsx';
import { Answers, History, Note, People } from './guest-said.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useCardAction } from './use-card-action.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-card.module.css';

interface GuestCardProps {
  frame: EventFrame;
  view: GuestCardView;
  logIn: string;
}

export function GuestContact({ view: { email, people } }: { view: GuestCardView }) {
  if (email === '' && people.length === 0) return null;
  return (
    <>
      {email ? <bdi>{email}</bdi> : null}
      {email && people.length > 0 ? ' · ' : null}
      {people.length > 0 ? countLabel(people.length, 'person', 'people') : null}
    </>
  );
}

function Summary({ view: { label, marks, recordedBy, reply } }: { view: GuestCardView }) {
  const decideBy = reply?.answer === 'maybe' && reply.decideBy ? formatDate(reply.decideBy) : '';
  const more = [
    ...(recordedBy ? [`recorded by ${recordedBy}`] : []),
    ...(decideBy ? [`decides by ${decideBy}`] : []),
  ];
  return (
    <p className={patterns.bar}>
      <span
        className={styles.said}
        data-answer={label === 'On the waiting list' ? 'none' : (reply?.answer ?? 'none')}
      >
        {label}
      </span>
      {more.length > 0 ? <span className={patterns.small}>{more.join(' · ')}</span> : null}
      {marks.map((mark) => (
        <span key={mark} className={styles.mark}>
          {mark}
        </span>
      ))}
    </p>
  );
}

function Actions({ view, onRecord }: { view: GuestCardView; onRecord: () => void }) {
  const { version: seen } = view;
  const showToast = useToast();
  const { busy, send } = useCardAction((reply) => {
    showToast(
      reply.ok
        ? { text: `Answer of ${view.name} removed.`, tone: 'good' }
        : { text: reply.message, tone: 'neutral' },
    );
  });
  return (
    <div className={joinClasses(patterns.bar, patterns.offPaper)}>
      <Button variant="primary" onClick={onRecord}>
        {view.reply ? 'Edit answer' : 'Record answer'}
      </Button>
      {seen === null ? null : (
        <Button variant="quiet" disabled={busy} onClick={() => send({ intent: 'remove', seen })}>
          Remove answer
        </Button>
      )}
    </div>
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

/** Everything about one guest, editable in place (behaviour 28.3). */
export function GuestCard({ frame, view, logIn }: GuestCardProps) {
  const { open, start, close } = useRecording();
  const logInLink = (
    <Link to={logIn} target="_blank">
      Log in again in a new tab
    </Link>
  );
  return (
    <div className={joinClasses(patterns.stack4, styles.whole)}>
      {view.labels ? <GuestLabels {...view} labels={view.labels} /> : null}
      <div className={joinClasses(patterns.stack5, styles.main)}>
        <Card className={styles.card}>
          {open ? (
            <ReplyForm view={view} logInLink={logInLink} onDone={close} />
          ) : (
            <>
              <Summary view={view} />
              <Actions view={view} onRecord={start} />
              <People view={view} />
              <Answers view={view} />
              <Note reply={view.reply} />
            </>
          )}
        </Card>
        <div className={patterns.stack5}>
          {view.link ? (
            <GuestAddress view={view} inviteId={frame.inviteId} />
          ) : (
            <GuestName {...view} />
          )}
          {view.link ? <GuestLinkCard frame={frame} guest={view} link={view.link} /> : null}
          <Card className={styles.card}>
            <History history={view.history} />
            {view.link ? (
              <p>
                <Link to={editPath('invitee', frame.inviteId)}>
                  Edit this guest on the Invitees page
                </Link>
              </p>
            ) : null}
          </Card>
        </div>
      </div>
    </div>
  );
}
