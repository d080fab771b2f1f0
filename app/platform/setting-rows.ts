/** The rows of an event's settings that have a screen of their own there. */
export const settingRows = [
  'co-hosts',
  'activity',
  'export',
  'print',
  'copy',
  'cancel',
  'delete',
] as const;

/** The rows of the account that have a screen of their own there. */
export const accountRows = [
  'name',
  'mail',
  'password',
  'passkeys',
  'linked',
  'recovery-code',
  'devices',
  'calendar',
  'activity',
] as const;

export type SettingRow = (typeof settingRows)[number];
export type AccountRow = (typeof accountRows)[number];
