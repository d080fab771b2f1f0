import { leftOutWords } from './audience.ts';
import { countMailing } from './mailing-words.ts';
import type { Composition, Named } from './schema.ts';

import patterns from '#app/ui/patterns.module.css';

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

/** Who gets a mailing, and who is left out for which reason (behaviour 31.4). */
export function Readers({ composition }: { composition: Composition }) {
  const { kind, readers, leftOut } = composition;
  return (
    <dl className={patterns.stack3}>
      <div>
        <dt className={patterns.strong}>
          {readers.count === 0 ? 'To' : `${countMailing(kind, readers.count)} to`}
        </dt>
        <dd>{readers.count === 0 ? 'Nobody to send to.' : <Names {...readers} />}</dd>
      </div>
      {leftOut.map(({ reason, ...people }) => (
        <div key={reason}>
          <dt
            className={patterns.strong}
          >{`${leftOutWords[reason]}: ${people.count.toLocaleString('en')}`}</dt>
          <dd className={patterns.small}>
            <Names {...people} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
