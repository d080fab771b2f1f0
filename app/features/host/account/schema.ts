export type AccountIntent =
  | 'set-name'
  | 'change-password'
  | 'replace-code'
  | 'add-passkey'
  | 'rename-passkey'
  | 'remove-passkey'
  | 'end-session'
  | 'end-other-sessions';

export interface AccountReply {
  intent: AccountIntent;
  ok: boolean;
  message: string;
  name?: string;
  /** The id of the passkey that the form was about. */
  passkey?: string;
  /** Shown once (behaviour 32.2); stored only as a hash. */
  recoveryCode?: string;
}
