import { say, texts } from '#app/platform/language/say.ts';

import {
  type DayLimits,
  type MailKind,
  type MailProblem,
  pointlessOnceCanceled,
} from './schema.ts';

const minute = 60_000;
const hour = 60 * minute;

interface LimitSettings {
  MAIL_HOST_LIMIT: number;
  MAIL_YOUNG_LIMIT: number;
  MAIL_NETWORK_LIMIT: number;
  MAIL_MAILBOX_LIMIT: number;
}

export function toDayLimits(settings: LimitSettings): DayLimits {
  return {
    hostLimit: settings.MAIL_HOST_LIMIT,
    youngLimit: settings.MAIL_YOUNG_LIMIT,
    networkLimit: settings.MAIL_NETWORK_LIMIT,
    mailboxLimit: settings.MAIL_MAILBOX_LIMIT,
  };
}

export const undoMs = 10_000;

/** How long a message waits for its sender to confirm an address (behaviour 29.25). */
export const heldMs = 7 * 24 * hour;

/** Retries after 1, 5, 15 and 60 minutes, then hourly for a day. */
const firstDelays = [minute, 5 * minute, 15 * minute, hour];
const mostAttempts = 1 + firstDelays.length + 24;

/** Null when there is no further attempt (behaviour 29.6). */
export function findRetryDelay(attempts: number): number | null {
  if (attempts >= mostAttempts) return null;
  return firstDelays[attempts - 1] ?? hour;
}

/** The day and the minute of a moment, in UTC. */
export function toPeriods(now: number): { day: string; minute: string } {
  const text = new Date(now).toISOString();
  return { day: text.slice(0, 10), minute: text.slice(0, 16) };
}

export function findTomorrow(now: number): number {
  return (Math.floor(now / (24 * hour)) + 1) * 24 * hour;
}

export function findNextMinute(now: number): number {
  return (Math.floor(now / minute) + 1) * minute;
}

export function normalizeAddress(address: string): string {
  return address.trim().toLowerCase();
}

/** Whether a kind of mail contradicts its event's state: canceled or taking place (behaviour 34.4). */
export function isUntrue(kind: MailKind, isCanceled: boolean): boolean {
  return isCanceled ? pointlessOnceCanceled.includes(kind) : kind === 'cancellation';
}

const failures = texts({
  'no-mailbox': 'Came back: no such mailbox',
  'no-domain': 'Failed: no mail server at that address',
  'bad-address': 'Failed: not a mail address',
  full: 'Failed: the mailbox is full',
  unwanted: 'Failed: refused as unwanted mail',
  'too-large': 'Failed: too large for that mailbox',
  refused: 'Failed: refused by their mail server',
  later: 'Failed: their mail server asked to try again later',
  unreachable: 'Failed: the mail server could not be reached',
  'gave-up': 'Failed: not accepted within a day',
  gone: 'Failed: no longer needed',
  'opted-out': 'Failed: wants no mail',
  unconfirmed: 'Failed: you have not confirmed your address within seven days',
  locked: 'Failed: your account was locked',
}) satisfies Readonly<Record<MailProblem, string>>;

/** What became of a message that no mail server takes: 'Came back: no such mailbox' (behaviour 31.9). */
export const describeFailure = (problem: MailProblem): string => say(failures[problem]);

export interface MailRefusal {
  /** The SMTP code; 0 when the server was not asked. */
  code: number;
  answer: string;
  stage: 'connection' | 'sender' | 'recipient' | 'message';
}

export interface Verdict {
  problem: MailProblem;
  isPermanent: boolean;
  /** Other mail would fail in the same way. */
  concernsAll: boolean;
}

const words: readonly (readonly [RegExp, MailProblem])[] = [
  [
    /\b5\.1\.[23]\b|\b5\.4\.4\b|domain (?:name )?not found|no such domain|unrouteable/i,
    'no-domain',
  ],
  [
    /\b5\.1\.[016]\b|\b5\.2\.1\b|user unknown|unknown (?:user|recipient|mailbox)|no such|does not exist|mailbox (?:unavailable|not found)|recipient (?:not found|rejected)/i,
    'no-mailbox',
  ],
  [/\b[45]\.2\.2\b|\b[45]52\b|quota|mailbox (?:is )?full/i, 'full'],
  [/\b5\.3\.4\b|\b5\.2\.3\b|too (?:large|big)|size limit/i, 'too-large'],
  [/\b5\.7\.\d+\b|spam|blocked|blacklist|denied|policy/i, 'unwanted'],
];

/** A server rejects all mail of this installation. */
const relayRefused = /relay|authenticat/i;

/** Only the refusal of a recipient or a message is final; the others are the operator's problem (behaviour 29.7). */
export function judgeRefusal({ code, answer, stage }: MailRefusal): Verdict {
  const notOurs = code >= 500 && relayRefused.test(answer);
  if (stage === 'connection' || stage === 'sender' || notOurs) {
    return { problem: 'unreachable', isPermanent: false, concernsAll: true };
  }
  const found = words.find(([pattern]) => pattern.test(answer))?.[1];
  if (code === 0 && stage === 'recipient') {
    return { problem: 'bad-address', isPermanent: true, concernsAll: false };
  }
  if (code === 0 || code >= 500)
    return { problem: found ?? 'refused', isPermanent: true, concernsAll: false };
  return { problem: found === 'full' ? found : 'later', isPermanent: false, concernsAll: false };
}
