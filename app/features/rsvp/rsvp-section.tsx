import type { ReactNode } from 'react';

import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { AnswerBar } from './answer-bar.tsx';
import { GuestName } from './guest-name.tsx';
import { Identity } from './identity.tsx';
import { messages } from './messages.ts';
import type { FormProblem, RsvpView } from './schema.ts';

import styles from './rsvp-section.module.css';

interface RsvpProps {
  rsvp: RsvpView;
  /** Why the form was refused. */
  problem?: Pick<FormProblem, 'message' | 'field' | 'typedName'> | undefined;
  /** True where the host only looks at the page: nothing can be pressed. */
  isPreview?: boolean;
  /** What a guest who is coming can do next. */
  afterYes?: ReactNode;
}

/**
 * The question and the guest's answer: one plain form, whose every button sends all of it. What is typed survives
 * every press (behaviour 14.21).
 */
export function RsvpSection({ rsvp, problem, isPreview = false, afterYes }: RsvpProps) {
  const { answer, personal } = rsvp;
  const asksName = answer !== null && !personal;
  const besideName = asksName && problem?.field === 'name';
  return (
    <div id="rsvp" className={styles.reply}>
      <form method="post" className={styles.reply}>
        <fieldset className={styles.reply} disabled={isPreview}>
          {asksName ? <EnterButton /> : null}
          <AnswerBar rsvp={rsvp} problem={besideName ? undefined : problem?.message} />
          {answer === null ? null : (
            <div className={styles.follow}>
              {answer === 'yes' ? <Companion extra={rsvp.extra} /> : null}
              {asksName ? <GuestName rsvp={rsvp} problem={problem} /> : null}
            </div>
          )}
        </fieldset>
      </form>
      {answer === 'yes' && afterYes ? <div className={styles.follow}>{afterYes}</div> : null}
      {answer !== null && personal ? (
        <div className={styles.follow}>
          <Identity name={rsvp.name} />
        </div>
      ) : null}
    </div>
  );
}

/** Enter in the name's field presses the form's first button: this one, which saves the name. */
function EnterButton() {
  return (
    <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
      Save name
    </button>
  );
}

function Companion({ extra }: { extra: RsvpView['extra'] }) {
  return (
    <div className={styles.companion}>
      <span>Bringing people?</span>
      <Button
        type="submit"
        id="extra"
        name="extra"
        value={1 - extra}
        aria-pressed={extra === 1}
        className={styles.extra}
      >
        +1
      </Button>
    </div>
  );
}

/** Shown by the page's script when an answer did not reach the server. */
export function SendFailed() {
  return (
    <template>
      <div id="send-failed" className={styles.problem}>
        <Notice tone="bad">{messages.sendFailed}</Notice>
      </div>
    </template>
  );
}
