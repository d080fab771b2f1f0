import { getSettingPath } from '#app/platform/paths.ts';

import type { Reply, Visitor } from './site.ts';

/** The version that the settings page's form names. */
export async function readSettingsVersion(visitor: Visitor, inviteId: string): Promise<string> {
  const { text } = await visitor.get(getSettingPath(inviteId, 'cancel'));
  return /name="version" value="(\d+)"/.exec(text)?.[1] ?? '';
}

/** Cancels an event, or words its cancellation anew, as its settings page does. */
export async function cancelAs(visitor: Visitor, inviteId: string, message = ''): Promise<Reply> {
  const version = await readSettingsVersion(visitor, inviteId);
  return visitor.post(getSettingPath(inviteId, 'cancel'), { intent: 'cancel', message, version });
}
