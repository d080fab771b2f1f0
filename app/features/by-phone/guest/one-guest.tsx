import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Notice } from '#app/ui/notice.tsx';
import { useMedia } from '#app/ui/use-media.ts';

import type { PhoneGuest, PhoneReply, PhoneView } from '../schema.ts';
import type { Presses } from '../use-presses.ts';
import { WordsForm } from '../words/words-form.tsx';
import { Codes } from './codes.tsx';
import { DeskWays } from './desk-ways.tsx';
import { Foot } from './foot.tsx';
import { Addressee, Message } from './message.tsx';
import { Question, QuestionSheet } from './question.tsx';
import { Queue } from './queue.tsx';
import { TextToCopy } from './text-to-copy.tsx';
import { usePhoneKeys } from './use-phone-keys.ts';
import { type UsedWay, useWay } from './use-way.ts';

import styles from '../by-phone.module.css';

interface OneGuestProps {
  view: PhoneView;
  guest: PhoneGuest;
  reply: PhoneReply | undefined;
  presses: Presses;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What the host says of the guest on screen. */
function useAnswers(
  { guest, presses, heading }: Pick<OneGuestProps, 'guest' | 'presses' | 'heading'>,
  used: UsedWay,
) {
  const [later, setLater] = useState('');
  const isSending = presses.waiting.some((one) => one.guest === guest.id);
  const press = (intent: 'yes' | 'skip') => () => {
    if (isSending) return;
    presses.press(intent, guest.id, guest.firstName);
    // The sheet stays while it is on its way, so that a second press meets nothing beneath it.
    if (intent === 'skip') used.forget();
  };
  return {
    isSending,
    isLater: later === guest.id,
    does: {
      yes: press('yes'),
      skip: press('skip'),
      later: () => {
        if (isSending) return;
        used.forget();
        setLater(guest.id);
        heading.current?.focus();
      },
    },
  };
}

/** Slides in, unless it is the first one of this page. */
function Shown({ view, guest, heading }: Pick<OneGuestProps, 'view' | 'guest' | 'heading'>) {
  const [first] = useState(guest.id);
  return (
    <div key={guest.id} className={styles.guest} data-came={guest.id !== first}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{guest.name}</bdi>
        </h2>
        <Addressee guest={guest} inviteId={view.inviteId} />
      </div>
      <Message guest={guest} view={view} />
    </div>
  );
}

function Problem({ used: { problem }, text }: { used: UsedWay; text: string }) {
  return (
    <>
      {problem?.isCopy ? <TextToCopy key={text} text={text} problem={problem.text} /> : null}
      {problem && !problem.isCopy ? <Notice tone="bad">{problem.text}</Notice> : null}
      <noscript>
        <TextToCopy text={text} />
      </noscript>
    </>
  );
}

/** One guest at a time: whom, what, on which way, and whether it went out (behaviour 48.6, 48.8). */
export function OneGuest({ view, guest, reply, presses, heading }: OneGuestProps) {
  const isWide = useMedia('(width >= 900px)');
  const used = useWay(view.inviteId, guest);
  const { isSending, isLater, does } = useAnswers({ guest, presses, heading }, used);
  const ways = useRef<HTMLFieldSetElement>(null);
  const hasKeys = usePhoneKeys(isWide, { ...does, copy: () => void used.copy() });
  const another = () => {
    if (isSending) return;
    flushSync(used.forget);
    ways.current?.focus();
  };
  return (
    <>
      <div className={styles.columns}>
        <Queue view={view} />
        <div className={styles.message}>
          <Shown {...{ view, guest, heading }} />
          <WordsForm view={view} reply={reply} />
          <Problem used={used} text={guest.text} />
          <DeskWays {...{ guest, used, isSending, hasKeys, isLater }} onSkip={does.skip} />
          <Question {...{ guest, isSending, hasKeys, does }} isShown={used.problem !== undefined} />
        </div>
        <Codes guest={guest} />
      </div>
      <Foot {...{ guest, used, isSending, ways }} onSkip={does.skip} />
      {used.asked !== null && !isWide && !presses.isAway && !presses.refused ? (
        <QuestionSheet
          {...{ guest, isSending }}
          way={used.asked}
          next={view.next}
          does={{ ...does, another }}
          returnFocusTo={heading}
        />
      ) : null}
    </>
  );
}
