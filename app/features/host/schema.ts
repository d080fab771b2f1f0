/** A host as the rest of the site may know one: nothing secret in it. */
export interface Host {
  uid: string;
  username: string;
  /** The synthetic login address (spec §3); leads nowhere. */
  email: string;
  displayName: string;
}

/** What a log-in has to know of the invitation it is for (spec §5, §6). */
export interface LogInTarget {
  hostUid: string | null;
  hostUsername: string | null;
  hostEmail: string | null;
}

/** The ways to log in; each is a button or a screen of its own (spec §4, decisions §5). */
export type LogInMode = 'sign-in' | 'sign-up' | 'recover';

/** Everything that can keep a host out. `logInMessages` has the sentence for each. */
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

/** What the login screen is told after a form was sent. */
export type LogInAnswer =
  | {
      ok: false;
      message: string;
      /** The typed username, to be shown again. */
      username: string;
    }
  | {
      ok: true;
      /** Shown this once (decisions §5); kept nowhere in the clear. */
      recoveryCode: string;
    };
