import { beforeEach, describe, expect, test } from 'vitest';

import { findInvite } from '#app/features/invite/store.server.ts';
import {
  getDashboardPath,
  getEventDataPath,
  getMessagesPath,
  getSettingPath,
} from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { listMail } from '#tests/setup/guest-mail.ts';
import { mailing, newPress, postMessage, sendMailing } from '#tests/setup/host-mail.ts';
import { logIn, setMailAddress } from '#tests/setup/hosts.ts';
import { findHost, signUp } from '#tests/setup/log-in-screen.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { openSite } from '#tests/setup/site.ts';
import {
  findInvitee,
  giveEachTestAnEvent,
  id,
  other,
  owner,
  switchEvent,
} from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const mails = useMailFolder();
useSite({ ...mails.env, MAIL_HOST_LIMIT: '9' }, { clock: () => now });
giveEachTestAnEvent();
/** Nothing is due during these tests. */
let now = 1_800_000_000_000;

beforeEach(async () => {
  now += 60 * 60 * 1000;
  await site.db.deleteFrom('outbox').execute();
  await site.db.deleteFrom('mail_counts').execute();
  await setMailAddress(site.db, owner.host, 'ana@example.org');
});

/** The form about the address requires a password. */
async function openAccount(username: string) {
  const visitor = site.visitor();
  await signUp(visitor, { username, password: 'secret' });
  return { visitor, host: await findHost(site, username) };
}

const page = (search = '') => `${getMessagesPath(id)}${search}`;
const nameHosts = (hostedBy: string) => postMessage({ intent: 'name-hosts', hostedBy });
const outbox = () => listMail(site.db, id);
const addresses = async () => (await outbox()).map(({ address }) => address).toSorted();

const guestId = async (name: string) => (await findInvitee(name)).id;

