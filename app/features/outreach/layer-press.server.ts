import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getGuestPath, getMessagesPath } from '#app/platform/paths.ts';

import { listMailings } from './mailing-store.server.ts';
import { type Own, type SendServices, runMessageAction } from './send-mailing.server.ts';

/** Invitations that were sent from the live layer, or elsewhere. */
export interface LayerMailing {
  press: string;
  count: number;
  /** They wait until the host confirms an address. */
  isHeld: boolean;
  canUndo: boolean;
}

/** The latest invitations of an event; null without any. */
export async function findLayerMailing(
  db: Db,
  inviteId: string,
  now: number,
): Promise<LayerMailing | null> {
  const mailings = await listMailings(db, inviteId, now);
  const last = mailings.find(({ kind }) => kind === 'invitation');
  if (!last) return null;
  const { press, queued, sent, failed, suppressed, takesBack: canUndo } = last;
  const count = queued + sent + failed + suppressed;
  const isHeld = last.waiting.some(({ wait }) => wait === 'sender');
  return { press, count, isHeld, canUndo };
}

/**
 * Sends the invitations, or takes them back, by a press on the live layer (behaviour 12.26). Returns where it leads: to
 * the layer, or to the screen that says why nothing was sent.
 */
export async function runLayerPress(
  services: SendServices,
  own: Own,
  { to, press }: { to: 'send' | 'undo'; press: string },
): Promise<string> {
  const { id } = own.invite;
  const screen = `${getMessagesPath(id)}?send=invitation`;
  if (to === 'send' && !(await findMailAddress(services.db, own.host.uid))) return screen;
  const mailing = { kind: 'invitation' as const, to: 'all' as const, guests: [], again: false };
  const { reply } = await runMessageAction(
    services,
    own,
    to === 'undo'
      ? { intent: 'undo', press }
      : { intent: 'send', press, ...mailing, subject: '', text: '' },
  );
  return reply.ok || to === 'undo' ? getGuestPath(id) : screen;
}
