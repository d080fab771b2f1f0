import { useState } from 'react';

import { editPath } from '#app/features/draft/part-paths.ts';
import type { ActionReply } from '#app/features/guests/schema.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';
import { usePost } from '#app/ui/use-post.ts';

import type { AnswersAction } from '../schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './answers-switch.module.css';

/** Replaces the switch for a canceled event. */
export function AnswersOff() {
  return (
    <div className={joinClasses(patterns.spread, patterns.small, patterns.offPaper, styles.switch)}>
      <p>{say('The event is canceled, so answers are closed. You can still record one.')}</p>
    </div>
  );
}

const words = texts({
  open: 'Answers are open.',
  late: 'Answers are open. Late ones are marked.',
  tooLate: 'Answers are closed. You can still record one.',
  closed: 'Answers are closed. You can still record one.',
});

interface AnswersSwitchProps {
  inviteId: string;
  answering: keyof typeof words;
}

/** Behaviour 14.25. */
export function AnswersSwitch({ inviteId, answering }: AnswersSwitchProps) {
  const closed = answering === 'closed';
  const showToast = useToast();
  const [problem, setProblem] = useState('');
  const { busy, send } = usePost<{ action: AnswersAction; reply: ActionReply }>((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (!reply.ok) return;
    showToast({
      text: closed ? say('Answers are closed.') : say('Answers are open again.'),
      tone: 'good',
    });
  });
  return (
    <div className={joinClasses(patterns.spread, patterns.small, patterns.offPaper, styles.switch)}>
      <p>{say(words[answering])}</p>
      {answering === 'tooLate' ? (
        <ButtonLink variant="quiet" to={editPath('answers', inviteId)}>
          {say('Answer settings')}
        </ButtonLink>
      ) : (
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => send({ intent: 'answers', closed: !closed })}
        >
          {closed ? say('Reopen answers') : say('Close answers')}
        </Button>
      )}
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
    </div>
  );
}
