import * as v from 'valibot';

export type MailTarget = { url: string } | { folder: string };

export interface MailSender {
  name: string;
  address: string;
}

/** The mailbox that returned mail arrives in. */
export interface MailboxSettings {
  host: string;
  port: number;
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
}

const mailboxRule = 'must be imaps://user:password@host/Folder';

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function toMailbox(text: string): MailboxSettings | null {
  const url = URL.parse(text);
  const isSecure = url?.protocol === 'imaps:';
  if (!url || (!isSecure && url.protocol !== 'imap:') || url.hostname === '') return null;
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(decode);
  if (!user || !password || folder === null || folder === undefined) return null;
  const port = Number(url.port) || (isSecure ? 993 : 143);
  return { host: url.hostname, port, isSecure, user, password, folder: folder || 'INBOX' };
}

const mailbox = v.pipe(
  v.string(),
  v.transform(toMailbox),
  v.check((found) => found !== null, mailboxRule),
  v.transform((found) => found as MailboxSettings),
);

const targetRule = 'must be smtp://…, smtps://… or file:FOLDER';

function toTarget(text: string): MailTarget | null {
  if (text.startsWith('file:')) {
    const folder = text.slice('file:'.length).replace(/^\/\//, '');
    return folder === '' ? null : { folder };
  }
  const url = URL.parse(text);
  const isServer = url?.protocol === 'smtp:' || url?.protocol === 'smtps:';
  return isServer && url.hostname !== '' ? { url: text } : null;
}

const target = v.pipe(
  v.string(),
  v.transform(toTarget),
  v.check((found) => found !== null, targetRule),
  v.transform((found) => found as MailTarget),
);

/** An address of plain letters, so that it cannot be mistaken for anything else in a header. */
const plainAddress = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*$/i;
const senderRule =
  'must be an address such as invitations@example.org or Festoon <invitations@example.org>';

function toSender(text: string): MailSender | null {
  const [, name = '', inner] = /^([^<>"@\p{C}]*)<([^<>]+)>$/u.exec(text) ?? [];
  const address = (inner ?? text).trim();
  return plainAddress.test(address) ? { name: name.trim() || 'Festoon', address } : null;
}

const sender = v.pipe(
  v.string(),
  v.transform(toSender),
  v.check((found) => found !== null, senderRule),
  v.transform((found) => found as MailSender),
);

function count(most: number) {
  const rule = `must be a whole number from 1 to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,6}$/, rule),
    v.transform(Number),
    v.maxValue(most, rule),
  );
}

const domain = v.pipe(
  v.string(),
  v.regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i, 'must be a domain such as example.org'),
);

export const mailRows = [
  {
    name: 'SMTP_URL',
    default: '',
    schema: v.optional(target),
    secret: true,
    doc: 'Mail server as smtp://user:password@host:587 or smtps://…; file:FOLDER writes .eml files instead. Unset: no mail is sent.',
  },
  {
    name: 'MAIL_FROM',
    default: '',
    schema: v.optional(sender),
    doc: 'Sender of all mail, as Festoon <invitations@example.org>. Set together with SMTP_URL.',
  },
  {
    name: 'IMAP_URL',
    default: '',
    schema: v.optional(mailbox),
    secret: true,
    doc: 'Mailbox that returned mail arrives in, as imaps://user:password@host/Folder. Unset: none is read.',
  },
  {
    name: 'MAIL_BOUNCES',
    default: '',
    schema: v.optional(
      v.pipe(v.string(), v.regex(plainAddress, 'must be an address such as bounces@example.org')),
    ),
    doc: 'Address of that mailbox; each message adds a token after a plus. Unset: bounces@ the domain of MAIL_FROM.',
  },
  {
    name: 'MAIL_RATE',
    default: '300',
    schema: count(1_000_000),
    doc: 'Messages that all processes together send per minute.',
  },
  {
    name: 'MAIL_HOST_LIMIT',
    default: '500',
    schema: count(1_000_000),
    doc: 'Messages to guests that one host may send per day (UTC); the rest waits until the next day.',
  },
  {
    name: 'MAIL_YOUNG_LIMIT',
    default: '50',
    schema: count(1_000_000),
    doc: 'The same for an account that is less than 7 days old, or none of whose guests has answered yet.',
  },
  {
    name: 'MAIL_NETWORK_LIMIT',
    default: '500',
    schema: count(1_000_000),
    doc: 'Messages that all hosts of one network address may send per day (UTC).',
  },
  {
    name: 'MAIL_MAILBOX_LIMIT',
    default: '20',
    schema: count(1_000_000),
    doc: 'Messages that one mailbox gets per day (UTC), of all hosts; what follows a plus and dots before the @ make no other mailbox.',
  },
  {
    name: 'DKIM_DOMAIN',
    default: '',
    schema: v.optional(domain),
    doc: 'Domain that mail is signed for. Only with a mail server that does not sign itself.',
  },
  {
    name: 'DKIM_SELECTOR',
    default: '',
    schema: v.optional(
      v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/, 'must be letters, digits, dots and dashes')),
    ),
    doc: 'Name of the key: its public half is the TXT record SELECTOR._domainkey.DOMAIN.',
  },
  {
    name: 'DKIM_KEY_FILE',
    default: '',
    schema: v.optional(v.string()),
    doc: 'File with the private key in PEM format.',
  },
] as const;

interface Given {
  SMTP_URL?: MailTarget | undefined;
  MAIL_FROM?: MailSender | undefined;
  IMAP_URL?: MailboxSettings | undefined;
  DKIM_DOMAIN?: string | undefined;
  DKIM_SELECTOR?: string | undefined;
  DKIM_KEY_FILE?: string | undefined;
}

export function findMailContradictions(given: Given): string[] {
  const problems: string[] = [];
  if (given.SMTP_URL && !given.MAIL_FROM) {
    problems.push('MAIL_FROM must be set together with SMTP_URL');
  }
  if (given.MAIL_FROM && !given.SMTP_URL) {
    problems.push('SMTP_URL must be set together with MAIL_FROM');
  }
  if (given.IMAP_URL && !given.SMTP_URL) {
    problems.push('SMTP_URL must be set together with IMAP_URL');
  }
  const dkim = [given.DKIM_DOMAIN, given.DKIM_SELECTOR, given.DKIM_KEY_FILE];
  if (dkim.some(Boolean) && !dkim.every(Boolean)) {
    problems.push('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE must be set together');
  }
  return problems;
}
