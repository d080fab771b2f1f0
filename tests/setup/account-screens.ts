import { getAccountPath } from '#app/platform/paths.ts';
import type { AccountRow } from '#app/platform/setting-rows.ts';

const rows: Readonly<Record<string, AccountRow>> = {
  'mail-address': 'mail',
  'verify-mail-address': 'mail',
  'send-link': 'mail',
  notify: 'mail',
  replies: 'mail',
  'set-name': 'name',
  'change-password': 'password',
  'add-passkey': 'passkeys',
  'rename-passkey': 'passkeys',
  'remove-passkey': 'passkeys',
  'link-provider': 'linked',
  'unlink-provider': 'linked',
  'replace-code': 'recovery-code',
  'end-session': 'devices',
  'end-other-sessions': 'devices',
  'replace-feed': 'calendar',
};

/** The screen of the account that has the form with this intent. */
export const accountPathOf = (intent: string): string => getAccountPath(rows[intent] ?? 'name');
