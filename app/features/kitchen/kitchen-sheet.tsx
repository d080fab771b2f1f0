import { Fragment, type ReactNode, useId } from 'react';
import { Link } from 'react-router';

import { getGuestCardPath } from '#app/platform/paths.ts';

import { formatAges, formatOthers } from './need-words.ts';
import type { Eater, KitchenSheet as Sheet, Need, Remark } from './sheet.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './kitchen.module.css';

type PathOf = (guestId: string) => string;

interface Shown {
  /** Absent on the page behind the shared link, where nothing leads to a guest. */
  pathOf?: PathOf | undefined;
}

function Name({ who: { id, name, child }, pathOf }: Shown & { who: Eater }) {
  const bare = <bdi>{name}</bdi>;
  return (
    <span className={styles.name}>
      {pathOf && id !== undefined ? <Link to={pathOf(id)}>{bare}</Link> : bare}
      {child ? ' (child)' : ''}
    </span>
  );
}

function NeedRow({ need, pathOf }: Shown & { need: Need }) {
  const { label, isAllergy, count, who } = need;
  const left = count - who.length;
  return (
    <li className={styles.need} data-allergy={isAllergy || undefined}>
      <strong className={styles.count}>{count.toLocaleString('en')}</strong>{' '}
      <strong>
        <bdi>{label}</bdi>
      </strong>{' '}
      <span className={styles.names}>
        {who.map((eater, at) => (
          // A household has several people with one id, and a name may be there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={`${eater.id ?? ''} ${eater.name} ${at}`}>
            {at > 0 ? ', ' : null}
            <Name who={eater} pathOf={pathOf} />
          </Fragment>
        ))}
        {left > 0 ? <span> and {left.toLocaleString('en')} more</span> : null}
      </span>
    </li>
  );
}

function Remarks({
  title,
  remarks,
  pathOf,
}: Shown & { title: string; remarks: readonly Remark[] }) {
  const id = useId();
  if (remarks.length === 0) return null;
  return (
    <section className={patterns.stack2} aria-labelledby={id}>
      <h2 id={id} className={patterns.lead}>
        {title}
      </h2>
      <ul className={patterns.lines}>
        {remarks.map(({ who, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing else tells two equal ones apart
          <li key={`${who.id ?? ''} ${who.name} ${at}`} className={styles.remark}>
            <Name who={who} pathOf={pathOf} />
            <span dir="auto" className={patterns.typed}>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface KitchenSheetProps {
  sheet: Sheet;
  /** The host's; absent on the page behind the shared link. */
  inviteId?: string;
  /** After the sentence about everybody else. */
  ask?: ReactNode;
}

/** Who comes and what they eat, what must not be missed first (behaviour 43.1). */
export function KitchenSheet({ sheet, inviteId, ask }: KitchenSheetProps) {
  const pathOf =
    inviteId === undefined ? undefined : (guestId: string) => getGuestCardPath(inviteId, guestId);
  const { needs, notes, arrivals, left } = sheet;
  return (
    <div className={styles.sheet}>
      <p className={patterns.headed}>
        <span className={styles.people}>
          <strong>{sheet.people.toLocaleString('en')}</strong>{' '}
          {sheet.people === 1 ? 'person' : 'people'}
        </span>{' '}
        <span className={patterns.muted}>{formatAges(sheet)}</span>
      </p>
      {needs.length > 0 ? (
        <ul className={styles.needs} aria-label="What they eat">
          {needs.map((need) => (
            <NeedRow key={need.label} need={need} pathOf={pathOf} />
          ))}
        </ul>
      ) : null}
      {sheet.people > 0 ? (
        <p className={patterns.muted}>
          {formatOthers(sheet)} {ask}
        </p>
      ) : null}
      <Remarks title="Food notes" remarks={notes} pathOf={pathOf} />
      <Remarks title="Arrivals" remarks={arrivals} pathOf={pathOf} />
      {left > 0 ? (
        <p className={patterns.small}>and {left.toLocaleString('en')} more lines: see ‘Answers’</p>
      ) : null}
    </div>
  );
}
