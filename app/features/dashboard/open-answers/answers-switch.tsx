import { useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { useAction } from '../use-action.ts';

import styles from './answers-switch.module.css';

/** In the switch's place for a canceled event. */
export function AnswersOff() {
  return (
    <div className={styles.switch}>
      <p>The event is canceled, so guests cannot answer. You can still record answers.</p>
    </div>
  );
}

/** Closes and reopens the answers of an event (behaviour 14.25). */
export function AnswersSwitch({ closed }: { closed: boolean }) {
  const showToast = useToast();
  const [problem, setProblem] = useState('');
  const { busy, send } = useAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (reply.ok)
      showToast({ text: closed ? 'Answers are closed.' : 'Answers are open.', tone: 'good' });
  });
  return (
    <div className={styles.switch}>
      <p>
        {closed
          ? 'Answers are closed: guests see their answer and cannot change it. You can still record answers.'
          : 'Guests can answer and change their answer.'}
      </p>
      <Button
        variant="quiet"
        disabled={busy}
        onClick={() => send({ intent: 'answers', closed: !closed })}
      >
        {closed ? 'Reopen answers' : 'Close answers'}
      </Button>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
    </div>
  );
}
