import type { ReactNode } from 'react';

import { sayAsked } from '#app/features/draft/parts/question-presets.ts';
import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';
import { formatValue } from '#app/features/rsvp/answer-text.ts';
import type { AnswerValue } from '#app/features/rsvp/reply.ts';
import { englishWords } from '#app/features/words/guest/guest-words.tsx';
import { getLanguage, say } from '#app/platform/language/say.ts';
import { isolateText } from '#app/platform/text.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { LocalTime } from '#app/ui/text/local-time.tsx';

import type { GuestCardView } from './guest-card-view.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-card.module.css';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={joinClasses(patterns.stack3, patterns.section)}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Of suggested choices; what a guest typed stays as it is. */
function sayChosen({ kind }: StoredQuestion, value: AnswerValue): AnswerValue {
  if (typeof value === 'object') return value.map(sayAsked);
  return kind === 'one' && typeof value === 'string' ? sayAsked(value) : value;
}

function sayValue(question: StoredQuestion, value: AnswerValue): string {
  if (question.kind === 'yesno' && (value === 'yes' || value === 'no')) {
    return value === 'yes' ? say('Yes') : say('No');
  }
  return formatValue({ kind: question.kind }, sayChosen(question, value), {
    ...englishWords,
    language: getLanguage(),
  });
}

const sayPerson = (people: readonly Person[], id: string) =>
  people.find((person) => person.id === id)?.name ?? say('Somebody no longer in the group');

/** Who comes along, as far as it is known. */
export function Companions({ view: { name, reply } }: { view: GuestCardView }) {
  const count = reply?.answer === 'yes' ? reply.extra : 0;
  if (count === 0) return null;
  return (
    <Section title={say('With them')}>
      <ul className={joinClasses(patterns.stack2, styles.people)}>
        {Array.from({ length: count }, (_, index) => (
          <li key={`companion ${index}`}>
            <bdi>{reply?.companions[index]?.trim() || say('{name}’s guest', { name })}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Answers({ view: { questions, reply, people, missing } }: { view: GuestCardView }) {
  const shown = questions.filter(({ id, retired }) => !retired || reply?.answers[id]);
  if (shown.length === 0 || !reply) return null;
  return (
    <Section title={say('Answers')}>
      <dl className={joinClasses(patterns.stack3, styles.answers)}>
        {shown.map((question) => {
          const given = Object.entries(reply.answers[question.id] ?? {});
          const open = missing.filter(({ question: id }) => id === question.id);
          const names = open.flatMap(({ person }) =>
            person === '' ? [] : [isolateText(sayPerson(people, person))],
          );
          return (
            <div key={question.id}>
              <dt className={joinClasses(patterns.small, patterns.typed)}>
                <bdi>{sayAsked(question.title)}</bdi>
                {question.retired ? ` ${say('(no longer asked)')}` : ''}
              </dt>
              <dd className={patterns.typed}>
                {given.map(([person, value]) => (
                  <p key={person} dir="auto">
                    {person === '' ? null : (
                      <span className={patterns.muted}>
                        <bdi>{sayPerson(people, person)}</bdi>:{' '}
                      </span>
                    )}
                    <bdi>{sayValue(question, value)}</bdi>
                  </p>
                ))}
                {given.length === 0 && open.length === 0 ? (
                  <span className={patterns.small}>{say('No answer')}</span>
                ) : null}
                {open.length > 0 ? (
                  <p className={joinClasses(patterns.small, patterns.bad)}>
                    {names.length > 0
                      ? say('Missing: {names}', { names: names.join(', ') })
                      : say('Missing')}
                  </p>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}

export function History({ history }: Pick<GuestCardView, 'history'>) {
  const [last] = history;
  if (!last) return <p className={patterns.small}>{say('No answer yet.')}</p>;
  return (
    <details className={styles.fold}>
      <summary className={joinClasses(patterns.spread, patterns.caret)}>
        <h2>{say('History')}</h2>
        <span className={patterns.small}>{last.lines[0]}</span>
      </summary>
      <ol className={joinClasses(patterns.stack3, styles.history)}>
        {history.map(({ key, at, lines }) => (
          <li key={key}>
            <span className={patterns.small}>{at === null ? '' : <LocalTime at={at} />}</span>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
