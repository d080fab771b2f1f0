import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { getGuestCardPath, getGuestsPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';

import { describeMailing, describeResults, describeWait } from '../mailing-words.ts';
import type { MessagesView, SentMailing, Written } from '../schema.ts';

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
          <Button variant="quiet" disabled={busy} onClick={() => onTakeBack(mailing)}>
            {isHeld ? 'Take back' : 'Undo'}
            <span className="visually-hidden">{`: ${describeMailing(mailing)}`}</span>
          </Button>
        ) : failed > 0 ? (
          <a className={patterns.bad} href="#not-delivered">
            Fix
          </a>
        ) : null
      }
    >
      <p>
        <LocalTime at={at} />
        {` · ${describeResults(mailing)}`}
      </p>
      {waiting.map(({ wait, count }) => (
        <p key={wait}>{describeWait(count.toLocaleString('en'), wait, dayLimits)}</p>
      ))}
    </Row>
  );
}

function WrittenRow({ inviteId, written }: { inviteId: string; written: Written }) {
  const { guestId, name, note, at } = written;
  const to = guestId === null ? getGuestsPath(inviteId) : getGuestCardPath(inviteId, guestId);
  return (
    <Row
      title={
        <Link to={to}>
          From <bdi>{name}</bdi>
        </Link>
      }
      words={note}
    >
      <LocalTime at={at} />
    </Row>
  );
}

interface MessageListProps extends Pick<
  MessagesView,
  'inviteId' | 'mailings' | 'written' | 'dayLimits'
> {
  offered: string;
  onTakeBack: (mailing: SentMailing) => void;
  busy: boolean;
}

/** Everything that went either way, the latest first (behaviour 31.1). */
export function MessageList({ inviteId, mailings, written, ...props }: MessageListProps) {
  const rows = [
    ...mailings.map((mailing) => ({
      at: mailing.at,
      row: <MailingRow key={`${mailing.press} ${mailing.kind}`} mailing={mailing} {...props} />,
    })),
    ...written.map((each) => ({
      at: each.at,
      row: <WrittenRow key={`${each.at} ${each.name}`} inviteId={inviteId} written={each} />,
    })),
  ].toSorted((one, other) => other.at - one.at);
  if (rows.length === 0) return <p className={patterns.muted}>Nothing sent yet.</p>;
  return (
    <Card aria-label="All messages">
      <ul className={patterns.lines}>{rows.map(({ row }) => row)}</ul>
      {mailings.length === 0 ? null : (
        <details className={patterns.small}>
          <summary>What “sent” means</summary>
          The next mail server took it. We can’t see further.
        </details>
      )}
    </Card>
  );
}
