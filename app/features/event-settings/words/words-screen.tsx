import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import type { Language } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';
import { getPreviewPath, getSettingPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';

import { LanguageChoice } from './language-choice.tsx';
import { nameLanguage } from './language-names.ts';
import type { WordsRefusal } from './schema.ts';
import { forgetWords, useTypedWords } from './use-typed-words.ts';
import { WordRow } from './word-row.tsx';
import type { WordsField, WordsView } from './words-view.server.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './words-screen.module.css';

type Reply = { ok: true } | { ok: false; message: string; words?: WordsRefusal };

interface WordsScreenProps {
  view: WordsView & { id: string };
  reply: Reply | undefined;
}

/** The host's texts beside their words in a further language (behaviour 49.61). */
export function WordsScreen({ view, reply }: WordsScreenProps) {
  const { id, own, chosen, removed } = view;
  return (
    <div className={patterns.stack4}>
      {removed && !view.begun.some(({ language }) => language === removed) ? (
        <Notice tone="good">
          {say('{language} is removed. Those guests read your own words in {own}.', {
            language: nameLanguage(removed),
            own: nameLanguage(own),
          })}
        </Notice>
      ) : null}
      <p>
        {say(
          'Buttons, dates and mail are translated for you. Your own words are yours to give: what you leave empty stays in {own}.',
          { own: nameLanguage(own) },
        )}
      </p>
      <LanguageChoice key={`choice ${chosen?.language}`} view={view} />
      {chosen === null ? null : chosen.isLeaving ? (
        <Removal id={id} language={chosen.language} own={own} />
      ) : (
        <WordsForm key={`words ${chosen.language}`} {...{ id, own, reply }} {...chosen} />
      )}
    </div>
  );
}

interface RemovalProps {
  id: string;
  language: Language;
  own: Language;
}

function Removal({ id, language, own }: RemovalProps) {
  const busy = useNavigation().state !== 'idle';
  const name = nameLanguage(language);
  const path = getSettingPath(id, 'words');
  return (
    <Card>
      <h2 className={patterns.heading}>{say('Remove {name}?', { name })}</h2>
      <p>
        {say('Your words in {name} are deleted. Those guests read them in {own}.', {
          name,
          own: nameLanguage(own),
        })}
      </p>
      <Form
        method="post"
        action={path}
        className={patterns.bar}
        onSubmit={() => forgetWords(id, language)}
      >
        <input type="hidden" name="language" value={language} />
        <Button
          type="submit"
          name="intent"
          value="remove-words"
          className={styles.remove}
          disabled={busy}
        >
          {say('Remove {name}', { name })}
        </Button>
        <ButtonLink to={`${path}?language=${language}`} variant="quiet">
          {say('Keep it')}
        </ButtonLink>
      </Form>
    </Card>
  );
}

interface WordsFormProps extends RemovalProps {
  fields: readonly WordsField[];
  reply: Reply | undefined;
}

function WordsForm({ id, own, language, fields, reply }: WordsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const refusal = reply?.ok === false ? reply.words : undefined;
  const typed = useTypedWords({ inviteId: id, language, fields, refusal });
  const name = nameLanguage(language);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return (
    <Form
      ref={form}
      method="post"
      action={`${getSettingPath(id, 'words')}?language=${language}#save`}
      className={patterns.stack4}
      preventScrollReset
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="shown" value={typed.shown} />
      <Card className={styles.texts}>
        <div className={joinClasses(styles.row, styles.heads)} aria-hidden="true">
          <span className={patterns.muted}>
            {say('{own}, the original', { own: nameLanguage(own) })}
          </span>
          <span className={patterns.strong}>{name}</span>
        </div>
        {fields.map((field, index) => (
          <WordRow
            key={field.key}
            {...{ field, name, own, language }}
            isFirst={field.kind !== fields[index - 1]?.kind}
            value={typed.read(field)}
            error={refusal?.errors[field.key]}
            onType={(text) => typed.type(field, text)}
          />
        ))}
      </Card>
      <SaveBar {...{ id, language, reply }} hasWords={fields.some(({ text }) => text !== '')}>
        {typed.isTyped ? (
          <Button variant="quiet" className={patterns.scripted} onClick={typed.discard}>
            {say('Discard changes')}
          </Button>
        ) : null}
      </SaveBar>
    </Form>
  );
}

interface SaveBarProps {
  id: string;
  language: Language;
  reply: Reply | undefined;
  hasWords: boolean;
  children: React.ReactNode;
}

function SaveBar({ id, language, reply, hasWords, children }: SaveBarProps) {
  const busy = useNavigation().state !== 'idle';
  const name = nameLanguage(language);
  const path = `${getSettingPath(id, 'words')}?language=${language}`;
  return (
    <div id="save" className={patterns.stack4}>
      {busy || !reply ? null : reply.ok ? (
        <Notice tone="good">
          {say('Saved. Guests who read {name} get these words.', { name })}
        </Notice>
      ) : (
        <Notice tone="bad">{reply.message}</Notice>
      )}
      <div className={patterns.bar}>
        <Button type="submit" name="intent" value="words" variant="primary" disabled={busy}>
          {say('Save')}
        </Button>
        {children}
      </div>
      {hasWords ? (
        <p className={patterns.bar}>
          <a className={patterns.link} href={`${getPreviewPath(id)}?lang=${language}`}>
            {say('See the page in {name}', { name })}
          </a>
          <Link className={joinClasses(patterns.link, styles.leave)} to={`${path}&remove`}>
            {say('Remove {name}', { name })}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
