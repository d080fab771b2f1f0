import * as v from 'valibot';

import { copyLabels } from '#app/features/guests/labels/labels-store.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { type Copying, copyEvent } from '#app/features/invite/lifecycle/copy.server.ts';
import {
  cancelEvent,
  deleteEvent,
  reinstateEvent,
} from '#app/features/invite/lifecycle/lifecycle.server.ts';
import { undoDeletionMs } from '#app/features/invite/lifecycle/rules.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import {
  type OwnedInvite,
  type UpdateServices,
  isOwner,
} from '#app/features/invite/service.server.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import {
  holdMail,
  withdrawCancellations,
  withdrawForCancellation,
} from '#app/features/mail/outbox/withdraw.server.ts';
import { countToTell } from '#app/features/outreach/tell-cancellation.server.ts';
import { readTextField } from '#app/platform/form.server.ts';
import { getDashboardPath, getEventsPath, getMessagesPath } from '#app/platform/paths.ts';

import { type MemberAction, runMemberAction } from '../members/member-actions.server.ts';
import { memberMessages } from '../members/messages.ts';
import {
  type SettingsReply,
  describeOther,
  isTitle,
  settingsActionSchema,
  settingsMessages,
} from './settings-schema.ts';

/** A redirect target, or a reply with its status. */
type Outcome =
  | { redirect: string; isDeleted?: boolean }
  | { status: 200 | 403 | 409 | 422 | 429; reply: SettingsReply };

type Refusal = Omit<Extract<SettingsReply, { ok: false }>, 'ok'>;

function refuse(status: 403 | 409 | 422 | 429, refusal: Refusal): Outcome {
  return { status, reply: { ok: false, ...refusal } };
}

function done(what: 'canceled' | 'worded' | 'reinstated'): Outcome {
  return { status: 200, reply: { ok: true, done: what } };
}

interface SettingsServices extends UpdateServices {
  mail: Mailer;
  /** The address people type. */
  origin: string;
}

interface Asked {
  host: Host;
  invite: OwnedInvite;
  form: FormData;
}

/** Handles a form of the settings page. A refused form changes nothing and returns what was typed. */
export async function runSettingsAction(
  services: SettingsServices,
  { host, invite, form }: Asked,
): Promise<Outcome> {
  const typed = { message: readTextField(form, 'message'), title: readTextField(form, 'title') };
  const action = v.safeParse(settingsActionSchema, Object.fromEntries(form), { abortEarly: true });
  if (!action.success) {
    const field = action.issues[0].path?.[0]?.key === 'message' ? 'message' : null;
    return refuse(422, { field, message: action.issues[0].message, typed: typed.message });
  }
  const { output } = action;
  switch (output.intent) {
    case 'cancel':
      return cancel(services, invite, output);
    case 'reinstate':
      await reinstateEvent(services, invite, (trx) => withdrawCancellations(trx, invite.id));
      return done('reinstated');
    case 'copy': {
      const { copyId, guests } = output;
      return copy(services, host, invite, { copyId, withGuests: guests === 'with' });
    }
    case 'delete':
      return remove(services, invite, typed.title);
    default:
      return manageMembers(services, invite, output);
  }
}

/** Copies the event. The guests keep their labels. */
async function copy(
  services: SettingsServices,
  host: Host,
  invite: OwnedInvite,
  copying: Copying,
): Promise<Outcome> {
  const copied = await copyEvent(services, host, invite, copying, (trx, to, sources) =>
    copyLabels(trx, { from: invite.id, to, sources }),
  );
  if (!copied.ok) return refuse(429, { field: null, message: copied.error, typed: '' });
  return { redirect: `${getDashboardPath(copied.value)}?saved=copy` };
}

async function cancel(
  services: SettingsServices,
  invite: OwnedInvite,
  { message, seen }: { message: string; seen?: string | undefined },
): Promise<Outcome> {
  const canceling = { message, seen: seen ?? null };
  const changed = await cancelEvent(services, invite, canceling, (trx) =>
    withdrawForCancellation(trx, invite.id),
  );
  if (changed.ok && changed.value === 'canceled') {
    const toTell = await countToTell(services, invite);
    if (toTell === 0) return done('canceled');
    return { redirect: `${getMessagesPath(invite.id)}?send=cancellation` };
  }
  if (changed.ok) return done('worded');
  const { cancellation = null } = (await findInvite(services.db, invite.id)) ?? {};
  const text = cancellation ? describeOther(cancellation) : settingsMessages.takenBack;
  return refuse(409, { field: 'message', message: text, typed: message });
}

async function manageMembers(
  services: SettingsServices,
  invite: OwnedInvite,
  action: MemberAction,
): Promise<Outcome> {
  const nothing = { field: null, typed: '' };
  if (!isOwner(invite)) return refuse(403, { ...nothing, message: memberMessages.notOwner });
  const ran = await runMemberAction(services, invite, action);
  return ran.ok
    ? { status: 200, reply: { ok: true, ...ran.value } }
    : refuse(422, { ...nothing, message: ran.error });
}

async function remove(
  services: UpdateServices,
  invite: OwnedInvite,
  title: string,
): Promise<Outcome> {
  if (!isOwner(invite)) {
    return refuse(403, { field: null, message: settingsMessages.notOwner, typed: '' });
  }
  if (!isTitle(title, formatHostTitle(invite))) {
    return refuse(422, { field: 'title', message: settingsMessages.titleDiffers, typed: title });
  }
  // One minute more, so that the event is gone before its mail would be due.
  await deleteEvent(services, invite, (trx, now) =>
    holdMail(trx, invite.id, now + undoDeletionMs + 60_000),
  );
  return { redirect: getEventsPath(), isDeleted: true };
}
