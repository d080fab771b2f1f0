import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { hashToken } from '#app/platform/ids.server.ts';
import { getMessagesPath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { addEvent } from '#tests/setup/events.ts';
import { listMail } from '#tests/setup/guest-mail.ts';
import { mailing, newPress, postMessage, sendMailing } from '#tests/setup/host-mail.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { signUp } from '#tests/setup/log-in-screen.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { type Site, openSite } from '#tests/setup/site.ts';
import { giveEachTestAnEvent, id, owner, switchEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const mails = useMailFolder();
/** Nothing is due during these tests. */
let now = 1_800_000_000_000;
const clock = () => now;
useSite({ ...mails.env, MAIL_HOST_LIMIT: '9' }, { clock });
giveEachTestAnEvent();

/** Lets every host of a site send mail. */
async function confirmAddresses({ db }: Pick<Site, 'db'>): Promise<void> {
  const confirmed = { mail_address: 'ana@example.org', mail_verified_at: 1 };
  await db.updateTable('hosts').set(confirmed).execute();
}

beforeAll(async () => {
  await confirmAddresses(site);
});
beforeEach(async () => {
  now += 60 * 60 * 1000;
  await site.db.deleteFrom('outbox').execute();
  await site.db.deleteFrom('mail_counts').execute();
});

/** Sends a test to the host, and says whether it has to wait. */
const isTestLate = async () => {
  const { text } = await postMessage({ intent: 'test', press: newPress(), ...mailing });
  expect(text).toContain('"tested"');
  return text.includes('"wait","host"');
};
const outbox = () => listMail(site.db, id);
const shownWords = async () => readWords(await owner.visitor.get(getMessagesPath(id)));

describe('the limits of a day', () => {
  const message = { kind: 'message', subject: 'Hello', text: 'Bring a coat.' };

  test('of a young account are named before sending (behaviour 31.6, 29.20)', async () => {
    const young = await openSite({ ...mails.env, MAIL_YOUNG_LIMIT: '4' }, { clock });
    const { visitor, host } = await logIn(young, 'ana');
    await confirmAddresses(young);
    const event = await addEvent(young.db, { host, invitees: makeInvitees(60) });
    const shown = await visitor.get(`${getMessagesPath(event)}?send=invitation`);
    expect(readWords(shown)).toContain(
      '56 invitations will wait until tomorrow or later: a new account sends at most 4 a day, until it is a week old and a guest has answered.',
    );
    await young.close();
  });

  test('name the network address once it leaves the least (behaviour 31.6, 29.21)', async () => {
    const settings = { MAIL_HOST_LIMIT: '50', MAIL_NETWORK_LIMIT: '9' };
    const crowded = await openSite({ ...mails.env, ...settings }, { clock });
    const [ana, ben] = [await logIn(crowded, 'ana'), await logIn(crowded, 'ben')];
    await confirmAddresses(crowded);
    const first = await addEvent(crowded.db, { host: ana.host, invitees: makeInvitees(7) });
    const action = { intent: 'send', press: newPress(), ...mailing };
    await ana.visitor.postJson(`${getMessagesPath(first)}.data`, action);
    const second = await addEvent(crowded.db, { host: ben.host, invitees: makeInvitees(7) });
    const shown = await ben.visitor.get(`${getMessagesPath(second)}?send=invitation`);
    expect(readWords(shown)).toContain(
      '5 invitations will wait until tomorrow or later: this server sends at most 9 a day for all hosts of one network.',
    );
    await crowded.close();
  });

  test('name the mailbox that has had its mail of the day, of all hosts and spellings (behaviour 31.6, 29.22)', async () => {
    const full = await openSite({ ...mails.env, MAIL_MAILBOX_LIMIT: '4' }, { clock });
    const { visitor, host } = await logIn(full, 'ana');
    await confirmAddresses(full);
    const established = { established_at: 1 };
    await full.db.updateTable('hosts').set(established).execute();
    const invitees = [
      'chiara@example.org',
      'chiara+2@example.org',
      'c.hiara@example.org',
      'ben@example.org',
    ];
    const event = await addEvent(full.db, {
      host,
      invitees: invitees.map((email) => ({ name: email, email })),
    });
    const look = async () =>
      readWords(await visitor.get(`${getMessagesPath(event)}?send=invitation`));
    expect(await look()).not.toContain('will wait');
    const scope = `to ${hashToken('chiara@example.org')}`;
    const period = new Date(now).toISOString().slice(0, 10);
    await full.db.insertInto('mail_counts').values({ scope, period, count: 2 }).execute();
    expect(await look()).toContain(
      '1 invitation will wait until tomorrow or later: one mailbox gets only so many messages a day.',
    );
    // What another host has queued to it is sent before.
    const other = await logIn(full, 'ben');
    const others = [{ name: 'Chiara', email: 'chiara@example.org' }];
    const second = await addEvent(full.db, { host: other.host, invitees: others });
    await confirmAddresses(full);
    const action = { intent: 'send', press: newPress(), ...mailing };
    await other.visitor.postJson(`${getMessagesPath(second)}.data`, action);
    expect(await look()).toContain('2 invitations will wait until tomorrow or later: one mailbox');
    await full.db.updateTable('hosts').set({ established_at: null }).execute();
    expect(await look()).toContain('2 invitations will wait until tomorrow or later: one mailbox');
    await full.close();
  });

  test('say how many of each press wait and why, until they are due (behaviour 31.6)', async () => {
    await sendMailing(message);
    const tomorrow = now + 3_600_000;
    const wait = async (reason: 'host' | 'young' | 'network' | 'mailbox', name: string) => {
      await site.db
        .updateTable('outbox')
        .set({ waits_for: reason, due_at: tomorrow })
        .where('address', '=', `${name}@example.org`)
        .execute();
    };
    expect(await shownWords()).not.toContain('will wait');
    await wait('host', 'ana');
    await wait('mailbox', 'ben');
    await wait('network', 'cleo');
    const words = await shownWords();
    expect(words).toContain('3 on their way');
    for (const reason of [
      'this server sends at most 9 a day for each host.',
      'one mailbox gets only so many messages a day.',
      'this server sends at most 500 a day for all hosts of one network.',
    ]) {
      expect(words).toContain(`1 will wait until tomorrow or later: ${reason}`);
    }
    now = tomorrow;
    expect(await shownWords()).not.toContain('will wait');
  });

  test('keep a test too, and its host reads so; what waits for tomorrow takes nothing of today (behaviour 31.6)', async () => {
    expect(await isTestLate()).toBe(false);
    await switchEvent({ invitees: makeInvitees(9) });
    await sendMailing({});
    expect(await isTestLate()).toBe(true);
    await site.db
      .updateTable('outbox')
      .set({ waits_for: 'mailbox', due_at: now + 24 * 60 * 60 * 1000 })
      .execute();
    expect(await isTestLate()).toBe(false);
  });

  test('are counted by the network address of who presses (behaviour 29.21)', async () => {
    await sendMailing(message);
    await postMessage({ intent: 'test', press: newPress(), ...mailing, kind: 'invitation' });
    const networks = (await outbox()).map(({ network }) => network);
    expect(networks).toHaveLength(4);
    expect(new Set(networks)).toEqual(new Set([expect.stringMatching(/^[\w-]{43}$/)]));
  });
});

test('a link to a mailbox that got enough mail today is not sent, and the page says so (behaviour 29.23)', async () => {
  const visitor = site.visitor();
  await signUp(visitor, { username: 'ben', password: 'secret' });
  const save = (mailAddress: string) =>
    visitor.post('/account/mail', { intent: 'mail-address', mailAddress, current: 'secret' });
  const scope = `to ${hashToken('full@example.org')}`;
  const period = new Date(now).toISOString().slice(0, 10);
  await site.db.insertInto('mail_counts').values({ scope, period, count: 20 }).execute();
  const refused = await save('full+new@example.org');
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Too much mail was sent today. Please try again tomorrow.');
  expect((await save('other@example.org')).status).toBe(200);
});
