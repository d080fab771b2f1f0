import { beforeEach, expect, test } from 'vitest';

import { listMail } from '#tests/setup/guest-mail.ts';
import { sendMailing } from '#tests/setup/host-mail.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { act, findInvitee, giveEachTestAnEvent, id, owner } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

/** Nothing is due during these tests. */
let now = 1_800_000_000_000;
useSite(useMailFolder().env, { clock: () => now });
giveEachTestAnEvent();
let ana: string;

beforeEach(async () => {
  await setMailAddress(site.db, owner.host, 'host@example.org');
  await site.db.deleteFrom('outbox').execute();
  ana = (await findInvitee('Ana')).id;
});

const card = () => `/host/events/${id}/guests/${ana}`;
const see = async () => readWords(await owner.visitor.get(card()));
const messages = (search = '') => `/host/events/${id}/messages${search}`;
const outbox = () => listMail(site.db, id);
const fail = () =>
  site.db
    .updateTable('outbox')
    .set({ state: 'failed', problem: 'no-mailbox' })
    .where('invite_id', '=', id)
    .execute();
const correct = (address: string) =>
  owner.visitor.postJson(`${card()}.data`, { intent: 'address', address, seen: 'ana@example.org' });

test('a guest’s screen says what became of the mail, and leads to an invitation (behaviour 31.13)', async () => {
  const before = await owner.visitor.get(card());
  expect(readWords(before)).toMatch(/Not told yet\s+Invite/);
  expect(before.text).toContain(`?send=invitation&amp;guest=${ana}"`);
  await sendMailing({ guests: [ana] });
  const after = await owner.visitor.get(card());
  expect(readWords(after)).toMatch(/Queued\s+Send again/);
  expect(after.text).toContain(`?send=invitation&amp;guest=${ana}&amp;again="`);
  await site.services.mail.optOut(site.db, { address: 'ana@example.org', inviteId: id });
  expect(await see()).toContain('Wants no mail');
  expect(await see()).not.toContain('Send again');
});

test('an invitation goes again to the guest for whom that is asked, and to nobody else (behaviour 31.13)', async () => {
  await sendMailing({});
  expect(await outbox()).toHaveLength(3);
  await sendMailing({ guests: [ana] });
  expect(await outbox()).toHaveLength(3);
  const shown = readWords(await owner.visitor.get(messages(`?send=invitation&guest=${ana}&again`)));
  expect(shown).toContain('Send 1 invitation');
  await sendMailing({ guests: [ana], again: true });
  const again = (await outbox()).map(({ address }) => address).toSorted();
  expect(again).toEqual([
    'ana@example.org',
    'ana@example.org',
    'ben@example.org',
    'cleo@example.org',
  ]);
});

test('the failed message goes out again to a corrected address, once (behaviour 31.13)', async () => {
  await sendMailing({ guests: [ana] });
  await fail();
  expect(await see()).toMatch(/Came back: no such mailbox.*A new address gets it at once/s);
  now += 1;
  expect((await correct('ana@new.example')).text).toContain('isSentAgain');
  const resent = [{ state: 'failed' }, { kind: 'invitation', address: 'ana@new.example' }];
  expect(await outbox()).toMatchObject(resent);
  await correct('ana@new.example');
  expect(await outbox()).toMatchObject(resent);
  const activity = readWords(await owner.visitor.get(`/host/events/${id}/settings/activity`));
  expect(activity).toMatch(/corrected a guest/);
});

test('a corrected address alone sends nothing (behaviour 31.13)', async () => {
  expect((await correct('ana@new.example')).status).toBe(200);
  expect(await outbox()).toEqual([]);
});

test('what a search of the list finds can be invited, by label too (behaviour 35.8)', async () => {
  const guests = { ids: [ana] };
  const label = { intent: 'label', guests, label: 'Family', on: true };
  await act(label);
  const list = await owner.visitor.get(`/host/events/${id}/guests?label=Family`);
  const path = /href="([^"]*send=invitation[^"]*)"[^>]*>Invite these 1</.exec(list.text)?.[1] ?? '';
  const shown = readWords(await owner.visitor.get(path.replaceAll('&amp;', '&')));
  expect(shown).toMatch(/Get one\s+Ana/);
  const going = await owner.visitor.get(`/host/events/${id}/guests?show=going&label=Family`);
  expect(going.text).not.toContain('Invite these');
});
