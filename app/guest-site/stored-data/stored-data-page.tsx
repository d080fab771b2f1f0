import type { ReactNode } from 'react';

import type { HistoryLine } from '#app/features/rsvp/history/history-lines.ts';
import { usePageWords } from '#app/features/words/guest/guest-words.tsx';
import {
  type Language,
  getLocale,
  languages,
  markLanguage,
} from '#app/platform/language/languages.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { GuestScreen } from '../guest-screen.tsx';

import card from '../choose-guest-page.module.css';
import styles from './stored-data-page.module.css';

export interface StoredData {
  name: string;
  /** Of a guest on the list. A device keeps its own. */
  language: Language | null;
  /** The name is on the host's list. */
  invited: boolean;
  history: readonly HistoryLine[];
  mails: readonly { kind: string; state: string; address: string; at: number }[];
  /** When the guest wrote to the hosts by mail. */
  written: readonly number[];
  /** When hosts said that they told the guest something by phone. */
  told: readonly number[];
  addresses: readonly string[];
  /** The hosts have a phone number, which no page of a guest repeats. */
  phone: boolean;
  /** A host has noted something about the guest, which hosts alone read. */
  noted: boolean;
  /** How many people were counted at the door. */
  here: number;
}

interface StoredDataPageProps {
  data: StoredData;
  state: 'shown' | 'deleted' | 'tooMany';
  problem: string;
  inviteId: string;
  title: string;
  timeZone: string;
  languages: ReactNode;
}

function formatMoment(at: number, timeZone: string, language: Language): string {
  const zone = timeZone === '' ? 'UTC' : timeZone;
  return new Intl.DateTimeFormat(getLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at);
}

export function StoredDataPage(props: StoredDataPageProps) {
  const { data, state, problem, inviteId, title } = props;
  const { say } = usePageWords();
  const heading = say('storedAboutYou');
  const isEmpty =
    data.name === '' &&
    data.history.length + data.mails.length + data.written.length + data.addresses.length === 0;
  const { history, mails, written, told, addresses, phone, noted } = data;
  const stored = history.length + mails.length + written.length + told.length + addresses.length;
  const canDelete = noted || phone || data.language !== null || stored > 0;
  return (
    <GuestScreen title={heading} hostPath={getDashboardPath(inviteId)} languages={props.languages}>
      <Canopy as="div" className={card.sky}>
        <article className={card.words}>
          <h1 className={card.heading}>{heading}</h1>
          <p className={card.lead}>
            <bdi>{title}</bdi>
          </p>
          {problem === '' ? null : <Notice tone="bad">{problem}</Notice>}
          {state === 'deleted' ? <output>{say('storedDeleted')}</output> : null}
          {isEmpty ? <p>{say('storedNothing')}</p> : <Facts {...props} />}
          {canDelete && state !== 'deleted' ? <Deletion invited={data.invited} /> : null}
          <p>
            <a href={getGuestPath(inviteId)}>{say('backToInvitation')}</a>
          </p>
        </article>
      </Canopy>
    </GuestScreen>
  );
}

function Facts({ data, timeZone }: StoredDataPageProps) {
  const { say } = usePageWords();
  const { name, invited, history, mails, written, told, addresses, phone, noted, here } = data;
  const { language } = data;
  return (
    <dl className={styles.facts}>
      {name === '' ? null : (
        <div>
          <dt>{say(invited ? 'storedListedName' : 'storedName')}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
      )}
      {addresses.length === 0 ? null : (
        <div>
          <dt>{say('yourMailAddress')}</dt>
          {addresses.map((address) => (
            <dd key={address}>{address}</dd>
          ))}
        </div>
      )}
      <Answers history={history} timeZone={timeZone} />
      <Mails mails={mails} timeZone={timeZone} />
      <Times title={say('storedWritten')} times={written} timeZone={timeZone} />
      <Times title={say('storedTold')} times={told} timeZone={timeZone} />
      {language && <OwnLanguage language={language} />}
      <ByHosts {...{ phone, noted, here }} />
    </dl>
  );
}

function Answers({
  history,
  timeZone,
}: Pick<StoredData, 'history'> & Pick<StoredDataPageProps, 'timeZone'>) {
  const { say, language } = usePageWords();
  if (history.length === 0) return null;
  return (
    <div>
      <dt>{say('storedAnswer')}</dt>
      {history.map(({ key, at, lines }) => (
        <dd key={key}>
          <HistoryText at={at === null ? '' : formatMoment(at, timeZone, language)} lines={lines} />
        </dd>
      ))}
    </div>
  );
}

function Mails({
  mails,
  timeZone,
}: Pick<StoredData, 'mails'> & Pick<StoredDataPageProps, 'timeZone'>) {
  const { say, language } = usePageWords();
  if (mails.length === 0) return null;
  return (
    <div>
      <dt>{say('storedMails')}</dt>
      {mails.map(({ kind, state, address, at }) => (
        <dd key={`${kind} ${at}`}>
          {say('storedMail', {
            state,
            kind: say('kindOfMail', { kind }),
            at: formatMoment(at, timeZone, language),
            address,
          })}
        </dd>
      ))}
    </div>
  );
}

interface HistoryTextProps extends Pick<HistoryLine, 'lines'> {
  at: string;
}

/** `at` is '' where it is not known. */
function HistoryText({ at, lines }: HistoryTextProps) {
  const { say } = usePageWords();
  const [first = '', ...more] = lines;
  const text = more.reduce((all, second) => say('twoParts', { first: all, second }), first);
  const what = <span dir="auto">{text}</span>;
  return at === ''
    ? what
    : withElements(say('storedAnswerAt', { at, what: spot('what') }), { what });
}

function OwnLanguage({ language }: { language: Language }) {
  const { say } = usePageWords();
  return (
    <div>
      <dt>{say('yourLanguage')}</dt>
      <dd {...markLanguage(language)}>{languages[language]}</dd>
    </div>
  );
}

interface TimesProps {
  title: string;
  times: readonly number[];
  timeZone: string;
}

function Times({ title, times, timeZone }: TimesProps) {
  const { language } = usePageWords();
  if (times.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      {times.map((at) => (
        <dd key={at}>{formatMoment(at, timeZone, language)}</dd>
      ))}
    </div>
  );
}

/** What hosts have added. */
function ByHosts({ phone, noted, here }: Pick<StoredData, 'phone' | 'noted' | 'here'>) {
  const { say } = usePageWords();
  return (
    <>
      {phone ? (
        <div>
          <dt>{say('storedPhone')}</dt>
          <dd>{say('storedPhoneReaders')}</dd>
        </div>
      ) : null}
      {noted ? (
        <div>
          <dt>{say('storedNote')}</dt>
          <dd>{say('storedNoteReaders')}</dd>
        </div>
      ) : null}
      {here === 0 ? null : (
        <div>
          <dt>{say('storedDoor')}</dt>
          <dd>{say('storedDoorCount', { count: here })}</dd>
        </div>
      )}
    </>
  );
}

/** Asks before it deletes, also without scripts. */
function Deletion({ invited }: { invited: boolean }) {
  const { say } = usePageWords();
  const what = say('deleteStoredWhat');
  return (
    <details className={styles.deletion}>
      <summary>{say('deleteStored')}</summary>
      <p>{invited ? say('twoSentences', { first: what, second: say('deleteKeepsName') }) : what}</p>
      <form method="post">
        <Button type="submit" variant="primary" name="delete" value="1">
          {say('deleteForGood')}
        </Button>
      </form>
    </details>
  );
}
