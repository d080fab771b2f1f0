import { strict as assert } from 'node:assert';
import { chownSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { createOldSqlite } from '#tests/setup/old-database.ts';
import { Visitor } from '#tests/setup/site.ts';

import { findFreePort } from '../ports.ts';
import { Container, type ImageConfig } from './container.ts';
import type { Check } from './contents.ts';
import { type Done, answerUntilStopped, doMainJob, findEverything } from './walk.ts';

interface Given {
  check: Check;
  root: string;
  config: ImageConfig;
  work: string;
}

const serving = /"event":"serving"/;
const answersBeforeStop = 150;

/** Runs the image with volumes in `work`. */
export async function checkContainer(given: Given): Promise<void> {
  const site = new Site(given);
  const { check } = given;
  await check('it shows its first page', () => site.start());
  await check('it runs as an ordinary user without any rights, with PID 1', () =>
    site.hasNoRights(),
  );
  await check('it may write /data and /tmp, and nothing else', () => site.writesOnly());
  await check('its own health check passes', () => site.isHealthy());
  await check('a host and a guest do the main job', () => site.doesJob());
  await check('a backup is made in it', () => site.backsUp());
  await check('SIGTERM under load drains and ends it with 0', () => site.drains());
  await check('started again, it has everything', () => site.hasEverything());
  await check('a secret is read from the file that NAME_FILE names', () => site.readsSecrets());
  await checkVolumes(given);
}

class Site {
  readonly #given: Given;
  readonly #data: string;
  #container!: Container;
  #url = '';
  #done!: Done;

  constructor(given: Given) {
    this.#given = given;
    this.#data = makeVolume(given);
  }

  async start(): Promise<string> {
    const port = String(await findFreePort());
    this.#url = `http://localhost:${port}`;
    const began = performance.now();
    const env = { PORT: port, APP_ORIGIN: this.#url, TRUST_PROXY: 'on', PHOTON_URL: 'off' };
    this.#container = new Container({ ...this.#given, data: this.#data }, env);
    await this.#container.until(serving);
    assert.equal((await new Visitor({ url: this.#url }).get('/')).status, 200);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return `after ${seconds} s, with ${this.#memory()} MB of memory`;
  }

  #memory(): string {
    return (Number.parseInt(this.#container.status('VmRSS'), 10) / 1000).toFixed();
  }

  hasNoRights(): void {
    const container = this.#container;
    assert.match(container.status('Uid'), /^1000\s+1000\s+1000\s+1000$/);
    assert.match(container.status('Gid'), /^1000\s+1000\s+1000\s+1000$/);
    for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb']) {
      assert.match(container.status(set), /^0+$/, set);
    }
    assert.equal(container.status('NoNewPrivs'), '1');
    assert.match(container.status('NSpid'), /\s1$/);
  }

  writesOnly(): void {
    const tried = [
      '/data',
      '/tmp',
      '/',
      '/festoon',
      '/festoon/build',
      '/etc',
      '/var/tmp',
      '/home/node',
    ];
    const attempt = `JSON.stringify(${JSON.stringify(tried)}.filter((folder) => { try {
      const file = folder + '/.tried'; fs.writeFileSync(file, ''); fs.rmSync(file); return true;
    } catch { return false; } }))`;
    assert.deepEqual(
      JSON.parse(this.#container.run('node', '--print', attempt)),
      tried.slice(0, 2),
    );
  }

  isHealthy(): void {
    const [kind, ...command] = this.#given.config.Healthcheck.Test;
    assert.equal(kind, 'CMD');
    this.#container.run('/usr/bin/env', `PORT=${new URL(this.#url).port}`, ...command);
  }

  async doesJob(): Promise<void> {
    this.#done = await doMainJob(this.#url);
  }

  backsUp(): string {
    const said = this.#container.run('node', 'scripts/backup.ts', '/data/copy.sqlite');
    assert.match(said, /1 hosts, 1 invites, .* 1 rsvps; .*integrity check: ok/);
    return said.trim();
  }

  async drains(): Promise<string> {
    let began = 0;
    const code = await answerUntilStopped(this.#url, this.#done, answersBeforeStop, () => {
      began = performance.now();
      return this.#container.stop();
    });
    assert.equal(code, 0, this.#container.output);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return `${this.#done.answers.length} answers acknowledged, ended after ${seconds} s`;
  }

  async hasEverything(): Promise<string> {
    const started = await this.start();
    await findEverything(this.#url, this.#done);
    assert.equal(await this.#container.stop(), 0);
    return `first page ${started}`;
  }

  async readsSecrets(): Promise<void> {
    writeFileSync(path.join(this.#data, 'url'), 'postgres://me:my-password@127.0.0.1:1/x', {
      mode: 0o644,
    });
    const env = { PORT: '0', DATABASE_URL_FILE: '/data/url' };
    const container = new Container({ ...this.#given, data: this.#data }, env);
    await container.until(/waiting for the database.*ECONNREFUSED/);
    assert.equal(await container.stop(), 0);
    assert.doesNotMatch(container.output, /my-password/);
  }
}

/** Belongs to the user of the image, as a new volume of a runtime does. */
function makeVolume({ work, config }: Given): string {
  const folder = mkdtempSync(path.join(work, 'volume-'));
  const [uid = 0, gid = 0] = config.User.split(':').map(Number);
  chownSync(folder, uid, gid);
  return folder;
}

/** A volume with a database of an earlier release, which a statement changes. */
function makeOldVolume(given: Given, statement = ''): string {
  const data = makeVolume(given);
  const db = createOldSqlite(data);
  db.exec(statement);
  db.close();
  const [uid = 0, gid = 0] = given.config.User.split(':').map(Number);
  chownSync(path.join(data, 'festoon.sqlite'), uid, gid);
  return data;
}

/** What a container says that cannot start. */
async function readRefusal(container: Container): Promise<string> {
  assert.equal(await container.exited, 1, container.output);
  return container.output.trim();
}

async function checkVolumes(given: Given): Promise<void> {
  const { check } = given;
  const start = (data: string) => new Container({ ...given, data }, { PORT: '0' });
  await check('a database of an earlier release is backed up, and the log says where', async () => {
    const data = makeOldVolume(given);
    const container = start(data);
    await container.until(serving);
    const said = /"backed up before the migration","file":"([^"]+)"/.exec(container.output);
    const file = said?.[1] ?? '';
    assert.ok(file.startsWith('/data/backups/'), container.output);
    assert.deepEqual(readdirSync(path.join(data, 'backups')), [path.basename(file)]);
    assert.equal(await container.stop(), 0);
    return file;
  });
  await check('a volume of somebody else is refused in a sentence', async () => {
    const data = makeVolume(given);
    chownSync(data, 4711, 4711);
    const said = await readRefusal(start(data));
    assert.match(said, /\/data belongs to user 4711, and this process runs as user 1000\.$/);
    return said;
  });
  await check('a full disk is said, and the database is not migrated', () => meetFullDisk(given));
  await check('a database of a later release is refused in a sentence', async () => {
    const later = `insert into migrations (name, applied_at) values ('9999-later', 1)`;
    const said = await readRefusal(start(makeOldVolume(given, later)));
    assert.match(said, /^The database is newer than this release of Festoon: it has 9999-later\./);
    return said;
  });
}

/** A disk of 5 MB has room for a database of 3 MB, and not for its backup. */
async function meetFullDisk(given: Given): Promise<string> {
  const data = makeOldVolume(given, `update invites set custom_message = '${'x'.repeat(3e6)}'`);
  const [uid, gid] = given.config.User.split(':');
  const tmpfs = `size=5m,mode=700,uid=${uid},gid=${gid}`;
  const fill = `cp --preserve "${data}/festoon.sqlite" "$ROOT/data/"`;
  const said = await readRefusal(new Container({ ...given, data: { tmpfs } }, { PORT: '0' }, fill));
  assert.match(
    said,
    /^The backup before the migration could not be written to \/data\/backups: .*full\. The database was left/,
  );
  return said;
}
