import { noteBy } from '#app/features/activity/note-by.server.ts';
import { noteActivity } from '#app/features/activity/store.server.ts';
import {
  chooseReplies,
  findMailAddress,
  lockConfirmed,
} from '#app/features/host/mail-address.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { messages } from '#app/features/invite/messages.ts';
import {
  type OwnedInvite,
  type UpdateServices,
  updateInvite,
} from '#app/features/invite/service.server.ts';
import { findUntold, setUntold } from '#app/features/invite/untold.server.ts';
import { countHeld, mostHeld } from '#app/features/mail/outbox/held.server.ts';
import { findRoom } from '#app/features/mail/outbox/room.server.ts';
import { switchReminder } from '#app/features/mail/reminders/store.server.ts';
import { toDayLimits } from '#app/features/mail/rules.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { say, texts } from '#app/platform/language/say.ts';

import { sortAddressees } from './audience.ts';
import {
  type MailingServices,
  type Said,
  previewMailing,
  toMail,
} from './compose-mailing.server.ts';
import { correctAddress } from './correct-address.server.ts';
import {
  eventCanceled,
  eventTakesPlace,
  findEventProblem,
  findSenderProblem,
} from './mailing-problem.ts';
import { findAddressees, hasBatch, lockMailings } from './mailing-store.server.ts';
import { nothingToTell } from './messages-view.server.ts';
import { isForPhone } from './offer.ts';
import { markSeen } from './received/guest-messages.server.ts';
import { type MessageAction, type MessageReply, wordsMax } from './schema.ts';
import { undoTelling } from './tell-change.server.ts';

export interface Own {
  host: Host;
  invite: OwnedInvite;
  /** The host's network address. */
  visitor: string;
}

type Outcome = Promise<MessageReply>;
export type SendServices = MailingServices & UpdateServices;
type Services = SendServices;
type Of<Intent> = Extract<MessageAction, { intent: Intent }>;

const refuse = (message: string): MessageReply => ({ ok: false, message });

const problems = texts({
  tooManyHeld:
    'Too many messages wait for you. Press the link that we sent you, or take some back.',
  nothingWritten: 'Please write a subject and a message.',
  optedOut: 'Your own address gets no mail from here. You can set another on the Account page.',
  tooLate: 'Too late to undo: they’re on their way.',
});

const describeTooManyWords = () =>
  say(
    'Please use at most {count, plural, one {# character} other {# characters}} for your words.',
    {
      count: wordsMax,
    },
  );

/** Why a mailing cannot be sent, or ''. */
async function findProblem(
  { db, clock, mail }: Services,
  { host, invite }: Own,
  { intent, kind, subject, text }: Of<'send'> | Of<'test'>,
): Promise<string> {
  const address = await findMailAddress(db, host.uid);
  const sender = findSenderProblem(mail.isOn, address, intent === 'send');
  const problem = sender || findEventProblem(kind, invite, clock());
  if (problem !== '') return problem;
  if (kind === 'message') return subject === '' || text === '' ? problems.nothingWritten : '';
  return text.length > wordsMax ? describeTooManyWords() : '';
}

/** What a press has queued; a sentence when it may not. */
export type Queued = { count: number; isHeld: boolean } | string;

/**
 * Queues a mailing in the transaction of its cause; a repeated press queues nothing more (behaviour 31.6). It waits while
 * the host's address is not confirmed (behaviour 29.25). Call `wake` of the mailer after the commit.
 */
export async function queueMailing(
  services: Services,
  trx: Db,
  own: Own,
  action: Omit<Of<'send'>, 'intent'> & Pick<Said, 'thanks'>,
): Promise<Queued> {
  const { mail, clock } = services;
  const { press, kind } = action;
  const sender = { hostUid: own.host.uid, inviteId: own.invite.id };
  const { isCanceled } = await lockMailings(trx, sender.inviteId);
  if (kind === 'cancellation' && !isCanceled) return eventTakesPlace;
  if (isCanceled && kind !== 'message' && kind !== 'cancellation') return eventCanceled;
  const before = kind === 'change' ? await findBefore(trx, sender.inviteId) : null;
  if (kind === 'change' && !before) {
    if (!(await hasBatch(trx, sender.inviteId, press))) return nothingToTell;
    return { count: 0, isHeld: false };
  }
  const addressees = await findAddressees(services, trx, sender.inviteId);
  const { readers } = sortAddressees(action, addressees);
  const mails = readers.map(({ id, email, isReply }) => {
    const whose = isReply ? { inviteeId: null, replyId: id } : { inviteeId: id };
    return toMail(
      { ...action, before },
      { ...sender, address: email, ...whose, once: `${press} ${id}` },
    );
  });
  const isHeld = !(await lockConfirmed(trx, sender.hostUid));
  if (isHeld && (await countHeld(trx, sender.hostUid)) + mails.length > mostHeld) {
    return problems.tooManyHeld;
  }
  // After a notice to selected guests the others can still be told, and by phone those whom no mail reaches.
  const isAll = action.guests.length === 0 && !addressees.some((one) => isForPhone(one, mail.isOn));
  if (before && isAll) await setUntold(trx, sender.inviteId, null);
  const count = await mail.enqueue(trx, mails, {
    batch: press,
    canUndo: true,
    isHeld,
    visitor: own.visitor,
  });
  if (count > 0) {
    await noteActivity(trx, { ...sender, kind: 'mail-sent', part: kind, count, now: clock() });
  }
  return { count, isHeld };
}

