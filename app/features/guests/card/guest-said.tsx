import type { ReactNode } from 'react';

import { formatValue, nameOf } from '#app/features/rsvp/answer-text.ts';
import { isolateText } from '#app/platform/text.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { LocalTime } from '#app/ui/local-time.tsx';

import { type GuestCardView, answerWords } from './guest-card-view.ts';

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

export function People({ view: { people, reply } }: { view: GuestCardView }) {
  const companions = reply?.answer === 'yes' ? reply.extra : 0;
  if (people.length === 0 && companions === 0) return null;
  return (
    <Section title="Who comes">
      <ul className={joinClasses(patterns.stack2, styles.people)}>
        {people.map(({ id, name, child }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi> {child ? <span className={patterns.small}>child</span> : null}
            </span>
            <Said answer={reply?.people?.[id]} />
          </li>
        ))}
        {Array.from({ length: companions }, (_, index) => (
          <li key={`companion ${index}`}>
            <span>
              <bdi>{reply?.companions[index]?.trim() || 'Companion without a name'}</bdi>{' '}
              <span className={patterns.small}>companion</span>
            </span>
            <Said answer="yes" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Said({ answer }: { answer: keyof typeof answerWords | undefined }) {
  return (
    <span className={styles.said} data-answer={answer ?? 'none'}>
      {answer ? answerWords[answer] : 'Not said'}
    </span>
  );
}

export function Answers({ view: { questions, reply, people, missing } }: { view: GuestCardView }) {
  const shown = questions.filter(({ id, retired }) => !retired || reply?.answers[id]);
  if (shown.length === 0 || !reply) return null;
  return (
    <Section title="Answers">
      <dl className={joinClasses(patterns.stack3, styles.answers)}>
        {shown.map((question) => {
          const given = Object.entries(reply.answers[question.id] ?? {});
          const open = missing.filter(({ question: id }) => id === question.id);
          const names = open.flatMap(({ person }) =>
            person === '' ? [] : [isolateText(nameOf(people, person))],
          );
          return (
            <div key={question.id}>
              <dt className={joinClasses(patterns.small, patterns.typed)}>
                <bdi>{question.title}</bdi>
                {question.retired ? ' (no longer asked)' : ''}
              </dt>
              <dd className={patterns.typed}>
                {given.map(([person, value]) => (
                  <p key={person} dir="auto">
                    {person === '' ? null : (
                      <span className={patterns.muted}>
                        <bdi>{nameOf(people, person)}</bdi>:{' '}
                      </span>
                    )}
                    <bdi>{formatValue(question, value)}</bdi>
                  </p>
                ))}
                {given.length === 0 && open.length === 0 ? (
                  <span className={patterns.small}>No answer</span>
                ) : null}
                {open.length > 0 ? (
                  <p className={joinClasses(patterns.small, patterns.bad)}>
                    {names.length > 0 ? `Missing: ${names.join(', ')}` : 'Missing'}
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

export function Note({ reply }: Pick<GuestCardView, 'reply'>) {
  if (!reply?.note) return null;
  return (
    <Section title="Note">
      <p className={joinClasses(patterns.raised, patterns.typed)}>{reply.note}</p>
    </Section>
  );
}

export function History({ history }: Pick<GuestCardView, 'history'>) {
  return (
    <Section title="History">
      {history.length === 0 ? <p className={patterns.small}>No answer yet.</p> : null}
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
    </Section>
  );
}
