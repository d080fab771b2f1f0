import { FeedCard, type FeedReply } from '#app/features/calendar/feed-card.tsx';
import { IsItYou } from '#app/features/host/account-page/is-it-you.tsx';
import { LinkedCard } from '#app/features/host/account-page/linked-card.tsx';
import { NameCard } from '#app/features/host/account-page/name-card.tsx';
import { PasskeysCard } from '#app/features/host/account-page/passkeys-card.tsx';
import { PasswordCard } from '#app/features/host/account-page/password-card.tsx';
import { RecentActivityCard } from '#app/features/host/account-page/recent-activity-card.tsx';
import { RecoveryCodeCard } from '#app/features/host/account-page/recovery-code-card.tsx';
import { SessionsCard } from '#app/features/host/account-page/sessions-card.tsx';
import type { AccountReply } from '#app/features/host/account/schema.ts';
import { HostLanguageForm } from '#app/features/host/language/host-language-switch.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { say, texts } from '#app/platform/language/say.ts';
import type { AccountRow } from '#app/platform/setting-rows.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import type { AccountScreenView } from './account-view.server.ts';
import { OwnAddressCard } from './own-address-card.tsx';
import type { AddressReply } from './own-address.server.ts';

export const accountTitles: Readonly<Record<AccountRow, string>> = texts({
  name: 'Display name',
  language: 'Language',
  mail: 'Mail address',
  password: 'Password',
  passkeys: 'Passkeys',
  linked: 'Linked log-in',
  'recovery-code': 'Recovery code',
  devices: 'Devices',
  calendar: 'Calendar feed',
  activity: 'Recent activity',
});

/** The reply to the form of a screen; at most one of them. */
export interface AccountAnswered {
  /** Of a form that is none of these. */
  problem?: string;
  mail?: AddressReply;
  answer?: AccountReply;
  feed?: FeedReply;
}

interface ScreenProps {
  view: AccountScreenView;
  answered: AccountAnswered | undefined;
}

function Content({ view, answered }: ScreenProps) {
  const answer = answered?.answer ?? null;
  switch (view.row) {
    case 'name':
      return <NameCard name={view.name} username={view.username} answer={answer} />;
    case 'language':
      return (
        <Card>
          <p>{say('All that you read here is in this language, and mail to you.')}</p>
          <HostLanguageForm />
        </Card>
      );
    case 'mail':
      return <OwnAddressCard {...view} reply={answered?.mail ?? null} />;
    case 'password':
      return <PasswordCard prover={view.prover} answer={answer} />;
    case 'passkeys':
      return <PasskeysCard prover={view.prover} passkeys={view.passkeys} answer={answer} />;
    case 'linked':
      return <LinkedCard view={view} answer={answer} />;
    case 'recovery-code':
      return <RecoveryCodeCard prover={view.prover} answer={answer} />;
    case 'devices':
      return <SessionsCard sessions={view.sessions} prover={view.prover} answer={answer} />;
    case 'calendar': {
      const reply = answered?.feed ?? null;
      return (
        <FeedCard
          since={view.since}
          reply={reply}
          renderProof={(sender, button) => (
            <IsItYou reply={reply} prover={view.prover} {...{ sender, button }} />
          )}
        />
      );
    }
    case 'activity':
      return <RecentActivityCard events={view.events} />;
  }
}

/** The screen of one row of the account, with the reply to its form (behaviour 32.14). */
export function AccountScreen({ view, answered }: ScreenProps) {
  return (
    <>
      <SectionHead
        title={say(accountTitles[view.row])}
        back={{ to: addresses.account, label: say('Account') }}
      />
      {answered?.problem ? <Notice tone="bad">{answered.problem}</Notice> : null}
      <Content view={view} answered={answered} />
    </>
  );
}
