import { say } from '#app/platform/language/say.ts';

/** What the DNS has of a sender. Null where it could not be asked; empty without a record. */
export interface SenderRecords {
  /** Names of servers, of the domain of the sender. */
  mx: readonly string[] | null;
  /** TXT records of the domain that returned mail goes to. */
  spf: readonly string[] | null;
  /** TXT records of the key; null also where mail is not signed here. */
  dkim: readonly string[] | null;
  /** TXT records of the nearest domain that has a policy. */
  dmarc: readonly string[] | null;
}

/** What is sent, as far as records have to fit it. */
export interface SentAs {
  /** Of the address in From. */
  domain: string;
  /** Of the envelope sender. */
  returnDomain: string;
  /** Where the mail server is reached. */
  server: string;
  /** Null where mail is not signed here. */
  key: { name: string; domain: string; publicKey: string } | null;
}

export interface TxtRecord {
  name: string;
  value: string;
}

/** One sentence about one kind of record, and the record that mends a fault. */
export interface MailFinding {
  subject: 'MX' | 'SPF' | 'DKIM' | 'DMARC' | 'Mailbox' | 'Test message';
  state: 'good' | 'fault' | 'unknown';
  said: string;
  record?: TxtRecord;
}

type Judged = Omit<MailFinding, 'subject'>;

const unknown = (name: string): Judged => ({
  state: 'unknown',
  said: say('The records of {name} could not be looked up. Try again.', { name }),
});
const good = (said: string): Judged => ({ state: 'good', said });
const fault = (said: string, record?: TxtRecord): Judged => ({
  state: 'fault',
  said,
  ...(record ? { record } : {}),
});

function judgeMx({ domain }: SentAs, servers: SenderRecords['mx']): Judged {
  if (!servers) return unknown(domain);
  const [first] = servers;
  if (first === undefined) {
    return fault(
      say(
        '{domain} has no MX record: replies go nowhere, and many servers refuse such a sender. Name the server that takes its mail.',
        { domain },
      ),
    );
  }
  // A null MX (RFC 7505).
  if (first === '' || first === '.')
    return fault(say('{domain} says that it takes no mail.', { domain }));
  return good(say('Mail to {domain} arrives at {server}.', { domain, server: first }));
}

const isPolicy = (version: string) => (text: string) =>
  text === version || text.startsWith(`${version} `) || text.startsWith(`${version};`);

function judgeSpf({ returnDomain, server }: SentAs, texts: SenderRecords['spf']): Judged {
  if (!texts) return unknown(returnDomain);
  const policies = texts.filter(isPolicy('v=spf1'));
  const [policy] = policies;
  const record = { name: returnDomain, value: `v=spf1 mx a:${server} ~all` };
  if (policy === undefined) {
    return fault(
      say('{domain} has no SPF record: nobody can tell that your mail server may send for it.', {
        domain: returnDomain,
      }),
      record,
    );
  }
  if (policies.length > 1) {
    return fault(
      say(
        '{domain} has {count, plural, one {# SPF record} other {# SPF records}}, so none counts. Keep one of them.',
        { domain: returnDomain, count: policies.length },
      ),
    );
  }
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(policy)) {
    return fault(
      say('The SPF record of {domain} lets everybody send for it. End it with ~all.', {
        domain: returnDomain,
      }),
    );
  }
  return good(
    say('{domain} says which servers may send for it: {record}', {
      domain: returnDomain,
      record: policy,
    }),
  );
}

/** Tags of a DKIM or DMARC record, RFC 6376 section 3.2; blanks count nowhere. */
function readTags(text: string): Map<string, string> {
  const tags = text.split(';').map((tag) => {
    const [name = '', ...value] = tag.split('=');
    return [name.trim().toLowerCase(), value.join('=').replaceAll(/\s/g, '')] as const;
  });
  return new Map(tags);
}

function judgeDkim({ key }: SentAs, texts: SenderRecords['dkim']): Judged {
  if (!key) {
    return good(
      say('Mail is not signed here: your mail server has to sign it. See DKIM_KEY_FILE.'),
    );
  }
  if (!texts) return unknown(key.name);
  const record = {
    name: key.name,
    value: `v=DKIM1; k=rsa; p=${key.publicKey}`,
  };
  const published = texts.map((text) => readTags(text).get('p')).filter((p) => p !== undefined);
  if (published.length === 0)
    return fault(say('{name} has no key: signatures of {domain} are worth nothing.', key), record);
  if (published.length > 1)
    return fault(
      say('{name} has {count, plural, one {# key} other {# keys}}. Keep one.', {
        name: key.name,
        count: published.length,
      }),
    );
  if (published[0] === '')
    return fault(say('The key of {name} is revoked.', { name: key.name }), record);
  if (published[0] !== key.publicKey)
    return fault(say('{name} has another key than DKIM_KEY_FILE.', { name: key.name }), record);
  return good(say('Mail is signed with the key that {name} has.', { name: key.name }));
}

/** One is the other or a part of it, as DMARC's relaxed alignment asks of names below one domain. */
const belongsTo = (one: string, other: string) =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

function judgeDmarc({ domain, returnDomain, key }: SentAs, texts: SenderRecords['dmarc']): Judged {
  if (!texts) return unknown(`_dmarc.${domain}`);
  const policies = texts.filter(isPolicy('v=DMARC1'));
  const [policy] = policies;
  if (policy === undefined) {
    const record = { name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' };
    return fault(
      say('{domain} has no DMARC record. Large mailboxes want one of every sender.', { domain }),
      record,
    );
  }
  if (policies.length > 1)
    return fault(
      say(
        '{domain} has {count, plural, one {# DMARC record} other {# DMARC records}}, so none counts. Keep one.',
        { domain, count: policies.length },
      ),
    );
  if (key && !belongsTo(returnDomain, domain) && !belongsTo(key.domain, domain)) {
    return fault(
      say(
        'Neither the return address ({returnDomain}) nor the signature ({keyDomain}) is of {domain}, so DMARC fails.',
        { returnDomain, keyDomain: key.domain, domain },
      ),
    );
  }
  const wish = readTags(policy).get('p') ?? 'none';
  return good(
    say('{domain} says what becomes of mail that only claims to be from it: {wish}.', {
      domain,
      wish,
    }),
  );
}

/** Compares what is sent with what the DNS says of its sender: one finding of each kind (behaviour 29.34). */
export function judgeSender(sent: SentAs, records: SenderRecords): MailFinding[] {
  return [
    { subject: 'MX', ...judgeMx(sent, records.mx) },
    { subject: 'SPF', ...judgeSpf(sent, records.spf) },
    { subject: 'DKIM', ...judgeDkim(sent, records.dkim) },
    { subject: 'DMARC', ...judgeDmarc(sent, records.dmarc) },
  ];
}
