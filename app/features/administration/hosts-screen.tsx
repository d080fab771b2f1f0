import { useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import { IsItYou, type Prover } from '#app/features/host/account-page/is-it-you.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

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
        title={say('Hosts')}
        back={{ to: addresses.administration, label: say('Administration') }}
        note={say('{count, plural, one {# host} other {# hosts}}', { count })}
      />
      {reply?.ok === false && !reply.asks ? <Notice tone="bad">{reply.message}</Notice> : null}
      <Card>
        <search>
          <Form method="get" className={patterns.stack4}>
            <TextField label={say('Find a host')} name="q" type="search" defaultValue={search} />
            <Button type="submit">{say('Find')}</Button>
          </Form>
        </search>
        {hosts.length === 0 ? <p>{say('No host here.')}</p> : null}
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
  const mark = isAdmin ? say('Administrator') : isLocked ? say('Locked¦account') : null;
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
          {say('{count, plural, one {# event} other {# events}}', { count: events })} ·{' '}
          {formatBytes(storage)}
        </p>
        <p className={patterns.small}>
          {withElements(say('Since {time}', { time: spot('time') }), {
            time: <LocalTime at={createdAt} />,
          })}
        </p>
        {seenAt === null ? null : (
          <p className={patterns.small}>
            {withElements(say('Last seen {time}', { time: spot('time') }), {
              time: <LocalTime at={seenAt} />,
            })}
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
  const [intent, word] = isLocked
    ? ['unlock', say('Unlock¦account')]
    : ['lock', say('Lock¦account')];
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
    <nav className={patterns.spread} aria-label={say('Pages')}>
      {page > 1 ? <Link to={to(page - 1)}>{say('Newer')}</Link> : <span />}
      <span className={patterns.small}>
        {say('{page, number} of {pages, number}', { page, pages })}
      </span>
      {page < pages ? <Link to={to(page + 1)}>{say('Older')}</Link> : <span />}
    </nav>
  );
}
