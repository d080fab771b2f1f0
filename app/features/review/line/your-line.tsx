import { type FormEvent, type ReactNode, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { type Phrase, listOpenQuestions } from '#app/features/draft/line/reading.ts';
import {
  askAbout,
  describeMeaning,
  offerMeaning,
} from '#app/features/wizard/standing/phrase-words.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { ChipList, ToggleChip } from '#app/ui/chip.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { PhraseDialog } from './phrase-dialog.tsx';
import type { LineState } from './use-line.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './your-line.module.css';

/** The line with each phrase as it was read, what is asked, and what was not used (behaviour 42.12). */
export function YourLine({ line }: { line: LineState }) {
  const { reading, text, editing, setEditing } = line;
  return (
    <Card className={styles.card} aria-labelledby="your-line">
      <div className={patterns.headed}>
        <h2 id="your-line" className={styles.heading}>
          {say('Your line')}
        </h2>
        {editing ? null : (
          <div className={patterns.bar}>
            {reading ? (
              <Button variant="quiet" className={styles.small} onClick={() => setEditing(true)}>
                {say('Change it')}
              </Button>
            ) : null}
            <Button
              variant="quiet"
              className={styles.away}
              aria-label={say('Put your line away')}
              onClick={line.dismiss}
            >
              ×
            </Button>
          </div>
        )}
      </div>
      {editing ? (
        <LineForm line={line} />
      ) : reading ? (
        <Read line={line} phrases={reading.phrases} />
      ) : (
        <p className={styles.sentence}>
          <bdi>{text}</bdi>
        </p>
      )}
      {line.failed ? (
        <Notice tone="bad" actions={<Button onClick={line.retry}>{say('Try again')}</Button>}>
          <p>{say('We couldn’t read your line: no connection. It stays here.')}</p>
        </Notice>
      ) : null}
    </Card>
  );
}

function LineForm({ line }: { line: LineState }) {
  const [typed, setTyped] = useState(line.text);
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') line.change(typed.trim());
  };
  return (
    <form className={patterns.stack3} onSubmit={use}>
      <TextArea
        label={say('Say it in one line')}
        labelHidden
        rows={3}
        maxLength={limits.line}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={patterns.bar}>
        <Button type="submit" variant="primary" disabled={line.reading === null}>
          {say('Use this line')}
        </Button>
        <Button variant="quiet" onClick={line.cancel}>
          {say('Cancel')}
        </Button>
      </div>
    </form>
  );
}

function Read({ line, phrases }: { line: LineState; phrases: readonly Phrase[] }) {
  const [opened, setOpened] = useState<string | null>(null);
  const open = phrases.filter(({ chosen }) => chosen === null);
  const count = line.reading ? listOpenQuestions(line.reading).length : 0;
  const pressed = phrases.find(({ id }) => id === opened);
  return (
    <>
      <p className={styles.sentence} dir="auto">
        {markPhrases(line.text, phrases, setOpened)}
      </p>
      <output className="visually-hidden">
        {say('{count, plural, =0 {All read.} =1 {One thing is open.} other {# things are open.}}', {
          count,
        })}
      </output>
      {open.map((phrase) => (
        <Question key={phrase.id} phrase={phrase} choose={line.choose} />
      ))}
      {pressed ? (
        <PhraseDialog phrase={pressed} choose={line.choose} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}

function markPhrases(
  text: string,
  phrases: readonly Phrase[],
  open: (id: string) => void,
): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const phrase of phrases) {
    parts.push(text.slice(at, phrase.start));
    parts.push(<Mark key={phrase.id} phrase={phrase} onPress={() => open(phrase.id)} />);
    at = phrase.end;
  }
  return [...parts, text.slice(at)];
}

/** 'Sat June 19, read as the date: Saturday, June 19, 2027'. */
const readAs = texts({
  title: '{text}, read as the title: {meaning}',
  date: '{text}, read as the date: {meaning}',
  time: '{text}, read as the time of the event: {meaning}',
  place: '{text}, read as the place: {meaning}',
  activity: '{text}, read as an activity: {meaning}',
  look: '{text}, read as the look: {meaning}',
  occasion: '{text}, read as the occasion: {meaning}',
  host: '{text}, read as the hosts: {meaning}',
  guests: '{text}, read as guests: {meaning}',
  message: '{text}, read as words for the message: {meaning}',
  words: '{text}, read as words',
  none: '{text}, read as not used',
});

function Mark({ phrase, onPress }: { phrase: Phrase; onPress: () => void }) {
  const { text, chosen, meanings, ask } = phrase;
  const meaning = chosen === null ? undefined : meanings[chosen];
  if (!meaning && ask === 'unused') return <span className={styles.unused}>{text}</span>;
  const read = meaning
    ? say(readAs[meaning.kind], { text, meaning: describeMeaning(meaning) })
    : say('{text}, not sure', { text });
  return (
    <button
      type="button"
      className={joinClasses(styles.mark, meaning ? styles[meaning.kind] : styles.asked)}
      aria-label={read}
      onClick={onPress}
    >
      {text}
    </button>
  );
}

export function Question({ phrase, choose }: { phrase: Phrase; choose: LineState['choose'] }) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.heading}>
        <bdi>{askAbout(phrase)}</bdi>
      </legend>
      <ChipList label={say('Choices')}>
        {phrase.meanings.map((meaning, index) => (
          <ToggleChip
            key={offerMeaning(meaning, phrase)}
            onToggle={() => choose(phrase.id, meaning.kind === 'words' ? 'words' : index)}
          >
            {offerMeaning(meaning, phrase)}
          </ToggleChip>
        ))}
      </ChipList>
    </fieldset>
  );
}
