import { strict as assert } from 'node:assert';

import { type Browser, site } from './browser.ts';

const mebibyte = 1024 * 1024;
const answersPerMinute = 120;
const account = { username: 'proxy-host', password: 'secret-password' };
/** Asks for uncompressed pages, so that their text can be read. */
const readable = { 'accept-encoding': 'identity' };

export interface Way {
  /** A new client without cookies. */
  open(): Browser;
  /** Stores an invitation of the host and returns its id and the token of a personal link. */
  saveInvite(username: string): Promise<{ id: string; token: string }>;
  /** The text of the proxy's logs. */
  readLogs(): string;
}

/** The steps of a host and guests through a proxy, in order. */
export class Walk {
  readonly steps: readonly [sentence: string, step: () => Promise<void>][] = [
    ['plain HTTP leads to HTTPS', () => this.#redirects()],
    ['a host logs in, with a cookie for HTTPS only', () => this.#logsIn()],
    ['a guest sees the link that people type, and HTTPS for good', () => this.#seesPage()],
    ['an answer is kept, and is there again', () => this.#answers()],
    ['a personal link opens, and its token is in no log', () => this.#keepsToken()],
    ['the secret address of a calendar feed is in no log', () => this.#keepsFeed()],
    ['a form of another site is refused', () => this.#refusesOthers()],
    ['a dashboard hears of an answer at once', () => this.#hears()],
    ['1 MiB is read, one byte more refused in Festoon’s own words', () => this.#bounds()],
    ['an X-Forwarded-For of the visitor’s own is not believed', () => this.#countsVisitors()],
  ];

  readonly #way: Way;
  readonly #host: Browser;
  readonly #guest: Browser;
  #id = '';
  #token = '';

  constructor(way: Way) {
    this.#way = way;
    this.#host = way.open();
    this.#guest = way.open();
  }

  get #page(): string {
    return `/guest/${this.#id}`;
  }

  async #redirects(): Promise<void> {
    const { statusCode = 0, headers } = await this.#guest.plain('/eventName');
    assert.ok([301, 308].includes(statusCode), `answered ${statusCode}`);
    assert.match(String(headers.location), /^https:\/\/party\.example\.org(:\d+)?\/eventName$/);
  }

  async #logsIn(): Promise<void> {
    const made = await this.#host.post('/hostLogIn', { ...account, mode: 'sign-up' });
    assert.equal(made.status, 200);
    assert.match(String(made.headers['set-cookie']), /HttpOnly; Secure/);
    const back = await this.#host.post('/hostLogIn', { ...account, mode: 'sign-in' });
    assert.ok(back.status < 400, `log-in answered ${back.status}`);
    const { id, token } = await this.#way.saveInvite(account.username);
    this.#id = id;
    this.#token = token;
    assert.equal((await this.#host.get(`/host/events/${this.#id}`)).status, 200);
  }

  async #seesPage(): Promise<void> {
    const { status, text, headers } = await this.#guest.get(this.#page, readable);
    assert.equal(status, 200);
    assert.ok(text.includes(site + this.#page), 'the link is not the site’s own');
    assert.match(String(headers['strict-transport-security']), /max-age=\d+/);
  }

  async #answers(): Promise<void> {
    const answered = await this.#guest.post(this.#page, { answer: 'yes' });
    assert.equal(answered.status, 303);
    assert.match(String(answered.headers['set-cookie']), /Secure/);
    const { text } = await this.#guest.get(this.#page, readable);
    const button = /<button[^>]*value="yes"[^>]*>/.exec(text)?.[0] ?? '';
    assert.match(button, /aria-pressed="true"/);
  }

  async #keepsToken(): Promise<void> {
    const invitee = this.#way.open();
    const { status } = await invitee.get(`${this.#page}?g=${this.#token}`);
    assert.equal(status, 302);
    // Browsers send the page's address with the files that it loads.
    const referer = `${site}${this.#page}?g=${this.#token}`;
    const { text } = await invitee.get(this.#page, { ...readable, referer });
    assert.match(text, /Answering as/);
    const plain = await invitee.plain(`${this.#page}?g=${this.#token}`);
    assert.ok([301, 308].includes(plain.statusCode ?? 0));
    assert.ok(!this.#way.readLogs().includes(this.#token), 'the token is in a log');
  }

  async #keepsFeed(): Promise<void> {
    const secret = 'a-secret-that-no-host-has';
    const { status } = await this.#way.open().get(`/calendar/${secret}.ics`);
    assert.equal(status, 404);
    const logs = this.#way.readLogs();
    assert.ok(!logs.includes(secret), 'the address of a calendar feed is in a log');
  }

  async #refusesOthers(): Promise<void> {
    const headers = { origin: 'https://elsewhere.example' };
    const { status } = await this.#way.open().post(this.#page, { answer: 'no' }, headers);
    assert.equal(status, 403);
  }

  /** A proxy that buffers events would never deliver the expected one. */
  async #hears(): Promise<void> {
    const stream = await this.#host.follow(`/api/live/${this.#id}`);
    const greeting = await stream.next();
    const { status } = await this.#way.open().post(this.#page, { answer: 'no' });
    assert.equal(status, 303);
    let heard = '';
    while (!heard.includes('data:')) heard += await stream.next();
    stream.close();
    assert.ok(greeting.length > 0);
  }

  async #bounds(): Promise<void> {
    const tooLong = await this.#sends(mebibyte + 1);
    assert.equal(tooLong.status, 413);
    assert.match(tooLong.text, /more than 1 MiB/);
    assert.doesNotMatch((await this.#sends(mebibyte)).text, /more than 1 MiB/);
  }

  #sends(bytes: number) {
    const headers = { origin: site, 'content-type': 'application/json' };
    const body = JSON.stringify('x'.repeat(bytes - '""'.length));
    return this.#host.send('/confirm.data', { method: 'POST', headers, body });
  }

  async #countsVisitors(): Promise<void> {
    const statuses = new Set<number>();
    for (let index = 0; index <= answersPerMinute; index += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}` };
      const { status } = await this.#way.open().post(this.#page, { answer: 'maybe' }, headers);
      statuses.add(status);
    }
    assert.deepEqual([...statuses], [303, 429]);
  }
}
