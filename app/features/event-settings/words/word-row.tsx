import type { ReactNode } from 'react';

import type { OriginalKind } from '#app/features/invite/own-words/originals.ts';
import { cutText } from '#app/platform/cut-text.ts';
import { type Language, isRightToLeft } from '#app/platform/language/languages.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea, TextField } from '#app/ui/fields/field.tsx';
import { getLengthHint } from '#app/ui/text/length-hint.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { fieldNames } from './schema.ts';
import type { WordsField } from './words-view.server.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './words-screen.module.css';

const kindNames = texts({
  title: 'Title',
  message: 'Message',
  activity: 'Activity',
  question: 'Question',
  choice: 'Choice',
  cancellation: 'Cancellation',
  thanks: 'Thanks',
}) satisfies Readonly<Record<OriginalKind, string>>;

const directionOf = (language: Language) => (isRightToLeft(language) ? 'rtl' : 'ltr');

interface WordRowProps {
  field: WordsField;
  /** Of the language, as the host reads it. */
  name: string;
  own: Language;
  language: Language;
  /** Not after a text of the same kind. */
  isFirst: boolean;
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
}

/** An original, and beside or below it its words in the language. */
export function WordRow({ field, name, own, language, isFirst, ...typing }: WordRowProps) {
  const { key, kind, original, suggested, max, isLong, before } = field;
  const { value, error, onType } = typing;
  const label = say(
    '{kind, select, title {Title in {language}: {text}} message {Message in {language}: {text}} activity {Activity in {language}: {text}} question {Question in {language}: {text}} choice {Choice in {language}: {text}} cancellation {Cancellation in {language}: {text}} other {Thanks in {language}: {text}}}',
    { kind, language: name, text: cutText(original.replaceAll('\n', ' '), 80) },
  );
  const control = {
    name: fieldNames.text(key),
    label,
    labelHidden: true,
    lang: language,
    dir: directionOf(language),
    placeholder: suggested || say('In {language}', { language: name }),
    maxLength: max,
    value,
    error,
    hint: getLengthHint(value.length, max),
    autoComplete: 'off',
  };
  return (
    <div className={joinClasses(styles.row, kind === 'choice' && styles.choice)}>
      <p className={styles.kind} data-again={isFirst || kind === 'question' ? undefined : ''}>
        {say(kindNames[kind])}
      </p>
      <p className={joinClasses(patterns.typed, styles.original)} lang={own} dir="auto">
        {original}
      </p>
      <div className={patterns.stack2}>
        {isLong ? (
          <TextArea {...control} rows={3} onChange={(event) => onType(event.target.value)} />
        ) : (
          <TextField {...control} onChange={(event) => onType(event.target.value)} />
        )}
        {before === null ? null : <Changed fieldKey={key} before={quote(before, own)} />}
      </div>
    </div>
  );
}

const quote = (text: string, language: Language): ReactNode => (
  <q lang={language}>
    <bdi className={patterns.typed}>{cutText(text, 400)}</bdi>
  </q>
);

function Changed({ fieldKey, before }: { fieldKey: string; before: ReactNode }) {
  return (
    <div className={styles.changed}>
      <p>
        {withElements(say('The original has changed. It was {text}', { text: spot('text') }), {
          text: before,
        })}
      </p>
      <CheckField name={fieldNames.fits(fieldKey)} value="on">
        {say('These words still fit')}
      </CheckField>
    </div>
  );
}