async function send(
  services: Services,
  own: Own,
  action: Of<'send'> & Pick<Said, 'thanks'>,
): Outcome {
  const problem = await findProblem(services, own, action);
  if (problem !== '') return refuse(problem);
  const { db, mail, live } = services;
  const { press, kind } = action;
  const queued = await db.transaction().execute((trx) => queueMailing(services, trx, own, action));
  if (typeof queued === 'string') return refuse(queued);
  mail.wake();
  live.publish(own.invite.id);
  return { ok: true, did: 'sent', press, queued: queued.count, isHeld: queued.isHeld, kind };
}

const findBefore = async (db: Db, inviteId: string) =>
  (await findUntold(db, inviteId))?.before ?? null;

/** Queues the message to the host alone (behaviour 31.5). */
async function sendTest(services: Services, own: Own, action: Of<'test'>): Outcome {
  const problem = await findProblem(services, own, action);
  if (problem !== '') return refuse(problem);
  const { db, mail, clock, settings } = services;
  const found = await findMailAddress(db, own.host.uid);
  const address = found?.address ?? '';
  const optedOut = await mail.findOptedOut(db, own.invite.id, [address]);
  if (optedOut.size > 0) {
    return refuse(problems.optedOut);
  }
  const reader = { address, inviteeId: null, once: `${action.press} test` };
  const before = action.kind === 'change' ? await findBefore(db, own.invite.id) : null;
  if (action.kind === 'change' && !before) return refuse(nothingToTell);
  const sender = { hostUid: own.host.uid, inviteId: own.invite.id };
  const test = toMail({ ...action, before }, { ...sender, ...reader });
  const { visitor } = own;
  const day = { now: clock(), ...toDayLimits(settings) };
  const { left, wait } = await findRoom(db, { hostUid: own.host.uid, visitor }, day);
  await db.transaction().execute((trx) => mail.enqueue(trx, [test], { visitor }));
  mail.wake();
  return { ok: true, did: 'tested', address, wait: left > 0 ? null : wait };
}

/** Behaviour 35.6. */
async function switchAutomatic(
  { db, mail }: Services,
  { host, invite }: Own,
  { kind, isOn }: Of<'remind-automatically'>,
): Outcome {
  const address = await findMailAddress(db, host.uid);
  const problem = isOn ? findSenderProblem(mail.isOn, address) : '';
  if (problem !== '') return refuse(problem);
  await switchReminder(db, { inviteId: invite.id, kind, isOn });
  return { ok: true, did: 'switched' };
}

/** Behaviour 29.3. */
async function takeBack(services: Services, { invite }: Own, { press }: Of<'undo'>): Outcome {
  const { db, mail, clock, live } = services;
  const inviteId = invite.id;
  const count = await db.transaction().execute(async (trx) => {
    const undone = await undoTelling(trx, { inviteId, press }, () =>
      mail.undo(trx, { inviteId, batch: press }),
    );
    if (undone > 0) await noteBy(invite, 'mail-withdrawn')(trx, clock(), undone);
    return undone;
  });
  if (count === 0) return refuse(problems.tooLate);
  live.publish(inviteId);
  return { ok: true, did: 'undone', count };
}

/** A name that somebody else has given meanwhile stays (behaviour 31.12). */
async function nameHosts(
  services: Services,
  { invite }: Own,
  { hostedBy }: Of<'name-hosts'>,
): Outcome {
  const { version } = invite;
  const named =
    invite.hostedBy === '' &&
    (
      await updateInvite(services, invite, {
        version,
        update: { name: 'hostedBy', part: { hostedBy } },
      })
    ).ok;
  return named ? { ok: true, did: 'named' } : refuse(messages.stale);
}

/** Behaviour 31.14. */
async function chooseWhere(
  { db, mail }: Services,
  { host }: Own,
  { to }: Of<'choose-replies'>,
): Outcome {
  if (await chooseReplies(db, host.uid, to)) return { ok: true, did: 'chosen' };
  return refuse(findSenderProblem(mail.isOn, null));
}

/** What hosts press, and thanks, which no form of the messages sends. */
type Run = MessageAction & Pick<Said, 'thanks'>;

async function run(services: Services, own: Own, action: Run): Outcome {
  const { db } = services;
  const inviteId = own.invite.id;
  switch (action.intent) {
    case 'send':
      return send(services, own, action);
    case 'test':
      return sendTest(services, own, action);
    case 'preview': {
      const sender = { hostUid: own.host.uid, inviteId };
      const html = await previewMailing(services, sender, action);
      return { ok: true, did: 'previewed', html };
    }
    case 'undo':
      return takeBack(services, own, action);
    case 'remind-automatically':
      return switchAutomatic(services, own, action);
    case 'keep-quiet':
      await setUntold(db, inviteId, null);
      return { ok: true, did: 'kept-quiet' };
    case 'see-messages':
      await markSeen(db, { hostUid: own.host.uid, inviteId, readTo: action.readTo });
      return { ok: true, did: 'seen' };
    case 'name-hosts':
      return nameHosts(services, own, action);
    case 'choose-replies':
      return chooseWhere(services, own, action);
    case 'correct':
      return correctAddress(services, own, action);
  }
}

export async function runMessageAction(
  services: Services,
  own: Own,
  action: Run,
): Promise<{ status: 200 | 422; reply: MessageReply }> {
  const reply = await run(services, own, action);
  return { status: reply.ok ? 200 : 422, reply };
}
