import { strict as assert } from 'node:assert';

import { getEventDataPath, getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { listAnswers, readShownAnswer } from '#tests/setup/guest-page.ts';
import { findHost } from '#tests/setup/log-in-screen.ts';
import type { Nodes, ServerNode } from '#tests/setup/nodes.ts';
import { sendRaw } from '#tests/setup/raw-request.ts';
import { Visitor } from '#tests/setup/site.ts';

import { guessName } from './sign-on-walk.ts';
import type { Step } from './walk.ts';

/** Fewer than a visitor may send in a minute. */
const answers = 40;

/** Through single sign-on in front of two nodes, one of which ends. */
export class NodesWalk {
  readonly steps: readonly Step[] = [
    ['a session of the sign-on is known on both nodes', () => this.#signsIn()],
    ['past the proxy, the header names nobody on either node', () => this.#guards()],
    ['dashboards on both nodes hear of an answer', () => this.#hears()],
    ['a node is killed: no acknowledged answer is lost', () => this.#loses()],
    ['the other node answers for both, and knows the session', () => this.#takesOver()],
  ];

  readonly #url: string;
  readonly #cluster: Nodes;
  readonly #host: Visitor;
  #id = '';

  constructor({ url }: { url: string }, cluster: Nodes) {
    this.#url = url;
    this.#cluster = cluster;
    this.#host = new Visitor({ url });
    this.#host.cookies.set('sign-on', 'lena');
  }

  /** The host's browser at a node, without the proxy. */
  #at({ url }: ServerNode): Visitor {
    const visitor = new Visitor({ url });
    for (const [name, value] of this.#host.cookies) visitor.cookies.set(name, value);
    return visitor;
  }

  async #signsIn(): Promise<void> {
    const pressed = await this.#host.post('/hostLogIn/continue?redirect=/host/events', {});
    assert.deepEqual([pressed.status, pressed.location], [303, '/host/events']);
    this.#id = await addEvent(this.#cluster.db, { host: await findHost(this.#cluster, 'lena') });
    for (const node of this.#cluster.nodes) {
      const named = { 'remote-user': 'lena' };
      assert.equal((await this.#at(node).get('/host/events', named)).status, 200, node.url);
      assert.equal((await this.#host.get('/host/events')).status, 200);
    }
  }

  async #guards(): Promise<void> {
    for (const { url } of this.#cluster.nodes) {
      assert.doesNotMatch(
        (await sendRaw(url, '/hostLogIn', guessName('lena'))).body.toString(),
        /lena/,
      );
    }
  }

  async #hears(): Promise<void> {
    const path = getEventDataPath('live', this.#id);
    const named = { 'remote-user': 'lena' };
    const streams = this.#cluster.nodes.map((node) => this.#at(node).follow(path, named));
    for (const stream of streams) await stream.next();
    const { status } = await new Visitor({ url: this.#url }).post(getGuestPath(this.#id), {
      answer: 'yes',
    });
    assert.equal(status, 303);
    for (const stream of streams) {
      let heard = '';
      for await (heard of stream) if (heard.includes('data:')) break;
      assert.match(heard, /data:/);
    }
  }

  /** Kills the first node once half of the answers are acknowledged, while others are on their way. */
  async #loses(): Promise<void> {
    const id = await addEvent(this.#cluster.db, {});
    let acknowledged = 0;
    const send = async () => {
      const { status } = await new Visitor({ url: this.#url }).post(getGuestPath(id), {
        answer: 'maybe',
      });
      if (status === 303) acknowledged += 1;
      if (acknowledged === answers / 2) void this.#cluster.nodes[0].kill();
    };
    const sendMany = async () => {
      for (let sent = 0; sent < answers / 4; sent += 1) await send();
    };
    await Promise.all([sendMany(), sendMany(), sendMany(), sendMany()]);
    await this.#cluster.nodes[0].kill();
    assert.ok(acknowledged > answers / 2, `${acknowledged} of ${answers} were acknowledged`);
    const stored = (await listAnswers(this.#cluster.db, id)).length;
    assert.ok(stored >= acknowledged, `${acknowledged} were acknowledged, ${stored} are stored`);
    console.log(`  ${acknowledged} of ${answers} were acknowledged, ${stored} are stored`);
  }

  async #takesOver(): Promise<void> {
    const page = getGuestPath(this.#id);
    const guest = new Visitor({ url: this.#url });
    assert.equal((await guest.post(page, { answer: 'no' })).status, 303);
    assert.equal(readShownAnswer(await guest.get(page)), 'no');
    for (let asked = 0; asked < 4; asked += 1) {
      assert.equal((await this.#host.get('/host/events')).status, 200);
    }
  }
}
