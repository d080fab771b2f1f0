import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import type { StepValue } from '#app/features/draft/parts.ts';
import { getToday } from '#app/features/schedule/passed.ts';
import { formatDate, formatTimeRange } from '#app/features/schedule/rules.ts';
import { say } from '#app/platform/language/say.ts';
import { ChipList, ToggleChip } from '#app/ui/chip.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import type { Refusal } from '../frame/step-props.ts';
import {
  type ReadWhen,
  type WhenQuestion,
  listWhenQuestions,
  notReadYet,
  tellWords,
  typeWhen,
  writeLine,
} from '../standing/when-entry.ts';

import styles from './date-time-form.module.css';

type Value = StepValue<'dateTime'>;

export interface WhenLineProps {
  value: Value;
  change: (next: Value) => void;
  readWhen: ReadWhen;
  /** Asks for the reader. */
  want: () => void;
  goOn: () => void;
  refusal: Refusal | null;
  /** Null where the step saves no message. */
  addToMessage: ((words: string) => void) | null;
}

const keyOf = ({ date, startTime, endTime, line }: Value) =>
  JSON.stringify([date, startTime, endTime, line]);

/** The line as it was typed while it reads as these values: an input changed by hand writes it anew (behaviour 7.15). */
export function useTypedLine({
  value,
  change,
  readWhen,
}: Pick<WhenLineProps, 'value' | 'change' | 'readWhen'>) {
  const hydrated = useHydrated();
  const { unread } = value.line;
  const [typed, setTyped] = useState(unread);
  const readWaiting = useEffectEvent(() => {
    if (unread !== '') change(typeWhen(value, unread, readWhen));
  });
  // Before the next letter: a later effect would read the line without it.
  useLayoutEffect(() => {
    if (readWhen) readWaiting();
  }, [readWhen]);
  const saysOpen = useMemo(() => readWhen?.(typed).isOpenEnd ?? false, [readWhen, typed]);
  const isAsTyped = useMemo(
    () => readWhen !== null && keyOf(typeWhen(value, typed, readWhen)) === keyOf(value),
    [readWhen, typed, value],
  );
  const written = hydrated ? writeLine(value, getToday()) : '';
  return {
    text: unread || (isAsTyped ? typed : written),
    saysOpen: isAsTyped && saysOpen,
    type: (text: string) => {
      setTyped(text);
      change(typeWhen(value, text, readWhen));
    },
  };
}

/** Milliseconds without a change after which typing has paused. */
const pause = 500;

/** False while `text` is being typed. */
function usePaused(text: string): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}

/** One line that is the date and the times, with what it asks (behaviour 7.15, 7.16, 7.17). */
export function WhenLine(props: WhenLineProps & ReturnType<typeof useTypedLine>) {
  const { value, change, want, addToMessage } = props;
  const { unread, day, time, words } = value.line;
  const said = useRef<HTMLOutputElement>(null);
  const [news, setNews] = useState('');
  const waits = [unread, day, time].some((text) => text !== '');
  const wantToRead = useEffectEvent(want);
  useEffect(() => {
    if (waits) wantToRead();
  }, [waits]);
  /** The pressed button goes. */
  const answer = (next: Value, told: string) => {
    change(next);
    setNews(told);
    said.current?.focus({ preventScroll: true });
  };
  const add =
    addToMessage &&
    (() => {
      addToMessage(words);
      answer(withoutWords(value), say('Added to the message.'));
    });
  return (
    <>
      <LineField {...props} onType={() => setNews('')} />
      <Questions {...props} onChoose={(choice) => answer(choice.take(value), choice.label)} />
      <Words
        value={value}
        addToMessage={add}
        leaveOut={() => answer(withoutWords(value), say('Left out.'))}
      />
      <output ref={said} tabIndex={-1} className="visually-hidden">
        <Read {...{ value, news }} isTyped={props.text !== ''} />
      </output>
    </>
  );
}

type LineFieldProps = Parameters<typeof WhenLine>[0] & { onType: () => void };

function LineField({ value, refusal, goOn, want, text, type, onType }: LineFieldProps) {
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <TextField
        label={say('Say it in one line')}
        labelHidden
        placeholder={say('Sat June 19, 7 to 11 pm')}
        maxLength={limits.line}
        autoComplete="off"
        enterKeyHint="next"
        value={text}
        error={refusal && value.line.unread !== '' ? notReadYet : undefined}
        onFocus={want}
        onChange={(event) => {
          onType();
          type(event.target.value);
        }}
      />
    </form>
  );
}

type QuestionsProps = Pick<WhenLineProps, 'value' | 'readWhen' | 'refusal'> &
  Pick<QuestionProps, 'onChoose'>;

function Questions({ value, readWhen, refusal, onChoose }: QuestionsProps) {
  const { day, times } = listWhenQuestions(value, readWhen, getToday());
  return [day, times].map((question) =>
    question ? <Question key={question.question} {...{ question, refusal, onChoose }} /> : null,
  );
}

const withoutWords = (value: Value): Value => ({ ...value, line: { ...value.line, words: '' } });

/** What was read, said once typing pauses. */
function Read({ value, news, isTyped }: { value: Value; news: string; isTyped: boolean }) {
  const read = [formatDate(value.date), formatTimeRange(value.startTime, value.endTime)]
    .filter(Boolean)
    .join(', ');
  const isPaused = usePaused(read);
  if (news !== '') return news;
  return isTyped && isPaused && read !== '' ? say('Read: {read}.', { read }) : '';
}

interface QuestionProps {
  question: WhenQuestion;
  refusal: Refusal | null;
  onChoose: (choice: WhenQuestion['choices'][number]) => void;
}

function Question({ question: { question, choices }, refusal, onChoose }: QuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  const isPaused = usePaused(question);
  useEffect(() => {
    if (refusal) box.current?.querySelector('button')?.focus();
  }, [refusal]);
  if (!isPaused && !refusal) return null;
  return (
    <div ref={box}>
      <Notice key={refusal ? 'asked' : 'open'} tone="ask" urgent={refusal !== null}>
        <p className={styles.question}>
          <bdi>{question}</bdi>
        </p>
        <ChipList label={question}>
          {choices.map((choice) => (
            <ToggleChip key={choice.label} onToggle={() => onChoose(choice)}>
              {choice.label}
            </ToggleChip>
          ))}
        </ChipList>
      </Notice>
    </div>
  );
}

interface WordsProps {
  value: Value;
  addToMessage: (() => void) | null;
  leaveOut: () => void;
}

/** Next goes on; the words go into the message only if the host says so (behaviour 7.17). */
function Words({ value, addToMessage, leaveOut }: WordsProps) {
  const told = tellWords(value);
  const isPaused = usePaused(told);
  if (told === '' || !isPaused) return null;
  return (
    <Notice tone="ask">
      <p className={styles.told}>{told}</p>
      <ChipList label={told}>
        {addToMessage ? (
          <ToggleChip onToggle={addToMessage}>{say('Add to the message')}</ToggleChip>
        ) : null}
        <ToggleChip onToggle={leaveOut}>{say('Leave it out')}</ToggleChip>
      </ChipList>
    </Notice>
  );
}
