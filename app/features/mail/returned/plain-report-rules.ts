import { type Delivery, findAddress, findStatus, toDiagnosis } from './delivery-rules.ts';

/** Where the copy of the message begins. */
const copyBegins =
  /^(?:-{2,}.*\b(?:copy|below|original|returned|undelivered|unsent)\b.*|(?:Return-Path|Received|Message-ID):.*)$/im;

const delays =
  /\b(?:warning message only|message (?:is|was|has been)? ?(?:delayed|still undelivered)|delayed? (?:for )?\d+ hours|will (?:continue to|keep) (?:try|retry)|not yet been delivered|do not need to resend|will be retried|still being retried)/i;

const failures =
  /\b(?:permanent(?:ly)? (?:fatal )?(?:error|failure|fail)|permanent error|(?:could not|couldn't|cannot|can't|unable to|wasn't able to|not able to) (?:be )?deliver|undeliverable|delivery (?:has )?failed|failed permanently|was(?:n't| not) delivered|returned to sender|address(?:es)? failed|no such (?:user|mailbox|recipient)|user unknown|address not found|recipient rejected|delivery error|fatal errors)/i;

/** The lines after the first address, up to a blank line: how qmail, Exim and Sendmail say why. */
function findReason(said: string, address: string | null): string {
  if (address === null) return said;
  const from = said.indexOf(address);
  const rest = from === -1 ? said : said.slice(from + address.length);
  // Exim and Sendmail put the reason into the same paragraph, qmail too; others into the next.
  const paragraphs = rest.split(/\r?\n[ \t]*\r?\n/, 4);
  return paragraphs.find((paragraph) => /[45]\d\d|[a-z]{4}/i.test(paragraph)) ?? rest;
}

/** Not the SMTP answer of the report's own session, but the one that names a status. */
function findReply(said: string, reason: string): string | null {
  return findStatus(reason) ?? findStatus(said.replace(/\b\d+ hours\b/g, ''));
}

/** Reads a report without fields, as qmail, Exim and Sendmail write it. Null if it says neither failure nor delay. */
export function readPlainReport(text: string, failed: string): Delivery | null {
  const said = text.slice(0, copyBegins.exec(text)?.index ?? text.length);
  const isDelayed = delays.test(said);
  if (!isDelayed && !failures.test(said) && failed === '') return null;
  const address = findAddress(failed) ?? findAddress(findBracketed(said)) ?? findAddress(said);
  const reason = findReason(said, address);
  const status = findReply(said, reason);
  return {
    action: isDelayed ? 'delayed' : 'failed',
    address,
    status,
    text: toDiagnosis(reason),
  };
}

function findBracketed(said: string): string {
  return /<[^<>\s@]{1,64}@[^<>\s@]{1,255}>/.exec(said)?.[0] ?? '';
}
