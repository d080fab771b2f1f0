import { judgeRefusal } from '../rules.ts';
import type { MailProblem } from '../schema.ts';
import { type Delivery, readDelivery } from './delivery-rules.ts';
import { readPlainReport } from './plain-report-rules.ts';
import { cutQuotes } from './reply-text-rules.ts';

/**
 * What arrived in the mailbox of returned mail: a permanent failure of the recipient, a delay, a failure whose cause is this
 * server, an automatic response, a person's reply, or something else.
 */
export type ReturnedClass = 'failed' | 'delayed' | 'about-us' | 'automatic' | 'reply' | 'unknown';

export interface ReturnedMail {
  class: ReturnedClass;
  /** The Message-ID of a reply itself; '' without one. */
  id: string;
  /** Of the messages that it may be about, the most likely first. Only one that was stored with a message counts. */
  tokens: string[];
  /** The recipient that a report names. */
  address: string | null;
  /** The enhanced status code, as 5.1.1. */
  status: string | null;
  problem: MailProblem | null;
  /** Of a report the diagnostic text, of a reply what its writer wrote. */
  text: string;
}

export interface ParsedMail {
  /** Names in lower case. */
  headers: readonly { key: string; value: string }[];
  text: string;
  /** Reports and copies of messages, as text. */
  parts: readonly { type: string; text: string }[];
}

const mostTokens = 8;
const longestId = 500;

export const nothingRead: Readonly<ReturnedMail> = {
  class: 'unknown',
  id: '',
  tokens: [],
  address: null,
  status: null,
  problem: null,
  text: '',
};

function listHeaders({ headers }: ParsedMail, ...names: string[]): string[] {
  return headers.filter(({ key }) => names.includes(key)).map(({ value }) => value);
}

const findHeader = (mail: ParsedMail, name: string) => listHeaders(mail, name)[0] ?? '';

function findTokens(texts: readonly string[], pattern: RegExp): string[] {
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, token = '']) => token));
}

const keepTokens = (tokens: readonly string[]) => [...new Set(tokens)].slice(0, mostTokens);

/** The envelope sender of the message was the recipient of what came back. */
function findEnvelopeTokens(mail: ParsedMail): string[] {
  const recipients = listHeaders(
    mail,
    'to',
    'delivered-to',
    'x-original-to',
    'envelope-to',
    'x-envelope-to',
    'received',
  );
  return findTokens(recipients, /\+([\w-]{32})@/g);
}

function findReportTokens(mail: ParsedMail): string[] {
  const copies = [mail.text, ...mail.parts.map(({ text }) => text)];
  return keepTokens([
    ...findEnvelopeTokens(mail),
    ...findTokens(copies, /\bmessage-id:\s{0,80}<([\w-]{32})@/gi),
  ]);
}

function findThreadTokens(mail: ParsedMail): string[] {
  const named = (name: string) => findTokens(listHeaders(mail, name), /<([\w-]{32})@/g);
  return keepTokens([
    ...named('in-reply-to'),
    ...named('references').toReversed(),
    ...findEnvelopeTokens(mail),
  ]);
}

const machineName = /\b(?:mailer-daemon|mail-daemon|postmaster|maildaemon|mailerdaemon|mdaemon)\b/i;

/** No person's mail program sends with an empty envelope sender. */
function isFromMachine(mail: ParsedMail): boolean {
  const path = listHeaders(mail, 'return-path')[0]?.trim();
  if (path === '<>' || path === '') return true;
  if (findHeader(mail, 'x-failed-recipients') !== '') return true;
  return machineName.test(findHeader(mail, 'from'));
}

const automaticHeaders = ['x-autoreply', 'x-autorespond', 'x-auto-response', 'list-id'];
const automaticPrecedence = /^\s*(?:bulk|junk|list|auto_reply)\b/i;

/** Never answered, and without effect (behaviour 29.29). */
function isAutomatic(mail: ParsedMail): boolean {
  const submitted = findHeader(mail, 'auto-submitted').trim();
  if (submitted !== '' && !/^no\b/i.test(submitted)) return true;
  if (automaticPrecedence.test(findHeader(mail, 'precedence'))) return true;
  if (listHeaders(mail, ...automaticHeaders).length > 0) return true;
  return isFromMachine(mail) || /\bmultipart\/report\b/i.test(findHeader(mail, 'content-type'));
}

/** Codes whose meaning servers agree on; the words of the others decide. */
const problemOfStatus: Readonly<Record<string, MailProblem>> = {
  '5.1.1': 'no-mailbox',
  '5.1.6': 'no-mailbox',
  '5.1.10': 'no-mailbox',
  '5.2.1': 'no-mailbox',
  '5.1.2': 'no-domain',
  '5.1.3': 'no-domain',
  '5.4.4': 'no-domain',
  '5.4.310': 'no-domain',
  '5.2.2': 'full',
  '5.2.3': 'too-large',
  '5.3.4': 'too-large',
};

type Judged = Pick<ReturnedMail, 'class' | 'problem'>;

/** 5.7.x, and refusals of unwanted mail or of this server, say nothing about the guest (behaviour 29.27). */
function judgeFailure({ status, text }: Delivery): Judged {
  if (status?.startsWith('4.')) return { class: 'delayed', problem: null };
  if (status?.startsWith('5.7.')) return { class: 'about-us', problem: 'unwanted' };
  const known = status === null ? undefined : problemOfStatus[status];
  if (known) return { class: 'failed', problem: known };
  // Exchange Online's answer for an address that its directory does not have.
  if (status === '5.4.1' && /recipient address rejected/i.test(text)) {
    return { class: 'failed', problem: 'no-mailbox' };
  }
  const { problem } = judgeRefusal({ code: 550, answer: text, stage: 'recipient' });
  const isAboutUs = problem === 'unwanted' || problem === 'unreachable';
  return { class: isAboutUs ? 'about-us' : 'failed', problem };
}

function judgeDelivery(mail: ParsedMail, delivery: Delivery): ReturnedMail {
  const { address, status, text, action } = delivery;
  const judged: Judged =
    action === 'failed' ? judgeFailure(delivery) : { class: action, problem: null };
  return { ...judged, id: '', tokens: findReportTokens(mail), address, status, text };
}

/** What came back, and about which message. Changes nothing and trusts nothing (behaviour 29.26). */
export function judgeReturned(mail: ParsedMail): ReturnedMail {
  const report = mail.parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type));
  const delivery = report ? readDelivery(report.text) : null;
  if (delivery) return judgeDelivery(mail, delivery);
  if (isFromMachine(mail)) {
    const plain = readPlainReport(mail.text, findHeader(mail, 'x-failed-recipients'));
    if (plain) return judgeDelivery(mail, plain);
  }
  if (isAutomatic(mail)) {
    return { ...nothingRead, class: 'automatic', tokens: findThreadTokens(mail) };
  }
  const tokens = findThreadTokens(mail);
  if (tokens.length === 0) return nothingRead;
  const id = findHeader(mail, 'message-id').trim().slice(0, longestId);
  return { ...nothingRead, class: 'reply', id, tokens, text: cutQuotes(mail.text) };
}
