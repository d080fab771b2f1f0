import type { ReactNode } from 'react';

import { DirectionsLink } from '#app/features/place/map/guest-map.tsx';
import { DateText } from '#app/features/schedule/local/date-text.tsx';
import { formatLocalDate } from '#app/features/schedule/local/local-times.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { WhenQuestions } from './card-part.ts';
import { type DrawSlot, drawPlainly } from './card-slots.ts';
import type { FactChange } from './fact-changes.ts';
import type { Invitation } from './invitation.ts';
import { joinTexts, tellTimes, tellZone } from './local/guest-facts.ts';

import styles from './invitation-facts.module.css';

interface InvitationFactsProps {
  view: Invitation;
  draw?: DrawSlot | undefined;
  facts?: ReactNode;
  action?: ReactNode;
  notice?: ReactNode;
}

/** When and where, with directions (behaviour 13.3, 13.5). */
export function InvitationFacts({ view, draw, facts, action, notice }: InvitationFactsProps) {
  return (
    <>
      {facts ?? <InvitationFactList view={view} draw={draw} />}
      {notice ??
        (view.location === '' && !action ? null : (
          <div className={styles.actions}>
            {action}
            {view.location === '' ? null : (
              <DirectionsLink place={view} className={styles.action} icon={<PinIcon />} />
            )}
          </div>
        ))}
    </>
  );
}

function PinIcon() {
  return (
    <LineIcon>
      <path d="M9 16.5C5.5 12.5 3.5 10 3.5 7.2a5.5 5.5 0 0 1 11 0C14.5 10 12.5 12.5 9 16.5Z" />
      <circle cx="9" cy="7.2" r="1.8" />
    </LineIcon>
  );
}

interface FactListProps {
  view: Invitation;
  draw?: DrawSlot | undefined;
  changes?: readonly FactChange[];
  /** What stands in place of missing facts on a host's card; `questions` replace what has two readings. */
  missing?: { when: string; where: string; questions?: WhenQuestions | undefined };
}

/** A changed fact is marked as new and followed by its old value (behaviour 25.35). */
export function InvitationFactList(props: FactListProps) {
  const { view, changes, missing, draw = drawPlainly } = props;
  const words = useGuestWords();
  const { say, language } = words;
  const [shownDate, times] = [formatLocalDate(view.date, language), tellTimes(view, words)];
  const find = (fact: FactChange['fact']) => changes?.find((change) => change.fact === fact);
  const [date, time, zone, place] = [find('date'), find('time'), find('time zone'), find('place')];
  const was = [shortenDate(date), time?.before ?? '', zone?.before ?? ''].filter(Boolean);
  const full = (
    <>
      <New is={date !== undefined} className={styles.date}>
        <DateText>{shownDate || say('dateToDecide')}</DateText>
      </New>
      <New is={time !== undefined}>
        <TimeText>{times || say('timeToDecide')}</TimeText>
      </New>
      <Zone view={view} />
    </>
  );
  return (
    <dl id="facts" className={styles.facts}>
      <Fact
        name={say('timeLabel')}
        was={joinTexts(was, language)}
        isNew={Boolean(date ?? time ?? zone)}
      >
        {missing ? (
          <HostsWhen view={view} missing={missing} />
        ) : (
          (draw('when', shownDate === '' && times === '' ? null : full) ?? full)
        )}
      </Fact>
      <Fact name={say('locationLabel')} was={place?.before ?? ''} isNew={place !== undefined}>
        {draw('where', place ? <ins>{place.now}</ins> : view.location || null) ?? (
          <Absent words={missing?.where} />
        )}
      </Fact>
    </dl>
  );
}

/** On a host's own card, which asks for what is missing. */
function HostsWhen({ view, missing }: Required<Pick<FactListProps, 'view' | 'missing'>>) {
  const words = useGuestWords();
  const [date, times] = [formatLocalDate(view.date, words.language), tellTimes(view, words)];
  const asked = missing.questions ?? {};
  if (![date, times, asked.day, asked.times].some(Boolean)) return <Absent words={missing.when} />;
  return (
    <>
      {asked.day ? (
        <span className={styles.question}>{asked.day}</span>
      ) : date === '' ? null : (
        <span className={styles.date}>
          <DateText>{date}</DateText>
        </span>
      )}
      {asked.times ? (
        <span className={styles.question}>
          <TimeText>{asked.times}</TimeText>
        </span>
      ) : times === '' ? null : (
        <span>
          <TimeText>{times}</TimeText>
        </span>
      )}
    </>
  );
}

/** Words of the host's own card are muted. */
function Absent({ words }: { words: string | undefined }) {
  const { say } = useGuestWords();
  return words === undefined ? (
    say('placeToDecide')
  ) : (
    <span className={styles.absent}>{words}</span>
  );
}

/** The old date, without its year if that has not changed. */
function shortenDate(date: FactChange | undefined): string {
  const [year] = /, \d{4}$/.exec(date?.now ?? '') ?? [];
  const before = date?.before ?? '';
  return year !== undefined && before.endsWith(year) ? before.slice(0, -year.length) : before;
}

interface NewProps {
  is: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function New({ is, className, children }: NewProps) {
  return is ? (
    <ins className={className}>{children}</ins>
  ) : (
    <span className={className}>{children}</span>
  );
}

interface FactProps {
  name: string;
  was: string;
  isNew: boolean;
  children: ReactNode;
}

function Fact({ name, was, isNew, children }: FactProps) {
  const { say } = useGuestWords();
  return (
    <div className={styles.fact}>
      <dt>
        {name}
        {isNew ? <span className={styles.new}> {say('factIsNew')}</span> : null}
      </dt>
      <dd dir="auto">
        {children}
        {was === '' ? null : (
          <span className={styles.was}>
            {withElements(say('factWas', { before: spot('was') }), {
              was: <del dir="auto">{was}</del>,
            })}
          </span>
        )}
      </dd>
    </div>
  );
}

/** With scripts, a guest's page shows it only to a reader in another zone (behaviour 13.19). */
function Zone({ view }: { view: Invitation }) {
  const label = tellZone(view, useGuestWords().language);
  if (label === '') return null;
  return (
    <span
      className={styles.zone}
      data-zone={view.timeZone}
      data-at={`${view.date}T${view.startTime}`}
    >
      {label}
    </span>
  );
}
