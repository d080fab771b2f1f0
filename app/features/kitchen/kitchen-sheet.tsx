import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

import { say, sayList, sayNumber } from '#app/platform/language/say.ts';
import { getGuestCardPath } from '#app/platform/paths.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

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
  const shown = pathOf && id !== undefined ? <Link to={pathOf(id)}>{bare}</Link> : bare;
  return (
    <span className={styles.name}>
      {child ? withElements(say('{name} (child)', { name: spot('name') }), { name: shown }) : shown}
    </span>
  );
}

function NeedRow({ need, pathOf }: Shown & { need: Need }) {
  const { label, isAllergy, count, who } = need;
  const rest = count - who.length;
  const spots = who.map((_, at) => spot(String(at)));
  const toName = (eater: Eater) => <Name who={eater} pathOf={pathOf} />;
  const names = Object.fromEntries(who.map((eater, at) => [at, toName(eater)]));
  return (
    <li className={styles.need} data-allergy={isAllergy || undefined}>
      <strong className={styles.count}>{sayNumber(count)}</strong>{' '}
      <strong>
        <bdi>{label}</bdi>
      </strong>{' '}
      <span className={styles.names}>
        {withElements(
          rest > 0 ? sayList([...spots, say('{rest, number} more', { rest })]) : spots.join(', '),
          names,
        )}
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
          {withElements(
            say('{count, plural, one {{number} person} other {{number} people}}', {
              count: sheet.people,
              number: spot('number'),
            }),
            { number: <strong>{sayNumber(sheet.people)}</strong> },
          )}
        </span>{' '}
        <span className={patterns.muted}>{formatAges(sheet)}</span>
      </p>
      {needs.length > 0 ? (
        <ul className={styles.needs} aria-label={say('What they eat')}>
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
      <Remarks title={say('Food notes')} remarks={notes} pathOf={pathOf} />
      <Remarks title={say('Arrivals')} remarks={arrivals} pathOf={pathOf} />
      {left > 0 ? (
        <p className={patterns.small}>
          {say(
            '{left, plural, one {and # more lines: see ‘Answers’} other {and # more lines: see ‘Answers’}}',
            { left },
          )}
        </p>
      ) : null}
    </div>
  );
}
