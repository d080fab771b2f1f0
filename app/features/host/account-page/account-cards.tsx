import type { ReactNode } from 'react';

import type { AccountReply } from '../account/schema.ts';
import type { Passkey } from '../passkeys/schema.ts';
import type { HostEvent } from '../security-events.server.ts';
import type { OpenSession } from '../sessions.server.ts';
import { DataCard } from './data-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { RecentActivityCard } from './recent-activity-card.tsx';
import { RecoveryCodeCard } from './recovery-code-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

import styles from './account.module.css';

export interface AccountView {
  username: string;
  name: string;
  /** Null when this site cannot use passkeys. */
  passkeys: readonly Passkey[] | null;
  sessions: readonly OpenSession[];
  events: readonly HostEvent[];
}

interface AccountCardsProps {
  account: AccountView;
  answer: AccountReply | null;
}

export function AccountColumns({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** Behaviour 32.1 to 32.6, 37.3. */
export function AccountCards({ account, answer }: AccountCardsProps) {
  const { username, passkeys } = account;
  const mayUsePasskey = passkeys !== null && passkeys.length > 0;
  return (
    <>
      <NameCard name={account.name} {...{ username, answer }} />
      <PasswordCard {...{ username, mayUsePasskey, answer }} />
      {passkeys === null ? null : <PasskeysCard {...{ username, passkeys, answer }} />}
      <RecoveryCodeCard {...{ username, mayUsePasskey, answer }} />
      <SessionsCard sessions={account.sessions} answer={answer} />
      <DataCard />
      <RecentActivityCard events={account.events} />
    </>
  );
}
