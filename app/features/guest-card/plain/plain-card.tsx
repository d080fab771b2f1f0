import type { ReactNode } from 'react';

import { writeLabels } from '#app/features/guest-lists/formats/written-list.ts';
import { listGuestLanguages } from '#app/features/guests/guest-languages.ts';
import type { Answer } from '#app/features/rsvp/reply.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { type GuestCardView, answerWords } from '../guest-card-view.ts';
import { personField, wasField } from '../plain-card-schema.ts';
import type { CardReply } from '../schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from '../guest-card.module.css';

interface PlainCardProps {
  view: GuestCardView;
  reply: CardReply | undefined;
}

const findProblem = (reply: CardReply | undefined, field: string) =>
  reply?.ok === false ? reply.plain?.[field] : undefined;

interface FieldProps extends Pick<PlainCardProps, 'reply'> {
  field: string;
  label: string;
  /** What is stored. */
  stored: string;
}

const Was = ({ field, stored }: Pick<FieldProps, 'field' | 'stored'>) => (
  <input type="hidden" name={wasField(field)} value={stored} />
);

interface PlainTextProps extends FieldProps {
  isLong?: boolean;
  hint?: string;
  type?: 'email' | 'tel';
}

function PlainText({ field, label, stored, reply, isLong = false, ...more }: PlainTextProps) {
  const problem = findProblem(reply, field);
  const own = {
    name: field,
    label,
    autoComplete: 'off',
    defaultValue: problem?.typed ?? stored,
    error: problem?.message,
    ...more,
  };
  return (
    <>
      <Was field={field} stored={stored} />
      {isLong ? <TextArea rows={3} {...own} /> : <TextField {...own} />}
    </>
  );
}

interface PlainChoicesProps extends FieldProps {
  choices: readonly (readonly [value: string, word: string])[];
}

function PlainChoices({ field, label, stored, reply, choices }: PlainChoicesProps) {
  const problem = findProblem(reply, field);
  const chosen = problem?.typed ?? stored;
  return (
    <fieldset className={styles.choices}>
      <legend className={patterns.strong}>
        <bdi>{label}</bdi>
      </legend>
      <Was field={field} stored={stored} />
      {choices.map(([value, word]) => (
        <label key={value}>
          <input type="radio" name={field} value={value} defaultChecked={value === chosen} /> {word}
        </label>
      ))}
      {problem ? <p className={patterns.bad}>{say(problem.message)}</p> : null}
    </fieldset>
  );
}

function PlainAnswers({ view: { name, people, reply: given }, reply }: PlainCardProps) {
  const stored = given?.answer ?? '';
  const all = Object.entries(answerWords) as [Answer, string][];
  return (
    <>
      <PlainChoices
        field="answer"
        label={people.length > 0 ? say('Everyone') : say('Answer of {name}', { name })}
        stored={stored}
        reply={reply}
        choices={[
          ...all
            .toSorted(([one]) => (one === 'yes' ? -1 : 0))
            .map(([answer, word]) => [answer, say(word)] as const),
          ...(given ? ([['none', say('No answer')]] as const) : []),
        ]}
      />
      {people.map((person) => (
        <PlainChoices
          key={person.id}
          field={personField(person.id)}
          label={person.name}
          stored={given?.people?.[person.id] ?? ''}
          reply={reply}
          choices={[
            ['yes', say('Going')],
            ['no', say('Not coming')],
          ]}
        />
      ))}
    </>
  );
}

function Said({ reply }: Pick<PlainCardProps, 'reply'>): ReactNode {
  if (!reply) return null;
  return reply.ok ? (
    <Notice tone="good">{say('Saved.')}</Notice>
  ) : (
    <Notice tone="bad">{reply.message}</Notice>
  );
}

function PlainLanguage({ view, reply }: PlainCardProps) {
  const { language, eventLanguage } = view;
  if (language === null) return null;
  const problem = findProblem(reply, 'language');
  return (
    <>
      <Was field="language" stored={language} />
      <SelectField
        name="language"
        label={say('Language')}
        defaultValue={problem?.typed ?? language}
        error={problem?.message}
      >
        {listGuestLanguages(eventLanguage).map(({ value, label }) => (
          <option key={value} value={value} lang={value === '' ? undefined : value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function PlainTexts({ view, reply }: PlainCardProps) {
  const { ownName, email, phone, labels, hostNote, link, reply: given } = view;
  const texts = { reply };
  return (
    <>
      {given ? (
        <PlainText {...texts} field="note" label={say('Their note')} stored={given.note} isLong />
      ) : null}
      {link ? (
        <PlainText {...texts} field="email" label={say('Mail')} stored={email} type="email" />
      ) : null}
      {phone === null ? null : (
        <PlainText {...texts} field="phone" label={say('Phone')} stored={phone} type="tel" />
      )}
      <PlainLanguage view={view} reply={reply} />
      {labels ? (
        <PlainText
          {...texts}
          field="labels"
          label={say('Labels')}
          hint={say('With commas between them.')}
          stored={writeLabels(labels)}
        />
      ) : null}
      {hostNote === null ? null : (
        <PlainText
          {...texts}
          field="host-note"
          label={say('Your note')}
          hint={say('Only hosts see it.')}
          stored={hostNote}
          isLong
        />
      )}
      <PlainText {...texts} field="name" label={say('Name')} stored={ownName} />
    </>
  );
}

/** The rows of the card as one form, for browsers without scripts (behaviour 28.23). */
export function PlainCard({ view, reply }: PlainCardProps) {
  const { version } = view;
  return (
    <noscript>
      <Card className={styles.card}>
        <form method="post" className={patterns.stack4} noValidate>
          <input type="hidden" name="intent" value="plain" />
          {version === null ? null : <input type="hidden" name="version" value={version} />}
          <Said reply={reply} />
          <PlainAnswers view={view} reply={reply} />
          <PlainTexts view={view} reply={reply} />
          <Button type="submit" variant="primary">
            {say('Save')}
          </Button>
        </form>
      </Card>
    </noscript>
  );
}

/** Takes the guest off the list after a question, without scripts (behaviour 28.24). */
export function PlainRemoval({ name }: Pick<GuestCardView, 'name'>) {
  return (
    <noscript>
      <details>
        <summary className={patterns.bad}>
          {withElements(say('Remove {name}', { name: spot('name') }), { name: <bdi>{name}</bdi> })}
        </summary>
        <form method="post" className={patterns.stack3}>
          <input type="hidden" name="intent" value="take-off" />
          <p>{say('The answer goes too. You can undo this for an hour, from Activity.')}</p>
          <Button type="submit">{say('Take off the list')}</Button>
        </form>
      </details>
    </noscript>
  );
}
