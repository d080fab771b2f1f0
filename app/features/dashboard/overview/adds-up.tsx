import type { ReactNode } from 'react';

import { useAction } from '#app/features/guests/use-action.ts';
import { describeHeadcount } from '#app/features/rsvp/headcount-words.ts';
import type { Figures, Headcount } from '#app/features/rsvp/rules.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import type { HostView } from '../views.ts';
import { AnswersOff, AnswersSwitch } from './answers-switch.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './adds-up.module.css';

export type Terms = Pick<HostView, 'id' | 'answering' | 'seats' | 'answerBy' | 'isPastDue'>;

interface AddsUpProps {
  figures: Figures;
  headcount: Headcount;
  terms: Terms;
}

/** The figure, which opens what it is made of, and whether guests can answer (behaviour 28.1, 28.2). */
export function HowThisAddsUp({ children, ...sums }: AddsUpProps & { children: ReactNode }) {
  return (
    <details className={styles.sums}>
      <summary>
        <span className={styles.figure}>{children}</span>
        <span className={joinClasses(patterns.caret, patterns.offPaper, styles.why)}>
          <span>{say('How this adds up')}</span>
        </span>
      </summary>
      <Sums {...sums} />
    </details>
  );
}

function Sums({ figures, headcount, terms }: AddsUpProps) {
  const lines = describeHeadcount(headcount);
  const confirm = useConfirmAll();
  const { answering } = terms;
  return (
    <div className={joinClasses(patterns.raised, patterns.stack2)}>
      {lines.length === 0 ? (
        <p>{answering === 'canceled' ? say('Nobody has answered.') : say('No answers yet.')}</p>
      ) : (
        <ul className={patterns.stack1}>
          {lines.map(([count, words]) => (
            <li key={words}>
              <strong>{count}</strong> {words}
            </li>
          ))}
        </ul>
      )}
      <TermsList {...{ figures, headcount, terms }} />
      {headcount.unconfirmed > 0 && answering !== 'canceled' ? (
        <ConfirmAll confirm={confirm} />
      ) : null}
      {answering === 'canceled' ? (
        <AnswersOff />
      ) : (
        <AnswersSwitch inviteId={terms.id} answering={answering} />
      )}
    </div>
  );
}

const sayDue = (day: string, isPast: boolean) =>
  isPast ? say('Answers were due {day}', { day }) : say('Answers by {day}', { day });

/** Omits what an event does not have (behaviour 28.2). */
function TermsList({ figures, headcount: { waiting }, terms }: AddsUpProps) {
  const { seats, answerBy, isPastDue } = terms;
  const lines = [
    seats === null
      ? null
      : say(
          '{seats, plural, one {{people, number} of # place} other {{people, number} of # places}}',
          {
            people: figures.people,
            seats,
          },
        ),
    waiting.parties === 0
      ? null
      : say(
          '{people, plural, one {# person on the waiting list} other {# people on the waiting list}}',
          { people: waiting.people },
        ),
    answerBy === '' ? null : sayDue(answerBy, isPastDue),
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <ul className={joinClasses(patterns.bar, patterns.muted)}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** For a host who has heard from everybody in another way; it stays in place for its own Undo (behaviour 28.20). */
function useConfirmAll() {
  const showToast = useToast();
  const undo = useAction((reply) => {
    if (!reply.ok) showToast({ text: reply.message });
  });
  return useAction((reply) => {
    if (!reply.ok) return showToast({ text: reply.message });
    const { change = '' } = reply.changed ?? {};
    showToast({
      text: say('Everybody who said yes counts as confirmed.'),
      tone: 'good',
      action: { label: say('Undo'), onPress: () => undo.send({ intent: 'undo', change }) },
    });
  });
}

function ConfirmAll({ confirm: { busy, send } }: { confirm: ReturnType<typeof useConfirmAll> }) {
  return (
    <Button
      className={patterns.scripted}
      disabled={busy}
      onClick={() => send({ intent: 'confirm' })}
    >
      {say('Count them as confirmed')}
    </Button>
  );
}
