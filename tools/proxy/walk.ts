import { strict as assert } from 'node:assert';

import { getDashboardPath, getEventDataPath, getGuestPath } from '#app/platform/paths.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';
import { readShownAnswer } from '#tests/setup/guest-page.ts';
import { ana, findHost, logInByPassword, signUp } from '#tests/setup/log-in-screen.ts';
import { type Site, Visitor } from '#tests/setup/site.ts';

const mebibyte = 1024 * 1024;
const answersPerMinute = 120;

export interface Way {
  /** One of the servers behind the proxy. */
  site: Site;
  /** The proxy's address, and that without TLS. */
  url: string;
  plainUrl: string;
  readLogs(): string;
}

export type Step = [sentence: string, step: () => Promise<void>];

/** Through the plain examples. */
export class Walk {
  readonly steps: readonly Step[] = [
    ['plain HTTP leads to HTTPS', () => this.#redirects('/eventName')],
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
  readonly #host: Visitor;
  readonly #guest: Visitor;
  #id = '';
  #token = '';

  constructor(way: Way) {
    this.#way = way;
    this.#host = new Visitor(way);
    this.#guest = new Visitor(way);
  }

  get #page(): string {
    return getGuestPath(this.#id);
  }

  async #redirects(path: string): Promise<void> {
    const { status, location } = await new Visitor({ url: this.#way.plainUrl }).get(path);
    assert.ok([301, 308].includes(status), `answered ${status}`);
    // The port is not in the example.
    assert.equal(location?.replace(/:\d+/, ''), `https://localhost${path}`);
  }

  async #logsIn(): Promise<void> {
    const made = await signUp(this.#host);
    assert.equal(made.status, 200);
    assert.match(String(made.headers.get('set-cookie')), /HttpOnly; Secure/);
    const back = await logInByPassword(this.#host);
    assert.ok(back.status < 400, `log-in answered ${back.status}`);
    const { site } = this.#way;
    this.#id = await addEvent(site.db, { host: await findHost(site, ana.username) });
    [this.#token = ''] = await listTokens(site.db, this.#id);
    assert.equal((await this.#host.get(getDashboardPath(this.#id))).status, 200);
  }

  async #seesPage(): Promise<void> {
    const { status, text, headers } = await this.#guest.get(this.#page);
    assert.equal(status, 200);
    assert.ok(text.includes(this.#way.url + this.#page), 'the link is not the site’s own');
    assert.match(String(headers.get('strict-transport-security')), /max-age=\d+/);
  }

  async #answers(): Promise<void> {
    const answered = await this.#guest.post(this.#page, { answer: 'yes' });
    assert.equal(answered.status, 303);
    assert.match(String(answered.headers.get('set-cookie')), /Secure/);
    assert.equal(readShownAnswer(await this.#guest.get(this.#page)), 'yes');
  }

  async #keepsToken(): Promise<void> {
    const invitee = new Visitor(this.#way);
    const link = `${this.#page}?g=${this.#token}`;
    const { status } = await invitee.get(link);
    assert.equal(status, 302);
    // Browsers send the page's address with requests for its files.
    const { text } = await invitee.get(this.#page, { referer: this.#way.url + link });
    assert.match(text, /Answering as/);
    await this.#redirects(link);
    assert.ok(!this.#way.readLogs().includes(this.#token), 'the token is in a log');
  }

  async #keepsFeed(): Promise<void> {
    const secret = 'a-secret-that-no-host-has';
    const { status } = await this.#guest.get(`/calendar/${secret}.ics`);
    assert.equal(status, 404);
    const logs = this.#way.readLogs();
    assert.ok(!logs.includes(secret), 'the address of a calendar feed is in a log');
  }

  async #refusesOthers(): Promise<void> {
    const headers = { origin: 'https://elsewhere.example' };
    const { status } = await new Visitor(this.#way).post(this.#page, { answer: 'no' }, headers);
    assert.equal(status, 403);
  }

  /** A proxy that buffers events would never deliver the expected one. */
  async #hears(): Promise<void> {
    const stream = this.#host.follow(getEventDataPath('live', this.#id));
    await stream.next();
    const { status } = await new Visitor(this.#way).post(this.#page, { answer: 'no' });
    assert.equal(status, 303);
    let heard = '';
    for await (heard of stream) if (heard.includes('data:')) break;
    assert.match(heard, /data:/);
  }

  async #bounds(): Promise<void> {
    const send = (bytes: number) =>
      this.#host.postJson('/confirm.data', JSON.stringify('x'.repeat(bytes - '""'.length)));
    const tooLong = await send(mebibyte + 1);
    assert.equal(tooLong.status, 413);
    assert.match(tooLong.text, /more than 1 MiB/);
    assert.doesNotMatch((await send(mebibyte)).text, /more than 1 MiB/);
  }

  async #countsVisitors(): Promise<void> {
    const statuses = new Set<number>();
    for (let index = 0; index <= answersPerMinute; index += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}` };
      const visitor = new Visitor(this.#way);
      statuses.add((await visitor.post(this.#page, { answer: 'maybe' }, headers)).status);
    }
    assert.deepEqual([...statuses], [303, 429]);
  }
}
