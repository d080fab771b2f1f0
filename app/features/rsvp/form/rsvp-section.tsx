import type { ReactNode } from 'react';

import {
  type SharedWords,
  useGuestWords,
  usePageWords,
} from '#app/features/words/guest/guest-words.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { RsvpView, ShownProblem } from '../schema.ts';
import { AfterAnswer } from './after-answer.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { type BarState, type Visit, countTooFew, describeBar, describeFew } from './bar-state.ts';
import { GuestList, showsGuests } from './guest-list.tsx';
import { Household } from './household-group.tsx';
import { listLostTexts } from './typed.ts';
import { asksDecideBy, asksNote } from './words.ts';

import styles from './rsvp-section.module.css';

interface RsvpProps {
  rsvp: RsvpView;
  visit?: Visit;
  problem?: ShownProblem | undefined;
  /** The host's preview, in which nothing can be pressed. */
  isPreview?: boolean;
  /** The facts that have changed since the guest answered. */
  changes?: ReactNode;
  afterYes?: ReactNode;
}

/** One plain form, which every button sends whole, so that typed text survives (behaviour 14.21). */
export function RsvpSection(props: RsvpProps) {
  const { rsvp, visit = {}, problem, isPreview = false, changes, afterYes } = props;
  const { answer, personal, reply } = rsvp;
  const { kind, below } = describeBar(rsvp, visit, useGuestWords());
  const hasForm = kind === 'given';
  const asksName = hasForm && !personal;
  const asks = {
    note: asksNote(rsvp),
    'decide-by': asksDecideBy(rsvp),
    name: asksName,
    'mail-address': answer === 'yes' && !personal,
  };
  const isBeside = hasForm && problem?.field !== undefined && asks[problem.field];
  return (
    <div id="rsvp" className={styles.reply}>
      <form id="reply" method="post" noValidate className={styles.reply}>
        <fieldset className={styles.reply} disabled={isPreview}>
          {hasForm ? <EnterButton /> : null}
          {hasForm ? <input type="hidden" name="shown" value={rsvp.shown} /> : null}
          <AnswerBar {...{ rsvp, visit }} problem={isBeside ? '' : (problem?.message ?? '')} />
          <Below {...{ rsvp, below, kind, problem }} />
          {kind === 'still' && changes ? <div className={styles.follow}>{changes}</div> : null}
          {hasForm ? <Follow {...{ rsvp, visit, problem }} /> : null}
          {kind === 'closed' || kind === 'still' ? <OtherGuests rsvp={rsvp} /> : null}
          {problem ? <LostTexts texts={listLostTexts(rsvp, problem, hasForm)} /> : null}
        </fieldset>
      </form>
      {answer === 'yes' && reply?.waiting === null && afterYes ? (
        <div className={styles.follow}>{afterYes}</div>
      ) : null}
    </div>
  );
}

/** Enter in a text field presses the form's first button, so this one saves the text. */
function EnterButton() {
  return (
    <button
      type="submit"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      name="save"
      value="1"
    >
      {useGuestWords().say('save')}
    </button>
  );
}

/** Without a waiting list, a household that does not come also needs the boxes. */
const asksWho = ({ seats }: RsvpView, kind: BarState['kind']) =>
  kind === 'ask' || (kind === 'given' && seats?.whenFull === 'closed');

function Below({
  rsvp,
  below,
  kind,
  problem,
}: Pick<BarState, 'below' | 'kind'> & Pick<RsvpProps, 'rsvp' | 'problem'>) {
  const words = useGuestWords();
  const { contact } = rsvp.settings;
  const few = asksWho(rsvp, kind) ? countTooFew(rsvp) : null;
  if (below.length === 0 && few === null) return null;
  return (
    <div className={styles.follow}>
      {few === null ? null : (
        <div className={styles.people}>
          <Household
            {...{ rsvp, problem }}
            note={noteFew(rsvp, kind === 'given' ? few : null, words)}
          />
        </div>
      )}
      <div className={styles.below}>
        {below.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {kind === 'closed' && contact !== '' ? <p dir="auto">{contact}</p> : null}
      </div>
    </div>
  );
}

function noteFew({ isOver }: RsvpView, few: number | null, words: SharedWords): string {
  const check = words.say(isOver ? 'checkWhoCame' : 'checkWhoComes');
  return few === null
    ? check
    : words.say('twoSentences', { first: describeFew(few, words), second: check });
}

/** What is asked and offered after an answer. */
export function Follow({
  rsvp,
  visit,
  problem,
}: Pick<RsvpProps, 'rsvp' | 'problem'> & { visit: Visit }) {
  return (
    <div className={styles.follow}>
      <AfterAnswer {...{ rsvp, visit, problem }} />
      <GuestList rsvp={rsvp} />
    </div>
  );
}

/** A form of its own, in which nothing else can be changed. */
function OtherGuests({ rsvp }: Pick<RsvpProps, 'rsvp'>) {
  if (!showsGuests(rsvp)) return null;
  return (
    <div className={styles.follow}>
      <GuestList rsvp={rsvp} />
    </div>
  );
}

function LostTexts({ texts }: { texts: readonly string[] }) {
  const youTyped = useGuestWords().say('youTyped');
  if (texts.length === 0) return null;
  return (
    <div className={styles.follow}>
      <div className={styles.below}>
        <p>{youTyped}</p>
        {texts.map((text) => (
          <p key={text} dir="auto" className={styles.typed}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Shown by the page's script when an answer did not reach the server. */
export function SendFailed() {
  return (
    <template>
      <div id="send-failed" className={styles.problem}>
        <Notice tone="bad">{usePageWords().say('errorSendFailed')}</Notice>
      </div>
    </template>
  );
}
