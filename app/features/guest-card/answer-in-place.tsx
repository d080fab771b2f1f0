import { type ReactNode, useId, useState } from 'react';

import type { Person } from '#app/features/invite/schema.ts';
import type { Answer } from '#app/features/rsvp/reply.ts';
import { say } from '#app/platform/language/say.ts';
import { Notice } from '#app/ui/notice.tsx';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';

import { type GuestCardView, answerWords } from './guest-card-view.ts';
import {
  type ShownAnswer,
  answerForAll,
  answerForOne,
  applyTap,
  showAnswer,
  undoTap,
} from './shown-answer.ts';
import { useCardAction } from './use-card-action.ts';
import { type Tap, useTaps } from './use-taps.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './answer-in-place.module.css';

const order: readonly Answer[] = ['yes', 'maybe', 'no'];

interface ChoicesProps<Value extends string> {
  label: string;
  labelHidden?: boolean;
  note?: string;
  value: Value | null;
  choices: readonly (readonly [value: Value, word: string])[];
  onChoose: (value: Value) => void;
}

/** Buttons of one choice, each saved by its press. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, labelHidden = false, note, value, choices, onChoose } = props;
  const id = useId();
  return (
    <fieldset className={styles.who} aria-labelledby={id} data-whole={labelHidden}>
      <p id={id} className={labelHidden ? 'visually-hidden' : undefined}>
        <bdi>{label}</bdi> {note ? <span className={patterns.small}>{note}</span> : null}
      </p>
      <div className={styles.choices}>
        {choices.map(([one, word]) => (
          <button
            key={one}
            type="button"
            data-answer={one}
            aria-pressed={value === one}
            onClick={() => onChoose(one)}
          >
            {word}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface Offer {
  key: number;
  text: string;
  tap: Tap;
}

/** The last stored tap, which can be taken back. */
function useUndo(view: GuestCardView) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const removal = useCardAction(() => setOffer(null));
  return {
    offer,
    expire: () => setOffer(null),
    propose: (tap: Tap) =>
      setOffer((before) => ({ key: (before?.key ?? 0) + 1, text: tap.said, tap })),
    /** There was no answer before. */
    remove: () => {
      if (view.version !== null) removal.send({ intent: 'remove', seen: view.version });
    },
  };
}

type Press = (change: Omit<Tap, 'said'> | null, said: string) => void;

interface HouseholdProps {
  people: readonly Person[];
  shown: ShownAnswer;
  press: Press;
}

function Household({ people, shown, press }: HouseholdProps) {
  return people.map(({ id, name, child }) => (
    <Choices
      key={id}
      label={name}
      {...(child ? { note: say('child') } : {})}
      value={toComing(shown.people[id])}
      choices={[
        ['yes', say('Going')],
        ['no', say('Not coming')],
      ]}
      onChoose={(said) =>
        press(
          answerForOne(shown, id, said === 'yes'),
          said === 'yes'
            ? say('{name} is coming. Recorded by you, just now.', { name })
            : say('{name} is not coming. Recorded by you, just now.', { name }),
        )
      }
    />
  ));
}

/** A guest’s answer, and each person’s of a household, saved by one tap (behaviour 28.16). */
export function AnswerInPlace({ view, logInLink }: { view: GuestCardView; logInLink: ReactNode }) {
  const { name, people, reply } = view;
  const undo = useUndo(view);
  const { queue, isAway, refused, tap } = useTaps((stored) => {
    if (stored.said !== '') undo.propose(stored);
  });
  const shown = queue.reduce((now, one) => applyTap(now, one, people), showAnswer(reply));
  const press: Press = (change, said) => {
    if (change) tap({ ...change, said });
  };
  const takeBack = () => {
    const change = undo.offer && undoTap(undo.offer.tap);
    undo.expire();
    if (change) tap({ ...change, said: '' });
    else undo.remove();
  };
  return (
    <div className={styles.answers} data-unsaved={queue.length > 0}>
      <Choices
        label={people.length > 0 ? say('Everyone') : say('Answer of {name}', { name })}
        labelHidden
        value={shown.answer}
        choices={order.map((answer) => [answer, say(answerWords[answer])] as const)}
        onChoose={(answer) =>
          press(
            answerForAll(shown, answer, people),
            say(
              '{answer, select, yes {{name}: Going. Recorded by you, just now.} maybe {{name}: Maybe. Recorded by you, just now.} other {{name}: Declined. Recorded by you, just now.}}',
              { answer, name },
            ),
          )
        }
      />
      <Household {...{ people, shown, press }} />
      {isAway ? (
        <Notice>{say('Not saved yet: no connection. It stays here and is sent again.')}</Notice>
      ) : null}
      {refused ? (
        <Notice tone="bad">
          {say(refused.message)} {refused.signedOut ? logInLink : null}
        </Notice>
      ) : null}
      <UndoBar offer={undo.offer} onUndo={takeBack} onExpire={undo.expire} duration={10_000} />
    </div>
  );
}

const toComing = (answer: Answer | undefined) =>
  answer === 'yes' || answer === 'no' ? answer : null;
