import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { ListedRound } from '#app/features/told/schema.ts';
import { say } from '#app/platform/language/say.ts';
import {
  getByPhonePath,
  getGuestCardPath,
  getGuestsPath,
  getMessagesPath,
} from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { describeMailing, describeResults, describeRound, describeWait } from '../mailing-words.ts';
import type { GuestMessage, MessagesView, SentMailing, Written } from '../schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from '../messages-page.module.css';

interface RowProps {
  title: ReactNode;
  words: string;
  /** Below, in small print. */
  children: ReactNode;
  aside?: ReactNode;
}

function Row({ title, words, children, aside }: RowProps) {
  return (
    <li className={styles.message}>
      <div className={styles.said}>
        <p className={patterns.strong}>{title}</p>
        {words === '' ? null : (
          <p className={styles.words}>
            <bdi>{`“${words}”`}</bdi>
          </p>
        )}
        <div className={patterns.small}>{children}</div>
      </div>
      {aside}
    </li>
  );
}

interface MailingRowProps extends Pick<MessagesView, 'dayLimits'> {
  mailing: SentMailing;
  /** The press that the bar at the foot offers to undo. */
  offered: string;
  onTakeBack: (mailing: SentMailing) => void;
  busy: boolean;
}

function MailingRow({ mailing, dayLimits, offered, onTakeBack, busy }: MailingRowProps) {
  const { at, words, waiting, failed, takesBack } = mailing;
  const isHeld = waiting.some(({ wait }) => wait === 'sender');
  return (
    <Row
      title={describeMailing(mailing)}
      words={words}
      aside={
        takesBack && mailing.press !== offered ? (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => onTakeBack(mailing)}
            aria-label={
              isHeld
                ? say('Take back: {mailing}', { mailing: describeMailing(mailing) })
                : say('Undo: {mailing}', { mailing: describeMailing(mailing) })
            }
          >
            {isHeld ? say('Take back') : say('Undo')}
          </Button>
        ) : failed > 0 ? (
          <a className={patterns.bad} href="#not-delivered">
            {say('Fix')}
          </a>
        ) : null
      }
    >
      <p>
        <LocalTime at={at} />
        {` · ${describeResults(mailing)}`}
      </p>
      {waiting.map(({ wait, count }) => (
        <p key={wait}>{describeWait({ what: 'any', count }, wait, dayLimits)}</p>
      ))}
    </Row>
  );
}

const From = ({ name }: { name: string }) =>
  withElements(say('From {name}', { name: spot('name') }), { name: <bdi>{name}</bdi> });

function WrittenRow({ inviteId, written }: { inviteId: string; written: Written }) {
  const { guestId, name, note, at } = written;
  const to = guestId === null ? getGuestsPath(inviteId) : getGuestCardPath(inviteId, guestId);
  return (
    <Row
      title={
        <Link to={to}>
          <From name={name} />
        </Link>
      }
      words={note}
    >
      <LocalTime at={at} />
    </Row>
  );
}

function RoundRow({ inviteId, round }: { inviteId: string; round: ListedRound }) {
  return (
    <Row
      title={<Link to={getByPhonePath(inviteId, round.about)}>{describeRound(round)}</Link>}
      words=""
    >
      <LocalTime at={round.at} />
    </Row>
  );
}

/** What a guest wrote by mail; the answer goes to that guest alone (behaviour 31.16). */
function ReceivedRow({ inviteId, message }: { inviteId: string; message: GuestMessage }) {
  const { guestId, readerId, name, text, at, isUnread } = message;
  const to = guestId === null ? getGuestsPath(inviteId) : getGuestCardPath(inviteId, guestId);
  return (
    <li className={styles.message}>
      <div className={styles.said}>
        <p className={patterns.strong}>
          <Link to={to}>
            <From name={name} />
          </Link>
          {isUnread ? <span className={styles.unread}>{say('New')}</span> : null}
        </p>
        <p className={styles.letter} dir="auto">
          {text || say('No words, only a quote or an attachment.')}
        </p>
        <p className={patterns.small}>
          <LocalTime at={at} />
          {` · ${say('by mail')}`}
        </p>
      </div>
      {guestId === null ? null : (
        <Link
          className={patterns.link}
          to={`${getMessagesPath(inviteId)}?send=message&guest=${readerId}`}
          aria-label={say('Reply to {name}', { name })}
        >
          {say('Reply¦verb')}
        </Link>
      )}
    </li>
  );
}

interface MessageListProps extends Pick<
  MessagesView,
  'inviteId' | 'mailings' | 'written' | 'received' | 'rounds' | 'dayLimits'
> {
  offered: string;
  onTakeBack: (mailing: SentMailing) => void;
  busy: boolean;
}

/** Everything that went either way, the latest first (behaviour 31.1). */
export function MessageList(all: MessageListProps) {
  const { inviteId, mailings, written, received, rounds, ...props } = all;
  const rows = [
    ...mailings.map((mailing) => ({
      at: mailing.at,
      row: <MailingRow key={`${mailing.press} ${mailing.kind}`} mailing={mailing} {...props} />,
    })),
    ...rounds.map((round) => ({
      at: round.at,
      row: <RoundRow key={round.id} {...{ inviteId, round }} />,
    })),
    ...written.map((each) => ({
      at: each.at,
      row: <WrittenRow key={`${each.at} ${each.name}`} inviteId={inviteId} written={each} />,
    })),
    ...received.map((message) => ({
      at: message.at,
      row: <ReceivedRow key={message.id} inviteId={inviteId} message={message} />,
    })),
  ].toSorted((one, other) => other.at - one.at);
  if (rows.length === 0) return <p className={patterns.muted}>{say('Nothing sent yet.')}</p>;
  return (
    <Card aria-label={say('All messages')}>
      <ul className={patterns.lines}>{rows.map(({ row }) => row)}</ul>
      {mailings.length === 0 ? null : (
        <details className={patterns.small}>
          <summary>{say('What “sent” means')}</summary>
          {say('The next mail server took it. We can’t see further.')}
        </details>
      )}
    </Card>
  );
}
