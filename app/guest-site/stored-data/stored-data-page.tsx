import type { HistoryLine } from '#app/features/rsvp/history/history-lines.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { GuestScreen } from '../guest-screen.tsx';

import card from '../choose-guest-page.module.css';
import styles from './stored-data-page.module.css';

export interface StoredData {
  name: string;
  /** The name is on the host's list. */
  invited: boolean;
  history: readonly HistoryLine[];
  mails: readonly { kind: string; state: string; address: string; at: number }[];
  addresses: readonly string[];
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
}

const kinds: Readonly<Record<string, string>> = {
  invitation: 'Invitation',
  reminder: 'Reminder',
  tomorrow: 'Reminder of the day before',
  change: 'News of a change',
  message: 'Message',
  cancellation: 'Cancellation',
  promotion: 'A place from the waiting list',
  confirmation: 'Confirmation',
  address: 'Link to confirm an address',
};
const states: Readonly<Record<string, string>> = {
  queued: 'waiting',
  leased: 'on its way',
  sent: 'mailed',
  failed: 'came back',
  suppressed: 'not mailed',
};

const heading = 'What is stored about you';

function formatMoment(at: number, timeZone: string): string {
  const zone = timeZone === '' ? 'UTC' : timeZone;
  return new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at);
}

export function StoredDataPage(props: StoredDataPageProps) {
  const { data, state, problem, inviteId, title } = props;
  const isEmpty =
    data.name === '' && data.history.length + data.mails.length + data.addresses.length === 0;
  const { history, mails, addresses, noted } = data;
  const canDelete = noted || history.length + mails.length + addresses.length > 0;
  return (
    <GuestScreen title={heading} hostPath={getDashboardPath(inviteId)}>
      <Canopy as="div" className={card.sky}>
        <article className={card.words}>
          <h1 className={card.heading}>{heading}</h1>
          <p className={card.lead}>
            <bdi>{title}</bdi>
          </p>
          {problem === '' ? null : <Notice tone="bad">{problem}</Notice>}
          {state === 'deleted' ? <output>Deleted. Nothing of your answer is left.</output> : null}
          {isEmpty ? <p>Nothing is stored about you here.</p> : <Facts {...props} />}
          {canDelete && state !== 'deleted' ? <Deletion invited={data.invited} /> : null}
          <p>
            <a href={getGuestPath(inviteId)}>Back to the invitation</a>
          </p>
        </article>
      </Canopy>
    </GuestScreen>
  );
}

function Facts({ data, timeZone }: StoredDataPageProps) {
  const { name, invited, history, mails, addresses, noted, here } = data;
  return (
    <dl className={styles.facts}>
      {name === '' ? null : (
        <div>
          <dt>{invited ? 'Your name on the host’s list' : 'Your name'}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
      )}
      {addresses.length === 0 ? null : (
        <div>
          <dt>Your mail address</dt>
          {addresses.map((address) => (
            <dd key={address}>{address}</dd>
          ))}
        </div>
      )}
      {history.length === 0 ? null : (
        <div>
          <dt>Your answer, and what it was before</dt>
          {history.map(({ key, at, lines }) => (
            <dd key={key}>
              {at === null ? '' : `${formatMoment(at, timeZone)}: `}
              <span dir="auto">{lines.join(', ')}</span>
            </dd>
          ))}
        </div>
      )}
      {mails.length === 0 ? null : (
        <div>
          <dt>Mail to you</dt>
          {mails.map(({ kind, state, address, at }) => (
            <dd key={`${kind} ${at}`}>
              {`${kinds[kind] ?? 'Message'}, ${formatMoment(at, timeZone)}: ${states[state] ?? state}, to ${address}`}
            </dd>
          ))}
        </div>
      )}
      <ByHosts noted={noted} here={here} />
    </dl>
  );
}

/** What hosts have added. */
function ByHosts({ noted, here }: Pick<StoredData, 'noted' | 'here'>) {
  return (
    <>
      {noted ? (
        <div>
          <dt>A note about you</dt>
          <dd>Of your host’s own, which only hosts of this event read.</dd>
        </div>
      ) : null}
      {here === 0 ? null : (
        <div>
          <dt>At the door</dt>
          <dd>{here === 1 ? '1 person counted' : `${here} people counted`}</dd>
        </div>
      )}
    </>
  );
}

/** Asks before it deletes, also without scripts. */
function Deletion({ invited }: { invited: boolean }) {
  return (
    <details className={styles.deletion}>
      <summary>Delete it</summary>
      <p>
        {`Your answer, your note, the names you gave, your address, what was mailed to you and your host’s note about you go at once and can’t come back. ${
          invited ? 'Your name stays on your host’s list, without an answer.' : ''
        }`.trim()}
      </p>
      <form method="post">
        <Button type="submit" variant="primary" name="delete" value="1">
          Delete for good
        </Button>
      </form>
    </details>
  );
}
