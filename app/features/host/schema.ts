/** A host account without secrets. */
export interface Host {
  uid: string;
  username: string;
  /** The synthetic login address (behaviour 17.22); no mail can reach it. */
  email: string;
  displayName: string;
}

/** What a log-in needs to know about the invitation it is for (behaviour 17.3). */
export interface LogInTarget {
  hostUid: string | null;
  hostUsername: string | null;
  hostEmail: string | null;
  /** The usernames of its co-hosts and door helpers, who log in as themselves (behaviour 38.8). */
  members?: readonly string[];
}

/** The ways to log in, each with a button or a screen of its own (behaviour 17.5, 17.27, 37.2). */
export type LogInMode = 'sign-in' | 'sign-up' | 'recover' | 'passkey';

/** The reasons to refuse a log-in. `logInMessages` has the message for each. */
export type LogInProblem =
  | 'missing'
  | 'missing-for-recovery'
  | 'bad-username'
  | 'weak-password'
  | 'long-password'
  | 'unknown-username'
  | 'wrong-password'
  | 'wrong-password-for-invite'
  | 'wrong-recovery-code'
  | 'wrong-passkey'
  | 'wrong-link'
  | 'taken'
  | 'sign-up-with-invite'
  | 'invite-missing'
  | 'invite-unreadable'
  | 'other-username'
  | 'no-host-email'
  | 'no-host-details'
  | 'too-many'
  | 'not-allowed'
  | 'unexpected';

/** The reply to a form of the login screen. */
export type LogInAnswer =
  | {
      ok: false;
      message: string;
      /** The typed username, to be shown again. */
      username: string;
    }
  | {
      ok: true;
      /** Shown this once (behaviour 17.26); stored only as a hash. */
      recoveryCode: string;
    };
