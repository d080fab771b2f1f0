import { type ReactNode, useId } from 'react';

import { sayAsked } from '#app/features/draft/parts/question-presets.ts';
import type { Answer } from '#app/features/rsvp/reply.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea, TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { type GuestCardView, answerWords } from './guest-card-view.ts';
import { QuestionField } from './question-field.tsx';
import { type ReplyDraft, findAnswer, keyOf, listAsked } from './reply-draft.ts';
import { useReplyForm } from './use-reply-form.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './reply-form.module.css';

const mostCompanions = 10;
const order: readonly Answer[] = ['yes', 'maybe', 'no'];

interface ChoicesProps {
  label: string;
  value: Answer | undefined;
  onChoose: (answer: Answer) => void;
}

function AnswerChoices({ label, value, onChoose }: ChoicesProps) {
  const name = useId();
  return (
    <fieldset className={joinClasses(patterns.spread, styles.choices)}>
      <legend>
        <bdi>{label}</bdi>
      </legend>
      <div className={styles.three}>
        {order.map((answer) => (
          <label
            key={answer}
            className={joinClasses(patterns.pick, styles.choice)}
            data-answer={answer}
          >
            <input
              type="radio"
              name={name}
              checked={value === answer}
              onChange={() => onChoose(answer)}
            />
            {say(answerWords[answer])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PartProps {
  draft: ReplyDraft;
  onChange: (changes: Partial<ReplyDraft>) => void;
}

function Companions({ draft, onChange }: PartProps) {
  const { extra, companions } = draft;
  const set = (count: number) => onChange({ extra: Math.min(mostCompanions, Math.max(0, count)) });
  return (
    <div className={joinClasses(patterns.stack3, styles.group)}>
      <fieldset className={joinClasses(patterns.bar, styles.counter)}>
        <legend className={patterns.strong}>{say('They bring')}</legend>
        <Button aria-label={say('One less')} disabled={extra === 0} onClick={() => set(extra - 1)}>
          −
        </Button>
        <output className={patterns.strong}>{extra}</output>
        <Button
          aria-label={say('One more')}
          disabled={extra === mostCompanions}
          onClick={() => set(extra + 1)}
        >
          +
        </Button>
      </fieldset>
      {Array.from({ length: extra }, (_, index) => (
        <TextField
          key={index}
          label={say('Guest {at, number} of theirs', { at: index + 1 })}
          placeholder={say('Name, if you know it')}
          maxLength={200}
          value={companions[index] ?? ''}
          onChange={({ target }) => {
            const names = Array.from({ length: extra }, (__, at) => companions[at] ?? '');
            onChange({ companions: names.with(index, target.value) });
          }}
        />
      ))}
    </div>
  );
}

function Questions({ view, draft, onChange }: PartProps & { view: GuestCardView }) {
  const asked = view.questions.filter(({ retired }) => !retired);
  return asked.map((question) => {
    const persons = listAsked(question, view.people).filter((id) => draft.people[id] !== 'no');
    const fields = persons.map((person) => {
      const key = keyOf(question.id, person);
      return (
        <QuestionField
          key={key}
          question={question}
          who={view.people.find(({ id }) => id === person)?.name ?? ''}
          value={draft.answers[key] ?? ''}
          onChange={(value) => onChange({ answers: { ...draft.answers, [key]: value } })}
        />
      );
    });
    return persons[0] === '' ? (
      <div key={question.id} className={joinClasses(patterns.stack3, styles.group)}>
        {fields}
      </div>
    ) : (
      <fieldset key={question.id} className={joinClasses(patterns.stack3, styles.group)}>
        <legend>{sayAsked(question.title)}</legend>
        {fields}
      </fieldset>
    );
  });
}

function Who({ view, draft, onChange }: PartProps & { view: GuestCardView }) {
  if (view.people.length === 0) {
    return (
      <AnswerChoices
        label={view.name}
        value={draft.answer}
        onChoose={(answer) => onChange({ answer })}
      />
    );
  }
  return view.people.map(({ id, name, child }) => (
    <AnswerChoices
      key={id}
      label={child ? say('{name} (child)', { name }) : name}
      value={draft.people[id]}
      onChoose={(answer) => onChange({ people: { ...draft.people, [id]: answer } })}
    />
  ));
}

interface ReplyFormProps {
  view: GuestCardView;
  logInLink: ReactNode;
  onDone: () => void;
}

/** Records a guest's whole answer (behaviour 28.4). */
export function ReplyForm({ view, logInLink, onDone }: ReplyFormProps) {
  const { draft, isUnsaved, change, save, busy, refused } = useReplyForm(view, onDone);
  const answer = findAnswer(draft);
  const part = { draft, onChange: change };
  return (
    <form
      className={patterns.stack4}
      data-unsaved={isUnsaved}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Who view={view} {...part} />
      {answer === 'yes' ? <Companions {...part} /> : null}
      {answer === 'maybe' ? (
        <TextField
          type="date"
          label={say('Will decide by')}
          value={draft.decideBy}
          onChange={({ target }) => change({ decideBy: target.value })}
        />
      ) : null}
      {answer === 'no' ? null : <Questions view={view} {...part} />}
      <TextArea
        label={say('Note')}
        rows={3}
        maxLength={2000}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {refused ? (
        <Notice tone="bad">
          {say(refused.message)} {refused.signedOut ? logInLink : null}
        </Notice>
      ) : null}
      <div className={joinClasses(patterns.bar, styles.save)}>
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? say('Saving…') : say('Save answer')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {say('Cancel')}
        </Button>
      </div>
    </form>
  );
}
