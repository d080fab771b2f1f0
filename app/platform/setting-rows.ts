/** The rows of an event's settings that have a screen of their own there. */
export const settingRows = [
  'language',
  'words',
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
  'language',
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
/** What a host can tell guests from a messenger or a mail program. */
export const toldAbouts = ['invite', 'remind', 'change', 'cancel', 'thanks'] as const;

export type ToldAbout = (typeof toldAbouts)[number];
