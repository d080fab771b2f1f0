export type AccountIntent =
  | 'set-name'
  | 'change-password'
  | 'replace-code'
  | 'add-passkey'
  | 'rename-passkey'
  | 'remove-passkey'
  | 'link-provider'
  | 'unlink-provider'
  | 'end-session'
  | 'end-other-sessions';

export interface AccountReply {
  intent: AccountIntent;
  ok: boolean;
  message: string;
  name?: string;
  /** The id of the passkey or session that the form was about. */
  row?: string;
  /** The form asks for the password or a passkey: 'first' before there was one. */
  asks?: 'first' | 'again';
  /** Where the step goes on, at the provider. */
  continueTo?: string;
  /** Shown once (behaviour 32.2); stored only as a hash. */
  recoveryCode?: string;
}
