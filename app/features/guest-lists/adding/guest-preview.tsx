import type { ReactNode } from 'react';

import { toLabelKey } from '#app/features/labels/labels.ts';
import { languages } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';
import { isolateText } from '#app/platform/text.ts';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';

import type { NewGuest } from '../formats/line-extras.ts';
import { describeLeftOut } from './left-out.ts';
import type { AddGuestsForm } from './use-add-guests.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './add-guests.module.css';

const mostShown = 100;

function Shown<Item>({
  title,
  items,
  tone,
  children,
  after,
}: {
  title: string;
  items: readonly Item[];
  tone: 'new' | 'twin' | 'bad';
  children: (item: Item) => ReactNode;
  after?: ReactNode;
}) {
  if (items.length === 0) return null;
  const more = items.length - mostShown;
  return (
    <section className={joinClasses(patterns.stack3, styles.group)} data-tone={tone}>
      <h2>{title}</h2>
      {after}
      <ul>
        {items.slice(0, mostShown).map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be equal and have no other identity
          <li key={index}>{children(item)}</li>
        ))}
      </ul>
      {more > 0 ? (
        <p className={patterns.small}>{say('and {more, number} more', { more })}</p>
      ) : null}
    </section>
  );
}

function Labels({ labels, spelled }: { labels: readonly string[]; spelled: Spelled }) {
  return (
    <span className={joinClasses(patterns.small, patterns.tags)}>
      <span className="visually-hidden">{say('Labels:')} </span>
      {labels.map((label) => (
        <bdi key={label}>{spelled.get(toLabelKey(label)) ?? label}</bdi>
      ))}
    </span>
  );
}

type Spelled = AddGuestsForm['labels']['spelled'];

function Guest({ guest, spelled }: { guest: NewGuest; spelled: Spelled }) {
  const { name, email, phone, language, labels, people = [], companions } = guest;
  const household = people.map((one) =>
    one.child ? say('{name} (child)', { name: one.name }) : isolateText(one.name),
  );
  return (
    <>
      <bdi className={patterns.strong}>{name}</bdi>{' '}
      {email === '' ? null : <bdi className={patterns.small}>{email}</bdi>}{' '}
      {phone === undefined ? null : <bdi className={patterns.small}>{phone}</bdi>}{' '}
      {language === undefined ? null : <bdi className={patterns.small}>{languages[language]}</bdi>}{' '}
      {labels ? <Labels labels={labels} spelled={spelled} /> : null}
      {household.length > 0 ? (
        <span className={patterns.small}>
          {say('{count, plural, one {# person: {names}} other {# people: {names}}}', {
            count: household.length,
            names: household.join(', '),
          })}
        </span>
      ) : null}
      {companions === undefined ? null : (
        <span className={patterns.small}>
          {companions === 0
            ? say('May bring nobody')
            : say('May bring {companions, number}', { companions })}
        </span>
      )}
    </>
  );
}

function Invalid({ invalid }: Pick<AddGuestsForm['sorted'], 'invalid'>) {
  const { length: count } = invalid;
  return (
    <Shown
      tone="bad"
      title={say('{count, plural, one {# line cannot be read} other {# lines cannot be read}}', {
        count,
      })}
      items={invalid}
      after={
        <p className={patterns.small}>
          {say(
            '{count, plural, one {It stays in the field until you correct it.} other {They stay in the field until you correct them.}}',
            { count },
          )}
        </p>
      }
    >
      {({ text, problem }) => (
        <>
          <bdi className={patterns.strong}>{text.slice(0, 200)}</bdi>
          <span className={patterns.small}>{say(problem)}</span>
        </>
      )}
    </Shown>
  );
}

export function GuestPreview({ form }: { form: AddGuestsForm }) {
  const { sorted, withTwins, setWithTwins, labels } = form;
  const { spelled } = labels;
  const { fresh, twins, invalid, leftOut } = sorted;
  const also = (
    <CheckField checked={withTwins} onChange={setWithTwins}>
      {twins.length === 1 ? say('Add this guest again') : say('Add them again')}
    </CheckField>
  );
  return (
    <div className={patterns.stack4}>
      {leftOut.length === 0 ? null : <Notice>{describeLeftOut(leftOut)}</Notice>}
      <Invalid invalid={invalid} />
      <Shown
        tone="twin"
        title={say('{count, plural, one {# guest already there} other {# guests already there}}', {
          count: twins.length,
        })}
        items={twins}
        after={also}
      >
        {({ guest, reason }) => (
          <>
            <Guest guest={guest} spelled={spelled} />
            <span className={patterns.small}>{reason}</span>
          </>
        )}
      </Shown>
      <Shown
        tone="new"
        title={say('{count, plural, one {# new guest} other {# new guests}}', {
          count: fresh.length,
        })}
        items={fresh}
      >
        {(guest) => <Guest guest={guest} spelled={spelled} />}
      </Shown>
    </div>
  );
}
