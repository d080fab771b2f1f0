import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import PostalMime from 'postal-mime';

import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { openDatabase } from '#app/platform/db/client.server.ts';
import { getMessagesPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';

const subject = 'Buy now';
const accounts = 3;
const toVictim = 168;
const toOthers = 332;
const victim = (index: number) => `victim+${index}@example.org`;

interface Target {
  url: string;
  folder: string;
  dataDir: string;
  signUp: (username: string) => Promise<string>;
}

/** A folder for the server's mail, and the settings that no other limit interferes with. */
export async function makeMailFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'festoon-flood-'));
  const env = {
    SMTP_URL: `file:${folder}`,
    MAIL_FROM: 'Festoon <party@festoon.example>',
    MAIL_RATE: '100000',
  };
  return { folder, env, remove: () => rm(folder, { recursive: true }) };
}

async function readMails(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
}

interface Host {
  url: string;
  cookie: string;
}

async function post({ url, cookie }: Host, target: string, body: URLSearchParams | string) {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const headers = { origin: url, cookie, ...type };
  const reply = await fetch(new URL(target, url), { method: 'POST', headers, body });
  return reply.text();
}

const postToAccount = (host: Host, fields: Record<string, string>) =>
  post(host, '/account/mail', new URLSearchParams(fields));

/** Confirms an address as its owner does, with the link in the mail. */
async function confirm(host: Host, folder: string, mailAddress: string): Promise<void> {
  await postToAccount(host, { intent: 'mail-address', mailAddress, current: 'secret' });
  for (;;) {
    const mail = (await readMails(folder)).find(({ to }) => to?.[0]?.address === mailAddress);
    const token = /\?verify=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token) {
      await postToAccount(host, { intent: 'verify-mail-address', token });
      return;
    }
    await setTimeout(50);
  }
}

/** An event with 500 guests. */
async function giveEvent(dataDir: string, number: number): Promise<string> {
  const db = await openDatabase({ DATA_DIR: dataDir });
  const host = await db
    .selectFrom('hosts')
    .select(['uid', 'username', 'email', 'display_name as displayName'])
    .where('username', '=', `fresh-${number}`)
    .executeTakeFirstOrThrow();
  const invitees = [
    ...Array.from({ length: toVictim }, (_, index) => victim(number * toVictim + index)),
    ...Array.from({ length: toOthers }, (_, index) => `guest${number}.${index}@example.org`),
  ].map((email, index) => ({ name: `Guest ${index}`, email }));
  const id = await saveDraft({ db, clock: Date.now }, host, makeDraft({ invitees }));
  await db.destroy();
  return id;
}

async function writeToAll(host: Host, id: string): Promise<number> {
  const mailing = { kind: 'message', to: 'all', guests: [], subject, text: 'Whatever I like' };
  const action = JSON.stringify({ intent: 'send', press: `press-${id}`, ...mailing });
  const said = await post(host, `${getMessagesPath(id)}.data`, action);
  return Number(/"queued",(\d+)/.exec(said)?.[1] ?? 0);
}

/** Waits until nothing more is sent: a mailing waits for ten seconds, in which it can be undone. */
async function settle(folder: string): Promise<void> {
  await setTimeout(11_000);
  for (let before = -1, count = 0; count !== before; await setTimeout(2000)) {
    before = count;
    count = (await readdir(folder)).length;
  }
}

/** Three accounts of one network address and one mailbox write to 500 guests each, a third of them one person. */
export async function floodMail(target: Target): Promise<string> {
  const { url, folder, dataDir, signUp } = target;
  const hosts: { host: Host; id: string }[] = [];
  for (let number = 0; number < accounts; number += 1) {
    const host = { url, cookie: await signUp(`fresh-${number}`) };
    await confirm(host, folder, `me+${number}@example.org`);
    hosts.push({ host, id: await giveEvent(dataDir, number) });
  }
  const began = performance.now();
  let queued = 0;
  for (const { host, id } of hosts) queued += await writeToAll(host, id);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  await settle(folder);
  const mails = (await readMails(folder)).filter((mail) => mail.subject === subject);
  const toOne = mails.filter(({ to }) => to?.[0]?.address?.startsWith('victim+')).length;
  return `${queued} queued in ${seconds} s, ${mails.length} sent on the first day, ${toOne} of them to one person`;
}
