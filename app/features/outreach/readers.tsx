import { leftOutWords } from './audience.ts';
import type { Composition, Named } from './schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './messages-page.module.css';

/** 'Ana, Ben and 5 more' */
function Names({ count, names }: Named) {
  const others = count - names.length;
  return (
    <>
      {names.map((name, index) => (
        // Names may be equal.
        // eslint-disable-next-line react/no-array-index-key
        <span key={index}>
          {index > 0 ? ', ' : ''}
          <bdi>{name}</bdi>
        </span>
      ))}
      {others > 0 ? ` and ${others.toLocaleString('en')} more` : ''}
    </>
  );
}

/** 'Left out: 24 who answered, 3 without an address.' */
function describeLeftOut(leftOut: Composition['leftOut']): string {
  const parts = leftOut.map(
    ({ reason, count }) => `${count.toLocaleString('en')} ${leftOutWords[reason]}`,
  );
  return parts.length === 0 ? '' : `Left out: ${parts.join(', ')}. `;
}

/** How many get a mailing, who is left out for which reason, and, folded, their names (behaviour 31.4). */
export function Readers({ composition: { readers, leftOut } }: { composition: Composition }) {
  const { count } = readers;
  return (
    <div className={patterns.stack1}>
      {count === 0 ? (
        <p className={patterns.lead}>Nobody to send to.</p>
      ) : (
        <p className={patterns.lead}>
          {`${count.toLocaleString('en')} ${count === 1 ? 'gets' : 'get'} one now`}
        </p>
      )}
      {count === 0 && leftOut.length === 0 ? null : (
        <details className={styles.who}>
          <summary>
            <span className={patterns.muted}>{describeLeftOut(leftOut)}</span>
            <span className={styles.whoWord}>Who</span>
          </summary>
          <dl className={patterns.stack3}>
            {count === 0 ? null : (
              <div>
                <dt className={patterns.strong}>Get one</dt>
                <dd className={patterns.small}>
                  <Names {...readers} />
                </dd>
              </div>
            )}
            {leftOut.map(({ reason, ...people }) => (
              <div key={reason}>
                <dt className={patterns.strong}>
                  {`${people.count.toLocaleString('en')} ${leftOutWords[reason]}`}
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
