import type { OutboxTable } from '#app/platform/db/mail-tables.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';

import { toMailbox } from '../deliverable.server.ts';
import { type DayLimits, type DayWait, guestCausedKinds, hostKinds } from '../schema.ts';

/** A limit of a day that a message counts towards. */
export interface Bound {
  /** Of the day's count. */
  scope: string;
  limit: number;
  wait: DayWait;
}

type Bounded = Pick<
  OutboxTable,
  'kind' | 'address' | 'host_uid' | 'invitee_id' | 'reply_id' | 'network'
>;

/** Of a host's own messages. */
export function boundHost(uid: string, isYoung: boolean, limits: DayLimits): Bound {
  const { hostLimit, youngLimit } = limits;
  return isYoung && youngLimit < hostLimit
    ? { scope: uid, limit: youngLimit, wait: 'young' }
    : { scope: uid, limit: hostLimit, wait: 'host' };
}

/** `network` is the hash of an address. */
export function boundNetwork(network: string, { networkLimit }: DayLimits): Bound {
  return { scope: `from ${network}`, limit: networkLimit, wait: 'network' };
}

export function boundMailbox(address: string, { mailboxLimit }: DayLimits): Bound {
  const scope = `to ${hashToken(toMailbox(address))}`;
  return { scope, limit: mailboxLimit, wait: 'mailbox' };
}

/** All young accounts together have half of a mailbox's day, so that they keep nobody else's mail from it. */
function boundYoung({ scope, limit, wait }: Bound): Bound {
  return { scope: `young ${scope}`, limit: Math.ceil(limit / 2), wait };
}

/**
 * The limits that a message counts towards, in the order in which they hold (behaviour 29.14, 29.20 to 29.22). A link
 * that confirms a host's address counts, but does not wait: its host is in front of the screen.
 */
export function listBounds(row: Bounded, isYoung: boolean, limits: DayLimits): Bound[] {
  const { kind, address, network } = row;
  const isLink = kind === 'verify';
  if (hostKinds.includes(kind) && !isLink) return [];
  const uid = row.host_uid ?? '-';
  const ofHost = guestCausedKinds.includes(kind)
    ? { scope: `guests ${uid}`, limit: limits.hostLimit, wait: 'host' as const }
    : boundHost(uid, isYoung, limits);
  const isTest = !isLink && row.invitee_id === null && row.reply_id === null;
  const mailbox = boundMailbox(address, limits);
  return [
    ...(isLink ? [] : [ofHost]),
    ...(network === null ? [] : [boundNetwork(network, limits)]),
    ...(isTest ? [] : [mailbox]),
    ...(isTest || isLink || !isYoung ? [] : [boundYoung(mailbox)]),
  ];
}
