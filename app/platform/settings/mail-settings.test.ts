import { expect, test } from 'vitest';

import { readSettings } from '../settings.server.ts';

const both = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'post@example.org' };

function problemOf(env: Record<string, string>): string {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('a mail server, a folder and a sender with or without a name are understood (behaviour 29.1)', () => {
  expect(readSettings(both)).toMatchObject({
    SMTP_URL: { url: 'smtp://mail.example.org' },
    MAIL_FROM: { name: 'Festoon', address: 'post@example.org' },
    MAIL_RATE: 300,
    MAIL_HOST_LIMIT: 500,
    MAIL_YOUNG_LIMIT: 50,
    MAIL_NETWORK_LIMIT: 500,
    MAIL_MAILBOX_LIMIT: 20,
  });
  expect(
    readSettings({ SMTP_URL: 'file:./mail', MAIL_FROM: 'Our Parties <post@example.org>' }),
  ).toMatchObject({
    SMTP_URL: { folder: './mail' },
    MAIL_FROM: { name: 'Our Parties', address: 'post@example.org' },
  });
});

test('without settings there is no mail (behaviour 29.1)', () => {
  expect(readSettings({})).toMatchObject({ SMTP_URL: undefined, MAIL_FROM: undefined });
});

test.each([
  [
    'SMTP_URL of another kind',
    { ...both, SMTP_URL: 'https://mail.example.org' },
    /^SMTP_URL must be smtp:/,
  ],
  [
    'SMTP_URL without a scheme',
    { ...both, SMTP_URL: 'mail.example.org' },
    /^SMTP_URL must be smtp:/,
  ],
  ['SMTP_URL without a folder', { ...both, SMTP_URL: 'file:' }, /^SMTP_URL must be smtp:/],
  [
    'MAIL_FROM without an address',
    { ...both, MAIL_FROM: 'nobody' },
    /^MAIL_FROM must be an address/,
  ],
  [
    'MAIL_FROM with two addresses',
    { ...both, MAIL_FROM: 'a <b@c.org> <d@e.org>' },
    /^MAIL_FROM must be an address/,
  ],
  [
    'MAIL_FROM with a line break',
    { ...both, MAIL_FROM: 'A\r\nBcc: x@y.z <b@c.org>' },
    /^MAIL_FROM must be an address/,
  ],
  ['MAIL_RATE of 0', { ...both, MAIL_RATE: '0' }, /^MAIL_RATE must be a whole number/],
  [
    'MAIL_HOST_LIMIT in words',
    { ...both, MAIL_HOST_LIMIT: 'many' },
    /^MAIL_HOST_LIMIT must be a whole number/,
  ],
  ...['MAIL_YOUNG_LIMIT', 'MAIL_NETWORK_LIMIT', 'MAIL_MAILBOX_LIMIT'].map(
    (name): [string, Record<string, string>, RegExp] => [
      `${name} of 0`,
      { ...both, [name]: '0' },
      new RegExp(`^${name} must be a whole number`),
    ],
  ),
  [
    'DKIM_DOMAIN without a dot',
    { ...both, DKIM_DOMAIN: 'localhost' },
    /^DKIM_DOMAIN must be a domain/,
  ],
  [
    'DKIM_SELECTOR with a space',
    { ...both, DKIM_SELECTOR: 'a b' },
    /^DKIM_SELECTOR must be letters/,
  ],
  ['SMTP_URL alone', { SMTP_URL: both.SMTP_URL }, /^MAIL_FROM must be set together with SMTP_URL$/],
  [
    'MAIL_FROM alone',
    { MAIL_FROM: both.MAIL_FROM },
    /^SMTP_URL must be set together with MAIL_FROM$/,
  ],
  [
    'DKIM_DOMAIN alone',
    { ...both, DKIM_DOMAIN: 'example.org' },
    /^DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE must/,
  ],
])(
  '%s is refused in one line that names it (behaviour 29.1)',
  (_, env: Record<string, string>, line) => {
    expect(problemOf(env)).toMatch(line);
    expect(problemOf(env)).not.toContain('\n');
  },
);

test('a password in SMTP_URL is not repeated (behaviour 29.1)', () => {
  const problem = problemOf({ ...both, SMTP_URL: 'http://me:secret@mail.example.org' });
  expect(problem).toMatch(/^SMTP_URL/);
  expect(problem).not.toContain('secret');
});
