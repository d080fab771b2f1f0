import { redirect } from 'react-router';
import type * as v from 'valibot';

import { deleteOwnEvent } from '#app/features/dashboard/delete-event.server.ts';
import { listThoseWhoCame } from '#app/features/door/attendance.server.ts';
import { editPath } from '#app/features/draft/part-paths.ts';
import type { AccountServices } from '#app/features/host/account/handling.server.ts';
import { requireProof } from '#app/features/host/account/identity.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { copyEvent } from '#app/features/invite/lifecycle/copy.server.ts';
import { cancelEvent, reinstateEvent } from '#app/features/invite/lifecycle/lifecycle.server.ts';
import { type MemberAction, runMemberAction } from '#app/features/invite/member-actions.server.ts';
import { memberMessages } from '#app/features/invite/members/messages.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import { type OwnedInvite, isOwner, updateInvite } from '#app/features/invite/service.server.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { copyLabels } from '#app/features/labels/labels-store.server.ts';
import {
  withdrawCancellations,
  withdrawForCancellation,
} from '#app/features/mail/outbox/withdraw.server.ts';
import {
  type Queued,
  type SendServices,
  queueMailing,
} from '#app/features/outreach/send-mailing.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import { inWordsOf } from '#app/platform/language/say.server.ts';
import { speak } from '#app/platform/language/say.ts';
import { getDashboardPath, getMessagesPath } from '#app/platform/paths.ts';

import {
  type SettingsReply,
  describeOther,
  describeOtherLanguage,
  isTitle,
  type settingsActionSchema,
  settingsMessages,
} from './settings-schema.ts';
import { runWordsAction } from './words/words-actions.server.ts';

type Outcome = Response | { status: number; reply: SettingsReply };

function refuse(
  status: 403 | 409 | 422 | 429,
  message: string,
  at: { field?: 'message' | 'title'; typed?: string } = {},
): Outcome {
  return { status, reply: { ok: false, message, ...at } };
}

function done(what: 'canceled' | 'worded' | 'reinstated' | 'translated'): Outcome {
  return { status: 200, reply: { ok: true, done: what } };
}

type SettingsServices = SendServices & AccountServices;

type Posted = v.InferOutput<typeof settingsActionSchema>;

interface Asked {
  request: Request;
  host: Host;
  invite: OwnedInvite;
  visitor: string;
}

/** Handles a form of the settings page. A refused form changes nothing and returns what was typed. */
export async function runSettingsAction(
  services: SettingsServices,
  asked: Asked,
  action: Posted,
): Promise<Outcome> {
  const { invite } = asked;
  switch (action.intent) {
    case 'language':
      return choose(services, asked, action);
    case 'words':
    case 'remove-words':
      return runWordsAction(services, invite, action);
    case 'cancel':
      return cancel(services, asked, action);
    case 'reinstate':
      await reinstateEvent(services, invite, (trx) => withdrawCancellations(trx, invite.id));
      return done('reinstated');
    case 'copy':
      return copy(services, asked, action);
    case 'delete':
      return remove(services, asked, action.title);
    default:
      return manageMembers(services, asked, action);
  }
}

/** What the event's guests read in (behaviour 49.44). Somebody else's choice of the meantime is not overwritten. */
async function choose(
  services: SettingsServices,
  { invite }: Asked,
  { language, version }: Extract<Posted, { intent: 'language' }>,
): Promise<Outcome> {
  if (language === invite.language) return done('translated');
  const update = { name: 'language', part: { language } } as const;
  const saved = await updateInvite(services, invite, { version, update });
  if (saved.ok) return done('translated');
  const current = saved.error === 'gone' ? invite : saved.error.current;
  return refuse(409, describeOtherLanguage(current.language));
}

const whom = { with: 'all', none: 'none' } as const;

