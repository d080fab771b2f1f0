import { noteActivity } from '#app/features/activity/store.server.ts';
import { listHere } from '#app/features/door/kept-arrivals.server.ts';
import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import type { Thanks } from '#app/features/invite/schema.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { sortAddressees } from '#app/features/outreach/audience.ts';
import { previewMailing } from '#app/features/outreach/compose-mailing.server.ts';
import { findSenderProblem } from '#app/features/outreach/mailing-problem.ts';
import { findAddressees } from '#app/features/outreach/mailing-store.server.ts';
import {
  type Own,
  type SendServices,
  runMessageAction,
} from '#app/features/outreach/send-mailing.server.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { changeInvite } from '#app/platform/db/versions.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import { type ThanksAction, type ThanksReply, type ThanksView, thanksMessages } from './schema.ts';

/** Invitees who were marked at the door; empty where nobody was. */
async function listArrived(db: Db, inviteId: string): Promise<string[]> {
  const { here } = await listHere(db, inviteId);
  if (here.size === 0) return [];
  return (await listInvitees(db, inviteId)).map(({ id }) => id).filter((id) => here.has(id));
}

/** As hosts read it in the list of what they sent; `thanks` is written in each guest's language. */
function toMessage({ words, album }: Thanks) {
  const { say } = getGuestWords('en');
  const photos = album === '' ? '' : say('mailThanksPhotos', { link: album });
  return {
    subject: say('mailThanksSubject'),
    text: [words, photos].filter(Boolean).join('\n\n'),
    thanks: { words, album },
  };
}

/** The mail as guests get it, without a name. */
const preview = (services: SendServices, { host, invite }: Own, thanks: Thanks) => {
  const mailing = { kind: 'message', again: false, ...toMessage(thanks) } as const;
  return previewMailing(services, { hostUid: host.uid, inviteId: invite.id }, mailing);
};

const toTarget = (guests: string[]) =>
  ({ kind: 'message', to: 'yes', guests, again: false }) as const;

/** Thanks go to those who were marked at the door, else to those who said yes (behaviour 45.1). */
export async function loadThanks(services: SendServices, own: Own): Promise<ThanksView> {
  const { db, mail } = services;
  const { host, invite } = own;
  const arrived = await listArrived(db, invite.id);
  const { readers } = sortAddressees(
    toTarget(arrived),
    await findAddressees({ mail }, db, invite.id),
  );
  const problem = findSenderProblem(mail.isOn, await findMailAddress(db, host.uid));
  return {
    inviteId: invite.id,
    ...invite.thanks,
    readers: readers.length,
    isByDoor: arrived.length > 0,
    problem,
    preview: problem === '' ? await preview(services, own, invite.thanks) : '',
    press: createId(),
  };
}

/** Stores what guests read on the invitation's page once the event is over (behaviour 45.2). */
export async function saveThanks(
  { db, clock, live }: Pick<UpdateServices, 'db' | 'clock' | 'live'>,
  { id, editor }: OwnedInvite,
  { words, album }: Thanks,
): Promise<void> {
  const now = clock();
  const isChanged = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await changeInvite(trx, now, ['thanks'])
      .set({ thanks_words: words, thanks_album: album })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('thanks_words', '<>', words), eb('thanks_album', '<>', album)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await noteActivity(trx, { inviteId: id, hostUid: editor, kind: 'edited', part: 'thanks', now });
    return true;
  });
  if (isChanged) live.publish(id);
}

type Outcome = Promise<{ status: 200 | 422; reply: ThanksReply }>;

const refuse = (message: string, at: { field?: string; typed?: string } = {}) =>
  ({ status: 422, reply: { ok: false, message, ...at } }) as const;

/** Sends the thanks and keeps them for the page, keeps them alone, or takes the mail back (behaviour 45.1, 45.2). */
export async function runThanks(services: SendServices, own: Own, action: ThanksAction): Outcome {
  if (action.intent === 'undo') {
    const { status, reply } = await runMessageAction(services, own, action);
    return reply.ok ? { status, reply: { ok: true, did: 'undone' } } : refuse(reply.message);
  }
  const { words, album, shown } = action;
  if (album !== '' && !URL.canParse(album)) {
    return refuse(thanksMessages.noAlbum, { field: 'album', typed: album });
  }
  const kept = shown === 'on' ? { words, album } : { words: '', album: '' };
  if (action.intent === 'preview') {
    const html = await preview(services, own, { words, album });
    return { status: 200, reply: { ok: true, did: 'previewed', html } };
  }
  if (action.intent === 'keep') {
    await saveThanks(services, own.invite, kept);
    return { status: 200, reply: { ok: true, did: 'kept' } };
  }
  if (words === '' && album === '') return refuse(thanksMessages.nothing);
  const { press } = action;
  const { status, reply } = await runMessageAction(services, own, {
    intent: 'send',
    press,
    ...toTarget(await listArrived(services.db, own.invite.id)),
    ...toMessage({ words, album }),
  });
  if (!reply.ok) return refuse(reply.message);
  await saveThanks(services, own.invite, kept);
  const count = reply.did === 'sent' ? reply.queued : 0;
  return { status, reply: { ok: true, did: 'sent', count, press } };
}
