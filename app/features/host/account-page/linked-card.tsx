import { useEffect } from 'react';

import { say } from '#app/platform/language/say.ts';
import { PlainButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { AccountReply } from '../account/schema.ts';
import type { LinkedIdentity } from '../identities/schema.ts';
import { AccountForm } from './account-form.tsx';
import type { Prover } from './is-it-you.tsx';

import patterns from '#app/ui/patterns.module.css';

export interface LinkedView {
  prover: Prover;
  /** What hosts call the provider. */
  provider: string;
  /** A reverse proxy in place of a provider, and whom it names; null for nobody. */
  proxy?: { user: string | null };
  identity: LinkedIdentity | null;
  /** Why it cannot be unlinked; null if it can. */
  onlyWay: string | null;
  /** What went wrong at the provider. */
  problem: string | null;
  /** The host has just proved there who they are. */
  isConfirmed: boolean;
}

interface LinkedCardProps {
  view: LinkedView;
  answer: AccountReply | null;
}

/** Behaviour 47.9, 47.10. */
export function LinkedCard({ view, answer }: LinkedCardProps) {
  const { provider, problem, isConfirmed } = view;
  const said = problem !== null && answer === null;
  return (
    <Card>
      {said ? <Notice tone="bad">{problem}</Notice> : null}
      {isConfirmed && answer === null && !said ? (
        <Notice tone="good">{say('It’s you. Close this tab and go on where you were.')}</Notice>
      ) : null}
      <Content {...{ view, answer }} />
      <p className={patterns.small}>
        {say('Signing out here doesn’t sign you out at {provider}.', { provider })}
      </p>
    </Card>
  );
}

function Content({ view, answer }: LinkedCardProps) {
  const { prover, provider, proxy, identity, onlyWay } = view;
  const unlinked = answer?.intent === 'unlink-provider' && answer.ok ? answer : null;
  if (answer?.continueTo !== undefined) {
    return <Continue to={answer.continueTo} message={answer.message} provider={provider} />;
  }
  if (!identity) {
    return (
      <>
        {unlinked ? <Notice tone="good">{unlinked.message}</Notice> : null}
        {proxy ? (
          <ProxyUser user={proxy.user} />
        ) : (
          <p>{say('With a link you log in at {provider}, too.', { provider })}</p>
        )}
        {proxy?.user === null ? null : (
          <AccountForm
            intent="link-provider"
            button={say('Link {provider}', { provider })}
            {...{ answer, prover }}
          />
        )}
      </>
    );
  }
  return (
    <>
      <p className={patterns.strong}>
        <IdentityName place={proxy ? say('Single sign-on') : provider} name={identity.name} />
      </p>
      <p className={patterns.small}>
        {withElements(
          say('Linked {since}, last used {used}', { since: spot('since'), used: spot('used') }),
          {
            since: <LocalTime at={identity.since} />,
            used: <LocalTime at={identity.usedAt} />,
          },
        )}
      </p>
      {onlyWay === null ? (
        <AccountForm intent="unlink-provider" button={say('Unlink')} {...{ answer, prover }}>
          <p>{say('Your other devices will have to log in again.')}</p>
        </AccountForm>
      ) : (
        <p>{say(onlyWay)}</p>
      )}
    </>
  );
}

/** What the provider calls the host, where it says so. */
function IdentityName({ place, name }: { place: string; name: string }) {
  if (name === '') return place;
  return withElements(say('{place}: {name}', { place, name: spot('name') }), {
    name: <bdi>{name}</bdi>,
  });
}

function ProxyUser({ user }: { user: string | null }) {
  if (user === null) return <p>{say('Single sign-on doesn’t say who you are just now.')}</p>;
  return (
    <p>
      {withElements(say('Single sign-on calls you {name}.', { name: spot('name') }), {
        name: <bdi className={patterns.typed}>{user}</bdi>,
      })}{' '}
      {say('With a link that opens this account.')}
    </p>
  );
}

interface ContinueProps {
  to: string;
  message: string;
  provider: string;
}

/** Goes on by itself where scripts run. */
function Continue({ to, message, provider }: ContinueProps) {
  useEffect(() => window.location.assign(to), [to]);
  return (
    <>
      <p>{say(message)}</p>
      <PlainButtonLink variant="primary" href={to}>
        {say('Continue with {provider}', { provider })}
      </PlainButtonLink>
    </>
  );
}
