import { useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import { IsItYou, type Prover } from '#app/features/host/account-page/is-it-you.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { countLabel } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import type { HostsView } from './administration-view.server.ts';
import type { AdminReply } from './schema.ts';
import { formatBytes } from './words.ts';

import patterns from '#app/ui/patterns.module.css';

interface HostsScreenProps {
  view: HostsView;
  reply: AdminReply | undefined;
}

/** The hosts, the newest first, without anything of their guests (behaviour 46.7, 46.9). */
export function HostsScreen({ view, reply }: HostsScreenProps) {
  const { search, count, hosts, prover } = view;
  return (
    <>
      <SectionHead
        title="Hosts"
        back={{ to: addresses.administration, label: 'Administration' }}
        note={countLabel(count, 'host')}
      />
      {reply?.ok === false && !reply.asks ? <Notice tone="bad">{reply.message}</Notice> : null}
      <Card>
        <search>
          <Form method="get" className={patterns.stack4}>
            <TextField label="Find a host" name="q" type="search" defaultValue={search} />
            <Button type="submit">Find</Button>
          </Form>
        </search>
        {hosts.length === 0 ? <p>No host here.</p> : null}
        <ul className={patterns.lines}>
          {hosts.map((host) => (
            <HostRow key={host.uid} {...{ host, prover, reply }} />
          ))}
        </ul>
        <Pages {...view} />
      </Card>
    </>
  );
}

type ListedHost = HostsView['hosts'][number];

interface HostRowProps {
  host: ListedHost;
  prover: Prover;
  reply: AdminReply | undefined;
}

function HostRow({ host, ...asking }: HostRowProps) {
  const { username, displayName, createdAt, seenAt, events, storage, isAdmin, isLocked } = host;
  const mark = isAdmin ? 'Administrator' : isLocked ? 'Locked' : null;
  return (
    <li className={patterns.spread}>
      <div>
        <p className={patterns.strong}>
          {username}
          {mark === null ? null : ` · ${mark}`}
        </p>
        {displayName === username ? null : (
          <p>
            <bdi>{displayName}</bdi>
          </p>
        )}
        <p className={patterns.small}>
          {countLabel(events, 'event')} · {formatBytes(storage)}
        </p>
        <p className={patterns.small}>
          Since <LocalTime at={createdAt} />
        </p>
        {seenAt === null ? null : (
          <p className={patterns.small}>
            Last seen <LocalTime at={seenAt} />
          </p>
        )}
      </div>
      {isAdmin ? null : <LockForm {...{ host, ...asking }} />}
    </li>
  );
}

function LockForm({ host: { uid, username, isLocked }, prover, reply }: HostRowProps) {
  const busy = useNavigation().state !== 'idle';
  const sender = useRef<HTMLButtonElement>(null);
  const [intent, word] = isLocked ? ['unlock', 'Unlock'] : ['lock', 'Lock'];
  const refused = reply?.ok === false && reply.row === uid ? reply : null;
  return (
    <Form method="post" preventScrollReset className={patterns.stack4}>
      <input type="hidden" name="host" value={uid} />
      <IsItYou reply={refused} button={word} {...{ prover, sender }} />
      <Button ref={sender} type="submit" name="intent" value={intent} disabled={busy}>
        {word}
        <span className="visually-hidden"> {username}</span>
      </Button>
    </Form>
  );
}

function Pages({ search, page, pages }: HostsView) {
  if (pages === 1) return null;
  const to = (number: number) => `?${new URLSearchParams({ q: search, page: String(number) })}`;
  return (
    <nav className={patterns.spread} aria-label="Pages">
      {page > 1 ? <Link to={to(page - 1)}>Newer</Link> : <span />}
      <span className={patterns.small}>
        {page} of {pages}
      </span>
      {page < pages ? <Link to={to(page + 1)}>Older</Link> : <span />}
    </nav>
  );
}
