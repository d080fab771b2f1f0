import { say } from '#app/platform/language/say.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { leftOutWords } from './audience.ts';
import type { Composition, Named } from './schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './messages-page.module.css';

/** 'Ana, Ben and 5 more' */
function Names({ count, names }: Named) {
  const others = count - names.length;
  const shown = names.map((name, index) => (
    // Names may be equal.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index}>
      {index > 0 ? ', ' : ''}
      <bdi>{name}</bdi>
    </span>
  ));
  if (others <= 0) return shown;
  return withElements(
    say('{names} and {count, number} more', { names: spot('names'), count: others }),
    { names: shown },
  );
}

/** 'Left out: 24 who answered, 3 without an address.' */
function describeLeftOut(leftOut: Composition['leftOut']): string {
  const groups = leftOut.map(({ reason, count }) => say(leftOutWords[reason], { count }));
  if (groups.length === 0) return '';
  return `${say('Left out: {groups}.', { groups: groups.join(', ') })} `;
}

/** How many get a mailing, who is left out for which reason, and, folded, their names (behaviour 31.4). */
export function Readers({ composition: { readers, leftOut } }: { composition: Composition }) {
  const { count } = readers;
  return (
    <div className={patterns.stack1}>
      {count === 0 ? (
        <p className={patterns.lead}>{say('Nobody to send to.')}</p>
      ) : (
        <p className={patterns.lead}>
          {say('{count, plural, one {# gets one now} other {# get one now}}', { count })}
        </p>
      )}
      {count === 0 && leftOut.length === 0 ? null : (
        <details className={styles.who}>
          <summary>
            <span className={patterns.muted}>{describeLeftOut(leftOut)}</span>
            <span className={styles.whoWord}>{say('Who')}</span>
          </summary>
          <dl className={patterns.stack3}>
            {count === 0 ? null : (
              <div>
                <dt className={patterns.strong}>{say('Get one')}</dt>
                <dd className={patterns.small}>
                  <Names {...readers} />
                </dd>
              </div>
            )}
            {leftOut.map(({ reason, ...people }) => (
              <div key={reason}>
                <dt className={patterns.strong}>
                  {say(leftOutWords[reason], { count: people.count })}
                </dt>
                <dd className={patterns.small}>
                  <Names {...people} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
