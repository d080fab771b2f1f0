import type { ReactNode } from 'react';

import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';

import type { Answer, RsvpView } from '../schema.ts';
import { type BarState, type BarChoice, type Visit, describeBar } from './bar-state.ts';
import { readContact } from './contact.ts';
import { isPlain } from './words.ts';

import styles from './answer-bar.module.css';

interface AnswerBarProps {
  rsvp: RsvpView;
  visit: Visit;
  /** Why the form was refused; empty if it was not, or where a field shows it. */
  problem: string;
}

/** Sticks to the bottom of the window until its own place is visible (behaviour 14.23). */
export function AnswerBar({ rsvp, visit, problem }: AnswerBarProps) {
  const bar = describeBar(rsvp, visit, useGuestWords());
  return (
    <div className={styles.bar} id="answer-bar">
      {problem === '' ? null : <Notice tone="bad">{problem}</Notice>}
      <div className={joinClasses(styles.row, !isPlain(rsvp) && styles.aligned)}>
        <Words bar={bar} isAnswered={rsvp.answer !== null} />
        <Presses {...{ bar, rsvp, visit }} />
      </div>
    </div>
  );
}

/** An answer is aligned with the start, a question centered. */
function Words({ bar, isAnswered }: { bar: BarState; isAnswered: boolean }) {
  const { kind, heading, ticked, more, isDue } = bar;
  const status = isAnswered && kind !== 'picked' ? { id: 'status', tabIndex: -1 } : {};
  if (kind === 'given' || (kind === 'closed' && isAnswered)) {
    return (
      <div {...status} className={styles.status}>
        <h2 id="question" className={joinClasses(styles.answered, ticked && styles.ticked)}>
          {heading}
        </h2>{' '}
        <p>{more}</p>
      </div>
    );
  }
  return (
    <div {...status} className={styles.asked}>
      <h2 id="question" className={styles.question}>
        {heading}
      </h2>
      {more === '' ? null : <p data-date={isDue || undefined}>{more}</p>}
    </div>
  );
}

function Presses({ bar, rsvp, visit }: { bar: BarState; rsvp: RsvpView; visit: Visit }) {
  const { say } = useGuestWords();
  switch (bar.kind) {
    case 'ask':
      return <Choices choices={bar.choices} chosen={null} />;
    case 'given':
      return (
        <details id="change" className={styles.change} open={visit.changing}>
          <summary>
            <PartlyHeard text={say('change')} />
          </summary>
          <p className={styles.question}>{say('areYouAttending')}</p>
          <Choices choices={bar.choices} chosen={rsvp.answer} />
        </details>
      );
    case 'still':
      return (
        <div className={joinClasses(styles.choices, styles.pair)}>
          <Press name="confirm" value="1" solid>
            {say('stillComing')}
          </Press>
          <Press name="answer" value="no">
            {say('cannotMakeIt')}
          </Press>
        </div>
      );
    case 'picked':
      return (
        <div className={styles.choices}>
          <Press name="answer" value={visit.picked?.answer ?? 'yes'} solid>
            {say('sendAnswer')}
          </Press>
          <a href={visit.picked?.path} className={styles.link}>
            {say('pickAnother')}
          </a>
        </div>
      );
    case 'closed':
      return <Contact rsvp={rsvp} />;
  }
}

/** What stands in square brackets is for screen readers only. */
function PartlyHeard({ text }: { text: string }) {
  const [before = '', heard = '', after = ''] = text.split(/[[\]]/);
  return (
    <>
      {before}
      <span className="visually-hidden">{heard}</span>
      {after}
    </>
  );
}

function Contact({ rsvp }: { rsvp: RsvpView }) {
  const { href, label } = readContact(rsvp, useGuestWords());
  return href === '' ? null : (
    <a href={href} className={styles.contact}>
      {label}
    </a>
  );
}

function Choices({ choices, chosen }: { choices: readonly BarChoice[]; chosen: Answer | null }) {
  const yes = useGuestWords().say('yes');
  return (
    <div className={styles.choices}>
      {choices.map(({ value, label }) => (
        <Press
          key={value}
          name="answer"
          value={value}
          pressed={chosen === value}
          solid={value === 'yes'}
          long={label !== yes && value === 'yes'}
        >
          {label}
        </Press>
      ))}
    </div>
  );
}

interface PressProps {
  name: 'answer' | 'confirm';
  value: string;
  pressed?: boolean;
  solid?: boolean;
  /** Takes a row of its own on a phone. */
  long?: boolean;
  children: ReactNode;
}

function Press({ name, value, pressed, solid = false, long, children }: PressProps) {
  const quiet = value === 'maybe';
  return (
    <Button
      type="submit"
      id={`${name}-${value}`}
      name={name}
      value={value}
      aria-pressed={pressed}
      data-long={long || undefined}
      variant={quiet ? 'quiet' : 'secondary'}
      className={joinClasses(styles.answer, quiet && styles.maybe, solid && styles.solid)}
    >
      {children}
    </Button>
  );
}
