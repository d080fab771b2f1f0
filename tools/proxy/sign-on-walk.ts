import { strict as assert } from 'node:assert';

import {
  getDashboardPath,
  getEventDataPath,
  getGuestPath,
  getPreviewPath,
} from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { readShownAnswer } from '#tests/setup/guest-page.ts';
import { findHost } from '#tests/setup/log-in-screen.ts';
import { sendRaw } from '#tests/setup/raw-request.ts';
import { Visitor } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

import { logInThere } from './sign-on.ts';
import type { Step, Way } from './walk.ts';

const forged = { 'remote-user': 'eve', Remote_User: 'eve', 'REMOTE-USER': 'eve' };

/** A request past the proxy, whose header names somebody. */
export const guessName = (user: string) => ({
  localAddress: '127.0.0.9',
  headers: { 'Remote-User': user, 'X-Forwarded-For': '127.0.0.1' },
});

/** Through the examples with single sign-on in front. */
export class SignOnWalk {
  readonly steps: readonly Step[] = [
    ['who is not logged in at the sign-on is led there', () => this.#leadsThere()],
    ['somebody new is asked, and has an account', () => this.#comes()],
    ['a name of the visitor’s own is not believed', () => this.#ignoresForged()],
    ['who is known is signed in without a press', () => this.#comesBack()],
    ['guests need no log-in, and a name of theirs opens nothing', () => this.#lets()],
    ['a preview is the host’s', () => this.#previews()],
    ['a dashboard hears of an answer at once', () => this.#hears()],
    ['another name ends the session', () => this.#ends()],
    ['past the proxy, the header names nobody', () => this.#guards()],
  ];

  readonly #way: Way;
  readonly #host: Visitor;
  #id = '';

  constructor(way: Way) {
    this.#way = way;
    this.#host = this.#as('lena');
  }

  /** The browser of somebody who is logged in at the sign-on. */
  #as(user: string): Visitor {
    const visitor = new Visitor(this.#way);
    visitor.cookies.set('sign-on', user);
    return visitor;
  }

  async #leadsThere(): Promise<void> {
    for (const path of ['/', '/host/events', '/hostLogIn', '/api/live/none', '/guest/x/preview']) {
      const { status, location } = await new Visitor(this.#way).get(path, forged);
      assert.deepEqual([status, location], [status === 401 ? 401 : 302, logInThere], path);
    }
  }

  async #comes(): Promise<void> {
    const screen = await this.#host.get('/hostLogIn?redirect=/host/events');
    assert.match(readWords(screen), /Continue as lena/);
    const pressed = await this.#host.post('/hostLogIn/continue?redirect=/host/events', {});
    assert.deepEqual([pressed.status, pressed.location], [303, '/host/events']);
    assert.equal((await this.#host.get('/host/events')).status, 200);
    const { site } = this.#way;
    this.#id = await addEvent(site.db, { host: await findHost(site, 'lena') });
  }

  async #ignoresForged(): Promise<void> {
    const words = readWords(await this.#as('lars').get('/hostLogIn', forged));
    assert.match(words, /Continue as lars/);
    assert.doesNotMatch(words, /eve/);
    const unnamed = readWords(await this.#as('unnamed').get('/hostLogIn', forged));
    assert.doesNotMatch(unnamed, /Continue as/);
  }

  async #comesBack(): Promise<void> {
    const again = this.#as('lena');
    const asked = await again.get(getDashboardPath(this.#id));
    const led = await again.get(asked.location ?? '');
    assert.deepEqual([led.status, led.location], [302, getDashboardPath(this.#id)]);
    assert.equal((await again.get(getDashboardPath(this.#id))).status, 200);
  }

  async #lets(): Promise<void> {
    const guest = new Visitor(this.#way);
    const page = getGuestPath(this.#id);
    assert.equal((await guest.get(page, forged)).status, 200);
    assert.equal((await guest.post(page, { answer: 'yes' })).status, 303);
    assert.equal(readShownAnswer(await guest.get(page)), 'yes');
    assert.equal((await guest.get('/calendar/none.ics')).status, 404);
    assert.equal((await guest.get('/health')).status, 200);
  }

  async #previews(): Promise<void> {
    assert.equal((await this.#host.get(getPreviewPath(this.#id))).status, 200);
    const { location } = await new Visitor(this.#way).get(getPreviewPath(this.#id));
    assert.equal(location, logInThere);
  }

  async #hears(): Promise<void> {
    const stream = this.#host.follow(getEventDataPath('live', this.#id));
    await stream.next();
    await new Visitor(this.#way).post(getGuestPath(this.#id), { answer: 'no' });
    let heard = '';
    for await (heard of stream) if (heard.includes('data:')) break;
    assert.match(heard, /data:/);
  }

  async #ends(): Promise<void> {
    const shared = this.#as('lena');
    await shared.get('/hostLogIn?redirect=/host/events');
    assert.equal((await shared.get('/account')).status, 200);
    for (const user of ['lars', 'lena']) {
      shared.cookies.set('sign-on', user);
      assert.match((await shared.get('/account')).location ?? '', /^\/hostLogIn/);
    }
  }

  async #guards(): Promise<void> {
    const { port } = new URL(this.#way.site.url);
    const { body } = await sendRaw(`http://127.0.0.1:${port}`, '/hostLogIn', guessName('lena'));
    assert.doesNotMatch(body.toString(), /Continue as|lena/);
  }
}
