import { describe, expect, test } from 'vitest';

import { type Settings, SettingsError, readSettings, settingRows } from './settings.server.ts';

test('without any variable every setting has its default', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    DATABASE_URL: undefined,
    APP_ORIGIN: undefined,
    TRUST_PROXY: false,
    PASSWORD_SIGN_IN: true,
    REGISTRATION: 'open',
  });
});

test('an empty or blank variable counts as unset', () => {
  const blank = Object.fromEntries(settingRows.map(({ name }) => [name, ' ']));
  expect(readSettings(blank)).toEqual(readSettings({}));
});

const understood: [keyof Settings, string, unknown][] = [
  ['PORT', '0', 0],
  ['PORT', ' 8080 ', 8080],
  ['PORT', '65535', 65_535],
  ['HOST', '0.0.0.0', '0.0.0.0'],
  ['DATA_DIR', '/var/lib/festoon', '/var/lib/festoon'],
  ['DATABASE_URL', 'postgres://me@db/festoon', 'postgres://me@db/festoon'],
  ['DATABASE_URL', 'postgresql://me@db/festoon', 'postgresql://me@db/festoon'],
  ['APP_ORIGIN', 'https://party.example.org', 'https://party.example.org'],
  ['APP_ORIGIN', 'https://party.example.org/', 'https://party.example.org'],
  ['APP_ORIGIN', 'http://PARTY.example.org:80', 'http://party.example.org'],
  ['TRUST_PROXY', 'on', true],
  ['PASSWORD_SIGN_IN', 'off', false],
  ['REGISTRATION', 'invited', 'invited'],
  ['REGISTRATION', ' closed ', 'closed'],
  ['GEOCODE_DAILY_LIMIT', '2500', 2500],
];
test.each(understood)('%s takes %j', (name, text, value) => {
  expect(readSettings({ [name]: text })[name]).toBe(value);
});

test('IMAP_URL has user, password and folder percent-encoded, and INBOX without a folder', () => {
  const mailbox = { host: 'mail.example.org', user: 'lena@example.org', password: 'a/b' };
  const mail = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'festoon@example.org' };
  const read = (text: string) => readSettings({ ...mail, IMAP_URL: text }).IMAP_URL;
  expect(read('imaps://lena%40example.org:a%2Fb@mail.example.org/Came%20back/2027')).toEqual({
    ...mailbox,
    port: 993,
    isSecure: true,
    folder: 'Came back/2027',
  });
  expect(read('imap://lena%40example.org:a%2Fb@mail.example.org:1143')).toEqual({
    ...mailbox,
    port: 1143,
    isSecure: false,
    folder: 'INBOX',
  });
});

const nonsense: [string, string][] = [
  ['IMAP_URL', 'mail.example.org'],
  ['IMAP_URL', 'https://lena:secret@mail.example.org'],
  ['IMAP_URL', 'imaps://mail.example.org/INBOX'],
  ['IMAP_URL', 'imaps://lena@mail.example.org'],
  ['IMAP_URL', 'imaps://lena:%E0%A4@mail.example.org'],
  ['PORT', 'many'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['PORT', '65536'],
  ['PORT', '0x50'],
  ['DATABASE_URL', 'mysql://me@db/festoon'],
  ['APP_ORIGIN', 'party.example.org'],
  ['APP_ORIGIN', 'ftp://party.example.org'],
  ['APP_ORIGIN', 'https://party.example.org/festoon'],
  ['APP_ORIGIN', 'https://party.example.org?a=1'],
  ['APP_ORIGIN', 'https://me@party.example.org'],
  ['TRUST_PROXY', 'yes'],
  ['PASSWORD_SIGN_IN', 'true'],
  ['REGISTRATION', 'off'],
  ['REGISTRATION', 'Open'],
  ['GEOCODE_DAILY_LIMIT', '0'],
  ['GEOCODE_DAILY_LIMIT', 'none'],
  ['GOOGLE_MAPS_BROWSER_KEY', 'AIza key'],
  ['GOOGLE_MAPS_BROWSER_KEY', 'short'],
  ['GOOGLE_MAPS_BROWSER_KEY', 'a-key-of-the-server'],
  ['GOOGLE_MAPS_SCRIPT_URL', 'maps.googleapis.com'],
  ['GOOGLE_MAPS_SCRIPT_URL', 'https://maps.example/js?key=1'],
];
test.each(nonsense)('%s refuses %j and is named', (name, text) => {
  const read = () => readSettings({ [name]: text });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(new RegExp(`^${name} must be`));
});

test('every setting with nonsense in it is named at once (behaviour 23.14)', () => {
  expect(() => readSettings({ PORT: 'x', TRUST_PROXY: 'x', APP_ORIGIN: 'x' })).toThrow(
    /^PORT .*\nAPP_ORIGIN .*\nTRUST_PROXY [^\n]*$/,
  );
});

test('a value that may hold a password is not repeated (behaviour 23.14)', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://me:secret@db' })).toThrow(
    /^DATABASE_URL must begin with postgres:\/\/ or postgresql:\/\/$/,
  );
});

describe('the key for Google’s map', () => {
  const keys = {
    GOOGLE_MAPS_API_KEY: 'a-key-of-the-server',
    GOOGLE_MAPS_BROWSER_KEY: 'AIza_browser-key',
  };

  test('is taken beside the server’s own', () => {
    expect(readSettings(keys)).toMatchObject(keys);
  });

  test('is refused where it is the server’s own, which stays secret, and is not repeated (behaviour 10.20)', () => {
    const same = { ...keys, GOOGLE_MAPS_BROWSER_KEY: keys.GOOGLE_MAPS_API_KEY };
    expect(() => readSettings(same)).toThrow(/^GOOGLE_MAPS_BROWSER_KEY must be another key/);
    expect(() => readSettings(same)).not.toThrow(/a-key-of-the-server/);
  });
});
