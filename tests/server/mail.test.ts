import { afterEach, expect, test } from 'vitest';

import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { prepareInvitations } from '#tests/setup/mail.ts';
import { spawnServer } from '#tests/setup/server-process.ts';
import { type Site, openSite } from '#tests/setup/site.ts';

const mails = useMailFolder();
let site: Site | undefined;

const guests = [
  { name: 'Chiara Rossi', email: 'chiara@example.org' },
  { name: '', email: 'nameless@example.org' },
];

afterEach(async () => {
  await site?.close();
  site = undefined;
  mails.empty();
});

async function open(env: Record<string, string> = {}): Promise<Site> {
  site = await openSite({ ...mails.env, ...env });
  return site;
}

/** Queues invitations as a screen does, and lets the server send them. */
async function invite({ services }: Site) {
  const { db, mail } = services;
  const prepared = await prepareInvitations(db, guests);
  await db.transaction().execute((trx) => mail.enqueue(trx, prepared.mails));
  mail.wake();
  return prepared;
}

test('what a screen queues is written to the folder, with links to this site (behaviour 29.4, 29.16)', async () => {
  const opened = await open();
  const { inviteId } = await invite(opened);
  await expect.poll(() => mails.list().length).toBe(2);
  const [chiara, nameless] = (await mails.read()).toSorted((one, other) =>
    String(one.to?.[0]?.address).localeCompare(String(other.to?.[0]?.address)),
  );
  expect(chiara?.subject).toBe('You’re invited: Garden party');
  expect(chiara?.to).toEqual([{ name: 'Chiara Rossi', address: 'chiara@example.org' }]);
  expect(chiara?.html).toContain('Chiara, you’re invited');
  expect(nameless?.html).toContain('You’re invited');
  const links = [...String(chiara?.html).matchAll(/href="([^"]+\/guest\/[^"]+)"/g)];
  const answers = links.map(([, link = '']) => link.replaceAll('&amp;', '&'));
  for (const answer of ['yes', 'no', 'maybe']) {
    const link = answers.find((each) => each.endsWith(`&answer=${answer}`)) ?? '';
    expect(link).toMatch(new RegExp(`^${opened.services.origin}/guest/${inviteId}\\?g=`));
    expect((await opened.visitor().get(link)).status).toBe(302);
  }
  // Scanners follow every link of a message, which answers nothing and unsubscribes nobody.
  for (const link of answers) await opened.visitor().get(link);
  const replies = await opened.db.selectFrom('rsvps').select('id').execute();
  const stops = await opened.db.selectFrom('mail_opt_outs').select('id').execute();
  expect([...replies, ...stops]).toEqual([]);
  const picture = /<img[^>]+src="([^"]+)"/.exec(String(chiara?.html))?.[1] ?? '';
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
});

test('without mail nothing is sent, and says so (behaviour 29.1)', async () => {
  site = await openSite();
  expect(site.services.mail.isOn).toBe(false);
  expect((await open()).services.mail.isOn).toBe(true);
});

test('the queue and what became of messages are among the metrics (behaviour 29.15)', async () => {
  let url = '';
  const log = {
    info(event: string, fields?: Record<string, unknown>) {
      if (event === 'serving metrics') url = String(fields?.['url']);
    },
    warn() {},
    error() {},
  };
  const env = { ...mails.env, METRICS_PORT: '0' };
  site = await openSite(env, { log });
  await invite(site);
  const figures = async () => {
    const text = await fetch(url).then((answer) => answer.text());
    return text.split('\n').filter((line) => /^festoon_mail_.*(queued|sent|accepted)/.test(line));
  };
  await expect
    .poll(figures)
    .toEqual([
      'festoon_mail_messages{state="queued"} 0',
      'festoon_mail_messages{state="sent"} 2',
      'festoon_mail_outcomes_total{outcome="accepted"} 2',
    ]);
});

test('a key that cannot be read stops the start with one line (behaviour 29.1)', async () => {
  const server = spawnServer({
    ...mails.env,
    DATA_DIR: mails.folder,
    DKIM_DOMAIN: 'festoon.example',
    DKIM_SELECTOR: 'post',
    DKIM_KEY_FILE: `${mails.folder}/missing.pem`,
  });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^DKIM_KEY_FILE cannot be read: [^\n]+\n$/);
});