/** Copies the event; a past one takes place again, and its day is asked next. The guests keep their labels (behaviour 34.5). */
async function copy(
  services: SettingsServices,
  { host, invite }: Asked,
  { copyId, guests, again }: Extract<Posted, { intent: 'copy' }>,
): Promise<Outcome> {
  const chosen = guests === 'came' ? await listThoseWhoCame(services.db, invite.id) : whom[guests];
  const copying = { copyId, guests: chosen, isAgain: again === 'on' };
  const made = await copyEvent(services, host, invite, copying, (trx, to, sources) =>
    copyLabels(trx, { from: invite.id, to, sources }),
  );
  if (!made.ok) return refuse(429, made.error);
  const path = again === 'on' ? editPath('dateTime', made.value) : getDashboardPath(made.value);
  return redirect(again === 'on' ? path : `${path}?saved=copy`);
}

const telling = { kind: 'cancellation', to: 'all', again: false } as const;

/** Cancels an event and, if the host says so, tells its guests in the same transaction (behaviour 34.15). */
async function cancel(
  services: SettingsServices,
  asked: Asked,
  { tell, press, ...canceling }: Extract<Posted, { intent: 'cancel' }>,
): Promise<Outcome> {
  const { invite } = asked;
  const tells = tell !== undefined && press !== undefined && services.mail.isOn;
  const queued: { told?: Queued } = {};
  const changed = await cancelEvent(services, invite, canceling, async (trx) => {
    await withdrawForCancellation(trx, invite.id);
    if (!tells) return;
    const mailing = { ...telling, press, guests: [], subject: '', text: '' };
    queued.told = await queueMailing(services, trx, asked, mailing);
  });
  if (changed.ok && changed.value === 'canceled') {
    const { told } = queued;
    if (told === undefined) return done('canceled');
    services.mail.wake();
    const end = typeof told === 'string' ? '&send=cancellation' : '';
    return redirect(`${getMessagesPath(invite.id)}?canceled${end}`);
  }
  // The second of two presses at once ends where the first one does.
  if (changed.ok && changed.value === 'unchanged' && tells) {
    return redirect(`${getMessagesPath(invite.id)}?canceled`);
  }
  if (changed.ok) return done('worded');
  const { cancellation = null } = (await findInvite(services.db, invite.id)) ?? {};
  const text = cancellation ? describeOther(cancellation) : settingsMessages.takenBack;
  return refuse(409, text, { field: 'message', typed: canceling.message });
}

async function manageMembers(
  services: SettingsServices,
  { request, host, invite, visitor: address }: Asked,
  action: Extract<Posted, MemberAction>,
): Promise<Outcome> {
  if (!isOwner(invite)) return refuse(403, memberMessages.notOwner);
  if (action.intent === 'invite-member') {
    const proof = { password: action.current, passkey: action.passkey };
    const asked = { request, address, host, proof };
    const refused = await requireProof(services, asked, 'co-host link refused');
    if (refused) {
      const { status, ...refusal } = refused;
      return { status, reply: { ok: false, typed: action.role, ...refusal } };
    }
  }
  const ran = await runMemberAction(services, invite, action);
  if (!ran.ok) return refuse(422, ran.error);
  if (ran.value.done === 'removed') {
    const { username } = host;
    services.security.record('member removed', { address, username, invite: invite.id });
  }
  return { status: 200, reply: { ok: true, ...ran.value } };
}

async function remove(services: SettingsServices, asked: Asked, title: string): Promise<Outcome> {
  const { invite } = asked;
  if (!isOwner(invite)) return refuse(403, settingsMessages.notOwner);
  // The page may be in another language than this request.
  const titles = [
    formatHostTitle(invite),
    inWordsOf(
      speak('en', () => null),
      () => formatHostTitle(invite),
    ),
  ];
  if (!titles.some((one) => isTitle(title, one))) {
    return refuse(422, settingsMessages.titleDiffers, { field: 'title', typed: title });
  }
  await deleteOwnEvent(services, asked, invite);
  return redirect(addresses.events);
}
