import { beforeEach, describe, expect, test } from 'vitest';

import { getMessagesPath } from '#app/platform/paths.ts';
import { listMail } from '#tests/setup/guest-mail.ts';
import { mailing, newPress, postMessage, sendMailing } from '#tests/setup/host-mail.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { giveEachTestAnEvent, id, owner } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const mails = useMailFolder();
useSite(mails.env, { clock: () => now });
giveEachTestAnEvent();
/** Nothing but links is due during these tests. */
let now = 1_800_000_000_000;

beforeEach(async () => {
  now += 60 * 60 * 1000;
  await setMailAddress(site.db, owner.host, 'ana@example.org');
});

const page = () => getMessagesPath(id);
const outbox = () => listMail(site.db, id);

async function receiveToken(address: string): Promise<string> {
  const find = async () => {
    const mail = (await mails.read()).find(({ to }) => to?.[0]?.address === address);
    return /\?verify=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

describe('the host’s words', () => {
  const words = 'Bring <b>boots</b> & coats.\r\nBcc: eve@example.org\n-- \nEve';

  test('stand above the invitation, are kept with it, and stand in the list (behaviour 31.15)', async () => {
    const preview = await postMessage({ intent: 'preview', ...mailing, text: words });
    expect(preview.text).toMatch(/Bring .{0,20}boots/);
    expect(preview.text).not.toContain('<b>boots');
    await sendMailing({ text: words });
    const [row] = await outbox();
    expect(JSON.parse(row?.payload ?? '')).toEqual({ words: words.trim(), again: false });
    const shown = readWords(await owner.visitor.get(page()));
    expect(shown).toContain('“Bring &lt;b&gt;boots&lt;/b&gt; & coats.');
  });

  test('have at most 500 characters (behaviour 31.15)', async () => {
    const text = 'x'.repeat(501);
    for (const intent of ['send', 'test']) {
      const refused = await postMessage({ intent, press: newPress(), ...mailing, text });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('Please use at most 500 characters for your words.');
    }
    expect(await outbox()).toEqual([]);
    expect((await sendMailing({ text: 'x'.repeat(500) })).status).toBe(200);
  });
});

const see = async () => readWords(await owner.visitor.get(page())).replaceAll(/\s+/g, ' ');

describe('mail that waits for the host’s address', () => {
  test('is in one place with the link once more, and is taken back (behaviour 29.25)', async () => {
    await setMailAddress(site.db, owner.host, 'lena@example.org', null);
    expect(await see()).not.toContain('Waiting for you');
    const press = newPress();
    await sendMailing({ press });
    expect(await see()).toContain(
      'Waiting for you: 3 invitations. They go out as soon as you press the link we sent to lena@example.org. Send the link again Other address',
    );
    expect(await see()).toContain('Take back');
    const again = await owner.visitor.post('/account/mail', { intent: 'send-link' });
    expect(readWords(again)).toContain('We sent the link to lena@example.org again.');
    expect((await postMessage({ intent: 'undo', press })).text).toContain('"count",3');
    expect(await see()).not.toContain('Waiting for you');
  });

  test('goes out with the press that confirms the address, which says how much (behaviour 29.25)', async () => {
    await setMailAddress(site.db, owner.host, 'freed@example.org', null);
    await sendMailing();
    await owner.visitor.post('/account/mail', { intent: 'send-link' });
    const token = await receiveToken('freed@example.org');
    const fields = { intent: 'verify-mail-address', token };
    const confirmed = await owner.visitor.post('/account/mail', fields);
    expect(readWords(confirmed)).toContain('Confirmed. 3 invitations are on their way.');
    const rows = site.db.selectFrom('outbox').select('waits_for').where('invite_id', '=', id);
    expect((await rows.execute()).filter(({ waits_for: wait }) => wait !== null)).toEqual([]);
  });

  test('lapses after seven days, which the host reads (behaviour 29.25)', async () => {
    await setMailAddress(site.db, owner.host, 'lena@example.org', null);
    await sendMailing();
    await site.db
      .updateTable('outbox')
      .set({ state: 'suppressed', problem: 'unconfirmed', payload: 'null' })
      .where('invite_id', '=', id)
      .execute();
    expect(await see()).toContain('3 lapsed: no address was confirmed within seven days');
    expect(await see()).toContain('Invite 3');
  });
});