async function receiveLink(address: string): Promise<string> {
  const find = async () => {
    const mail = (await mails.read()).find(({ to }) => to?.[0]?.address === address);
    return /http\S+\?verify=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

const everyone = ['ana@example.org', 'ben@example.org', 'cleo@example.org'];

describe('invitations', () => {
  test('go to everyone who has none yet, and wait for ten seconds (behaviour 31.3)', async () => {
    expect((await sendMailing()).status).toBe(200);
    expect(await addresses()).toEqual(everyone);
    for (const row of await outbox()) {
      expect(row).toMatchObject({ kind: 'invitation', state: 'queued', due_at: now + 10_000 });
    }
    const shown = await owner.visitor.get(page('?send=invitation'));
    expect(shown.text).toContain('Left out: 3 who have it already.');
    expect((await sendMailing()).text).toContain('"queued",0');
    expect(await outbox()).toHaveLength(3);
  });

  test('are counted as messages: a household gets one (behaviour 31.3)', async () => {
    const people = ['Chiara', 'Marco', 'Nina'].map((name) => ({ name, child: false }));
    const household = { name: 'The Rossis', email: 'rossi@example.org', people };
    await switchEvent({ invitees: [household] });
    const words = readWords(await owner.visitor.get(page('?send=invitation')));
    expect(words).toContain('1 gets one now');
    expect(words).toMatch(/Get one\s+The Rossis/);
    expect(words).toContain('Send 1 invitation');
    expect(words).not.toMatch(/\d guests?\b/);
  });

  test('are queued once by a double press, also when both come at once (behaviour 31.6)', async () => {
    const press = newPress();
    await Promise.all([sendMailing({ press }), sendMailing({ press }), sendMailing()]);
    expect(await outbox()).toHaveLength(3);
    const text = { kind: 'message', subject: 'Hello', text: 'Bring a coat', press: newPress() };
    await Promise.all([sendMailing(text), sendMailing(text)]);
    expect(await outbox()).toHaveLength(6);
  });

  test('is noted in the activity with its number, and so is taking it back (behaviour 38.14)', async () => {
    const press = newPress();
    await Promise.all([sendMailing({ press }), sendMailing({ press })]);
    await postMessage({ intent: 'undo', press });
    const words = readWords(await owner.visitor.get(getSettingPath(id, 'activity')));
    expect(words.match(/You\s+sent 3 invitations/g)).toHaveLength(1);
    expect(words).toMatch(/You\s+took back 3 messages/);
  });

  test('are taken back by Undo, once (behaviour 31.6)', async () => {
    const press = newPress();
    await sendMailing({ press });
    const undone = await postMessage({ intent: 'undo', press });
    expect(undone.text).toContain('"undone"');
    expect(await outbox()).toEqual([]);
    const late = await postMessage({ intent: 'undo', press });
    expect(late.status).toBe(422);
    expect(late.text).toContain('Too late to undo: they’re on their way.');
  });

  test('leave out who has no address, opted out or declined, and say so (behaviour 31.4)', async () => {
    const invitees = [...makeInvitees(3), { name: 'Nobody', email: '' }];
    await switchEvent({ invitees });
    await site.services.mail.optOut(site.db, {
      address: 'Guest1@example.org',
      inviteId: id,
    });
    const inviteeId = await guestId('Guest 2');
    await addAnswer(site.db, { inviteId: id, inviteeId, answer: 'no' });
    const shown = await owner.visitor.get(page('?send=invitation'));
    for (const words of [
      '1 gets one now',
      'Left out: 1 who want no mail, 1 who answered, 1 without an address.',
    ]) {
      expect(shown.text).toContain(words);
    }
    await sendMailing();
    expect(await addresses()).toEqual(['guest0@example.org']);
    await sendMailing({ kind: 'message', to: 'no', subject: 'Pity', text: 'We will miss you.' });
    expect(await addresses()).toEqual(['guest0@example.org', 'guest2@example.org']);
    const chosen = await guestId('Guest 1');
    await sendMailing({ kind: 'message', guests: [chosen], subject: 'Still', text: 'Hello' });
    expect(await outbox()).toHaveLength(2);
  });

  test('to ten thousand guests are queued in one request, and say what waits (behaviour 31.6)', async () => {
    await switchEvent({ invitees: makeInvitees(10_000) });
    const shown = await owner.visitor.get(page('?send=invitation'));
    expect(shown.text).toContain('Send 10,000 invitations');
    expect(shown.text).toContain('9,991 invitations will wait until tomorrow or later');
    expect(shown.text.length).toBeLessThan(200_000);
    expect((await sendMailing()).status).toBe(200);
    expect(await outbox()).toHaveLength(10_000);
  });
});

describe('reminders and written messages', () => {
  test('a reminder goes to who has not answered (behaviour 31.3)', async () => {
    const inviteeId = await guestId('Ben');
    await addAnswer(site.db, { inviteId: id, inviteeId, answer: 'yes' });
    await sendMailing({ kind: 'reminder' });
    expect(await addresses()).toEqual(['ana@example.org', 'cleo@example.org']);
    for (const row of await outbox()) expect(row.payload).toBe('{"isAutomatic":false,"words":""}');
  });

  test('a message goes to those with an answer, and holds what was written (behaviour 31.3)', async () => {
    const inviteeId = await guestId('Ben');
    await addAnswer(site.db, { inviteId: id, inviteeId, answer: 'yes' });
    await sendMailing({ kind: 'message', to: 'yes', subject: 'Shoes', text: 'Please bring two.' });
    const [row, ...none] = await outbox();
    expect(none).toEqual([]);
    expect(JSON.parse(row?.payload ?? '')).toEqual({ subject: 'Shoes', text: 'Please bring two.' });
  });

  test('what is unreadable, too long or empty is refused with a sentence (behaviour 31.7)', async () => {
    const long = 'x'.repeat(4001);
    for (const [changes, message] of [
      [{ kind: 'message', text: 'x' }, 'Please write a subject and a message.'],
      [{ kind: 'message', subject: 'x', text: long }, 'Please use at most 4000 characters.'],
      [{ kind: 'verify' }, 'This message could not be read.'],
      [{ guests: ['../x'] }, 'This message could not be read.'],
    ] as const) {
      const refused = await sendMailing(changes);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain(message);
    }
    expect(await outbox()).toEqual([]);
  });

  test('a preview and a test show the words, and name no guest’s link (behaviour 31.5)', async () => {
    const written = { ...mailing, kind: 'message', subject: 'Shoes & <b>', text: 'Bring two.' };
    const preview = await postMessage({ intent: 'preview', ...written });
    expect(preview.text).toContain('Bring two.');
    expect(preview.text).not.toContain('<b>');
    expect(preview.text).not.toContain('?g=');
    await postMessage({ intent: 'test', press: newPress(), ...written });
    const [row, ...none] = await outbox();
    expect(none).toEqual([]);
    expect(row).toMatchObject({ address: 'ana@example.org', invitee_id: null, kind: 'message' });
  });
});

describe('an address', () => {
  test('that failed comes first, is corrected in place, and its invitation is sent again (behaviour 31.8)', async () => {
    await sendMailing();
    await site.db
      .updateTable('outbox')
      .set({ state: 'failed', problem: 'no-mailbox' })
      .where('address', '=', 'ben@example.org')
      .execute();
    const shown = await owner.visitor.get(page());
    expect(shown.text).toContain('Came back: no such mailbox');
    now += 1;
    const ben = await guestId('Ben');
    const fix = { intent: 'correct', guestId: ben, press: newPress(), address: 'ben@example.net' };
    expect((await postMessage({ ...fix, address: 'ben' })).text).toContain(
      'Please enter a mail address.',
    );
    expect((await postMessage(fix)).status).toBe(200);
    expect((await postMessage(fix)).status).toBe(422);
    expect(await addresses()).toEqual([...everyone, 'ben@example.net'].toSorted());
    expect((await owner.visitor.get(page())).text).not.toContain('no such mailbox');
    const { version } = await site.db
      .selectFrom('invites')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(version).toBe(2);
  });

  test('of one’s own has to be confirmed before a test is sent, and until then mailings wait (behaviour 29.25, 31.2)', async () => {
    for (const [address, words] of [
      [null, 'Mail goes out once you’ve pressed the link we send you.'],
      ['ana@example.org', 'Waiting for you: press the link we sent to ana@example.org.'],
    ] as const) {
      await setMailAddress(site.db, owner.host, address, null);
      const refused = await postMessage({ intent: 'test', press: newPress(), ...mailing });
      expect([refused.status, await outbox()]).toEqual([422, []]);
      expect(refused.text).toContain(words);
    }
    for (const kind of ['invitation', 'reminder']) {
      expect((await sendMailing({ kind })).status).toBe(200);
    }
    const rows = site.db.selectFrom('outbox').select('waits_for').where('invite_id', '=', id);
    expect((await rows.execute()).map(({ waits_for: wait }) => wait)).toEqual(
      Array.from({ length: 6 }, () => 'sender'),
    );
  });

  test('of one’s own is confirmed by a link that is valid for a day and this account (behaviour 31.2, 33.36, 37.10)', async () => {
    const { db } = site;
    const { visitor, host } = await openAccount('new');
    const save = (mailAddress: string) =>
      visitor.post('/account/mail', { intent: 'mail-address', mailAddress, current: 'secret' });
    for (const wrong of ['not an address', 'not-an@address@x', 'ana@x']) {
      expect((await save(wrong)).status).toBe(422);
    }
    expect((await save('new@example.org')).text).toContain('We sent a link to new@example.org');
    const link = await receiveLink('new@example.org');
    const token = new URL(link).searchParams.get('verify') ?? '';
    const isVerified = async () =>
      (
        await db
          .selectFrom('hosts')
          .select('mail_verified_at as at')
          .where('uid', '=', host.uid)
          .executeTakeFirstOrThrow()
      ).at !== null;
    const target = link.slice(site.services.origin.length);
    expect((await visitor.get(target)).text).toContain('Confirm my address');
    expect(await isVerified()).toBe(false);
    const confirm = (who = visitor) =>
      who.post('/account/mail', { intent: 'verify-mail-address', token });
    expect((await confirm(other.visitor)).status).toBe(422);
    now += 24 * 60 * 60 * 1000;
    expect((await confirm()).status).toBe(422);
    now -= 1;
    expect((await confirm()).status).toBe(200);
    expect(await isVerified()).toBe(true);
    expect(readWords(await visitor.get('/account/activity'))).toContain('Mail address confirmed');
    await save('next@example.org');
    expect(await isVerified()).toBe(false);
    expect((await confirm()).status).toBe(422);
    const stranger = await site.visitor().get(target);
    expect(stranger.location).toContain('/hostLogIn?redirect=/account/mail%3Fverify%3D');
  });

  test('of one’s own gets few links an hour (behaviour 31.2)', async () => {
    const { visitor } = await openAccount('busy');
    const statuses = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const mailAddress = `${name}@example.org`;
      statuses.push(
        (
          await visitor.post('/account/mail', {
            intent: 'mail-address',
            mailAddress,
            current: 'secret',
          })
        ).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
  });
});

const list = async (show: string) => {
  const { text } = await owner.visitor.get(`${getEventDataPath('guests', id)}?show=${show}`);
  const { marks, list: shown } = JSON.parse(text) as {
    marks: object;
    list: { rows: { name: string; told?: string }[] };
  };
  return { marks, rows: shown.rows.map((row) => `${row.name}: ${row.told}`) };
};

describe('the guest list', () => {
  test('says what became of mail to each guest, and finds those without and those it failed for (behaviour 31.9, 48.3)', async () => {
    const { db, mail } = site.services;
    expect(await list('untold')).toMatchObject({
      marks: { untold: 3, returned: 0 },
      rows: ['Ana: Not told yet', 'Ben: Not told yet', 'Cleo: Not told yet'],
    });
    await sendMailing({ guests: [await guestId('Ana'), await guestId('Ben')] });
    await db
      .updateTable('outbox')
      .set({ state: 'failed', problem: 'no-mailbox' })
      .where('address', '=', 'ben@example.org')
      .execute();
    const returned = {
      marks: { untold: 2, returned: 1 },
      rows: ['Ben: Came back: no such mailbox'],
    };
    expect(await list('returned')).toMatchObject(returned);
    expect((await list('untold')).rows).toEqual([
      'Ben: Came back: no such mailbox',
      'Cleo: Not told yet',
    ]);
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    await mail.optOut(db, { address: 'cleo@example.org', inviteId: id });
    expect((await list('all')).rows).toEqual([
      'Cleo: Wants no mail',
      expect.stringMatching(/^Ana: Mailed [A-Z][a-z]+ \d+$/),
      expect.stringMatching(/^Ben: Mailed /),
    ]);
    expect((await list('returned')).rows).toEqual([]);
  });
});

describe('the screen', () => {
  test('has no button to send nothing (behaviour 31.3)', async () => {
    await switchEvent({ invitees: [{ name: 'Ana', email: '' }] });
    const words = readWords(await owner.visitor.get(page('?send=invitation')));
    expect(words).toContain('Nobody to send to.');
    expect(words).not.toMatch(/Send 0|You can undo/);
  });

  test('offers to name the hosts where there is no name, and overwrites none (behaviour 31.12)', async () => {
    expect((await owner.visitor.get(page('?send=invitation'))).text).not.toContain('Hosted by<');
    await switchEvent({ hostedBy: '' });
    const shown = await owner.visitor.get(page('?send=invitation'));
    expect(readWords(shown)).toContain('Without a name, mail comes from “Your host”.');
    for (const refused of ['', '  ', 'x'.repeat(201)]) {
      expect((await nameHosts(refused)).status).toBe(422);
    }
    expect((await nameHosts('Maya & Jonah')).text).toContain('named');
    expect((await nameHosts('Somebody')).status).toBe(422);
    const stored = await findInvite(site.db, id);
    expect(stored?.hostedBy).toBe('Maya & Jonah');
    const named = await owner.visitor.get(page('?send=invitation'));
    expect(readWords(named)).not.toContain('Your host');
  });

  test('is for the host of the event alone and kept by no browser (behaviour 31.1)', async () => {
    const shown = await owner.visitor.get(page());
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect((await owner.visitor.get(getDashboardPath(id))).text).toContain(`href="${page()}"`);
    const stranger = await site.visitor().get(page());
    expect([stranger.status, stranger.location]).toEqual([302, `/hostLogIn?redirect=${page()}`]);
    const refused = await other.visitor.get(page('?send=invitation'));
    expect(refused.status).toBe(403);
    expect(refused.text).not.toContain('Ben');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect((await owner.visitor.get('/host/events/none/messages')).status).toBe(404);
    expect((await sendMailing({}, other)).status).toBe(403);
    const nobody = { host: owner.host, visitor: site.visitor(), cookie: owner.cookie };
    expect((await sendMailing({}, nobody)).status).toBe(401);
    expect(await outbox()).toEqual([]);
  });

  test('says what to do where the server sends no mail (behaviour 31.1)', async () => {
    const silent = await openSite();
    const { visitor, host } = await logIn(silent, 'ana');
    const invite = await addEvent(silent.db, { host });
    const shown = await visitor.get(getMessagesPath(invite));
    expect(shown.text).toContain('This server sends no mail.');
    const dashboard = await visitor.get(getDashboardPath(invite));
    expect(dashboard.text).not.toContain(`${getMessagesPath(invite)}?send`);
    await silent.close();
  });
});
