/** Has no secrets. */
export interface Host {
  uid: string;
  username: string;
  /** Synthetic (behaviour 17.22); no mail can reach it. */
  email: string;
  displayName: string;
}

/** What a log-in needs of its invitation (behaviour 17.3). */
export interface LogInTarget {
  hostUid: string | null;
  hostUsername: string | null;
  hostEmail: string | null;
  /** The usernames of its co-hosts and door helpers, who log in as themselves (behaviour 38.8). */
  members?: readonly string[];
}

/** Who may create an account: everybody, who holds an administrator's link, nobody (behaviour 46.1). */
export type Registration = 'open' | 'invited' | 'closed';

/** Each has a button or a screen of its own (behaviour 17.5, 17.27, 37.2). */
export type LogInMode = 'sign-in' | 'sign-up' | 'recover' | 'passkey';

/** Why somebody may not create an account. */
export type RegistrationProblem =
  | 'registration-closed'
  | 'registration-invited'
  | 'wrong-registration-link';

export type LogInProblem =
  | 'missing'
  | 'missing-for-recovery'
  | 'bad-username'
  | 'bad-mail-address'
  | 'too-many-links'
  | 'weak-password'
  | 'long-password'
  | 'unknown-username'
  | 'wrong-password'
  | 'wrong-password-for-invite'
  | 'wrong-recovery-code'
  | 'wrong-passkey'
  | 'unproven'
  | 'wrong-link'
  | 'taken'
  | 'sign-up-with-invite'
  | RegistrationProblem
  | 'invite-missing'
  | 'invite-unreadable'
  | 'other-username'
  | 'no-host-email'
  | 'no-host-details'
  | 'locked'
  | 'too-many'
  | 'not-allowed'
  | 'unexpected';

/** Says its problem at a field, or above the buttons. What was typed stays, except the password. */
export interface LogInRefusal {
  message: string;
  username: string;
  field?: LogInField | undefined;
  email?: string;
  /** Like the username that is taken, and free. */
  free?: readonly string[];
}

export type LogInField = 'username' | 'password' | 'code' | 'email';

export type LogInReply =
  | ({ ok: false } & LogInRefusal)
  | {
      ok: true;
      /** Shown once (behaviour 17.26); stored only as a hash. */
      recoveryCode: string;
    };
