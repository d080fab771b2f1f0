import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { listInvitees } from '#app/features/invite/store.server.ts';
import { getDashboardPath, getMessagesPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Festoon <party@festoon.example>' };

describe.each([
  ['without mail', {}],
  ['with mail', mail],
])('a server %s', (_, env) => {
  const sendsMail = 'SMTP_URL' in env;
  useSite(env);
  let owner: LoggedIn;
  let id: string;

  beforeAll(async () => {
    owner = await logIn(site, 'ana');
  });
  beforeEach(async () => {
    const invitees = [
      { name: 'Ana', email: 'ana+1@example.org' },
      { name: 'Ben', email: '' },
    ];
    id = await addEvent(site.db, { host: owner.host, invitees });
  });

  const see = async (path = '') => (await owner.visitor.get(`${getDashboardPath(id)}${path}`)).text;
  const words = async (query: string) =>
    readWords(await owner.visitor.get(`${getMessagesPath(id)}?${query}`));
  async function findGuest(name: string) {
    const guest = (await listInvitees(site.db, id)).find((one) => one.name === name);
    if (!guest) throw new Error(name);
    return guest;
  }

  test('leads from a guest with an address to a mail (behaviour 35.8)', async () => {
    const ana = await findGuest('Ana');
    const card = await see(`/guests/${ana.id}`);
    const href = /href="([^"]*)"[^>]*>Write mail</.exec(card)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const text = encodeURIComponent(
      `Hi Ana! We’re having a party, Garden party, Saturday, June 12, 2027, 6:00 PM. Here is your invitation: ${site.url}/guest/${id}?g=${ana.token}`,
    );
    expect(href).toBe(
      sendsMail
        ? `${getMessagesPath(id)}?send=message&guest=${ana.id}`
        : `mailto:ana%2B1%40example.org?subject=Garden%20party&body=${text}`,
    );
    expect(await see(`/guests/${(await findGuest('Ben')).id}`)).not.toContain('Write mail');
  });

  test('opens a message to all that a search shows, except for some, and to nobody else (behaviour 35.8)', async () => {
    const [ana, ben] = [await findGuest('Ana'), await findGuest('Ben')];
    const none = '1 without an address Ben';
    expect(await words('send=message&every=')).toContain(
      sendsMail ? `Get one Ana ${none}` : 'This server sends no mail.',
    );
    expect(await words(`send=message&every=&except=${ben.id}`)).not.toContain(none);
    expect(await words('send=message&every=&find=ana')).not.toContain(none);
    // An empty selection does not mean everybody.
    expect(await words(`send=message&every=&find=ana&except=${ana.id}`)).not.toContain('Subject');
  });

  test('offers all personal links to copy where it sends no mail (behaviour 35.8)', async () => {
    expect((await see('/guests')).includes('Copy personal links')).toBe(!sendsMail);
    id = await addEvent(site.db, { host: owner.host, invitees: [] });
    expect(await see('/guests')).not.toContain('Copy personal links');
  });
});
