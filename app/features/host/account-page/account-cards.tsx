import type { ReactNode } from 'react';

import type { AccountReply } from '../account/schema.ts';
import type { Passkey } from '../passkeys/schema.ts';
import type { HostEvent } from '../security-events.server.ts';
import type { OpenSession } from '../sessions.server.ts';
import { DataCard } from './data-card.tsx';
import type { Prover } from './is-it-you.tsx';
import { NameCard } from './name-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { RecentActivityCard } from './recent-activity-card.tsx';
import { RecoveryCodeCard } from './recovery-code-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

import styles from './account.module.css';

export interface AccountView {
  prover: Prover;
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
  const { prover, passkeys } = account;
  return (
    <>
      <NameCard name={account.name} username={prover.username} answer={answer} />
      <PasswordCard {...{ prover, answer }} />
      {passkeys === null ? null : <PasskeysCard {...{ prover, passkeys, answer }} />}
      <RecoveryCodeCard {...{ prover, answer }} />
      <SessionsCard sessions={account.sessions} {...{ prover, answer }} />
      <DataCard />
      <RecentActivityCard events={account.events} />
    </>
  );
}
