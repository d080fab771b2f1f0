/** The intents of the account page's forms. */
export type AccountIntent =
  | 'set-name'
  | 'change-password'
  | 'replace-code'
  | 'add-passkey'
  | 'rename-passkey'
  | 'remove-passkey'
  | 'end-session'
  | 'end-other-sessions';

/** The reply to a form of the account page. */
export interface AccountAnswer {
  intent: AccountIntent;
  ok: boolean;
  message: string;
  /** The display name as typed, to be shown again. */
  name?: string;
  /** The id of the passkey that the form was about. */
  passkey?: string;
  /** Shown this once (behaviour 32.2); stored only as a hash. */
  recoveryCode?: string;
}
