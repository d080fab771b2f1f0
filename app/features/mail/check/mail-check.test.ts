import { expect, test } from 'vitest';

import { type SenderRecords, type SentAs, judgeSender } from './mail-check.ts';

const sent: SentAs = {
  domain: 'party.example.org',
  returnDomain: 'party.example.org',
  server: 'smtp.example.org',
  key: { name: 'f1._domainkey.example.org', domain: 'example.org', publicKey: 'MIIB' },
};
const records: SenderRecords = {
  mx: ['mx.example.org'],
  spf: ['google-site-verification=1', 'v=spf1 mx ~all'],
  dkim: ['v=DKIM1; k=rsa; p=MI IB'],
  dmarc: ['v=DMARC1; p=quarantine'],
};

const judge = (changes: Partial<SenderRecords>, as: Partial<SentAs> = {}) =>
  judgeSender({ ...sent, ...as }, { ...records, ...changes });
const faults = (...judged: Parameters<typeof judge>) =>
  judge(...judged).filter(({ state }) => state === 'fault');

test('records that fit what is sent are four good sentences (behaviour 29.34)', () => {
  expect(judge({}).map(({ subject, state, said }) => [subject, state, said])).toEqual([
    ['MX', 'good', 'Mail to party.example.org arrives at mx.example.org.'],
    ['SPF', 'good', 'party.example.org says which servers may send for it: v=spf1 mx ~all'],
    ['DKIM', 'good', 'Mail is signed with the key that f1._domainkey.example.org has.'],
    [
      'DMARC',
      'good',
      'party.example.org says what becomes of mail that only claims to be from it: quarantine.',
    ],
  ]);
});

test('each record that is missing is named, with its value (behaviour 29.34)', () => {
  const missing = judge({ mx: [], spf: ['hello'], dkim: [], dmarc: [] });
  expect(missing.map(({ state }) => state)).toEqual(['fault', 'fault', 'fault', 'fault']);
  expect(missing.map(({ record }) => record)).toEqual([
    undefined,
    { name: 'party.example.org', value: 'v=spf1 mx a:smtp.example.org ~all' },
    { name: 'f1._domainkey.example.org', value: 'v=DKIM1; k=rsa; p=MIIB' },
    { name: '_dmarc.party.example.org', value: 'v=DMARC1; p=none' },
  ]);
});

test.each([
  [{ mx: [''] }, /takes no mail/],
  [{ mx: ['.'] }, /takes no mail/],
  [{ spf: ['v=spf1 -all', 'v=spf1 mx ~all'] }, /2 SPF records/],
  [{ spf: ['v=spf1 mx +all'] }, /lets everybody send/],
  [{ spf: ['v=spf1 all'] }, /lets everybody send/],
  [{ spf: ['v=spf10 mx'] }, /no SPF record/],
  [{ dkim: ['v=DKIM1; p='] }, /revoked/],
  [{ dkim: ['k=rsa; p=MIIC'] }, /another key than DKIM_KEY_FILE/],
  [{ dkim: ['p=MIIB', 'p=MIIC'] }, /2 keys/],
  [{ dmarc: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, /2 DMARC records/],
] as const)('%o is a fault', (changes, said) => {
  expect(faults(changes).map((each) => each.said)).toEqual([expect.stringMatching(said)]);
});

test('a return address and a signature of other domains fail DMARC', () => {
  const key = { name: 'f1._domainkey.relay.net', domain: 'relay.net', publicKey: 'MIIB' };
  const [fault] = faults({}, { returnDomain: 'bounces.net', key });
  expect(fault?.said).toMatch(/Neither the return address \(bounces\.net\)/);
  expect(faults({}, { returnDomain: 'bounces.net' })).toEqual([]);
  expect(faults({}, { key })).toEqual([]);
  // The mail server may sign.
  expect(faults({}, { returnDomain: 'bounces.net', key: null })).toEqual([]);
});

test('what cannot be looked up is unknown, and mail that is signed elsewhere no fault', () => {
  const nothing = judge({ mx: null, spf: null, dkim: null, dmarc: null });
  expect(nothing.map(({ state }) => state)).toEqual(Array(4).fill('unknown'));
  expect(judge({ dkim: null }, { key: null })[2]?.state).toBe('good');
});
