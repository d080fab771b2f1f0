import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type SignedIn, addInvite, signIn } from '#tests/fixtures/invites.ts';

import { type Reply, type Site, openSite } from '../setup/site.ts';

let site: Site;
let owner: SignedIn;
let id: string;

beforeAll(async () => {
  site = await openSite();
  owner = await signIn(site, 'ana');
  id = await addInvite(site, owner.host);
});
afterAll(() => site.close());

/** The row of sections on a screen: each link's words and address, and the one that is marked as current. */
function readRow({ text }: Pick<Reply, 'text'>) {
  const row =
    /<nav[^>]*aria-label="Sections of this event"[^>]*>(.*?)<\/nav>/.exec(text)?.[1] ?? '';
  const links = [...row.matchAll(/<a([^>]*)>([^<]*)<\/a>/g)];
  return {
    links: links.map(([, attributes, words]) => [
      words,
      /href="([^"]*)"/.exec(attributes ?? '')?.[1],
    ]),
    current: links.find(([, attributes]) => attributes?.includes('aria-current="page"'))?.[2],
  };
}

describe('the row of sections', () => {
  test.each([
    ['', 'Overview'],
    ['/answers', 'Answers'],
    ['/settings', 'Settings'],
    ['/guests/add', 'Overview'],
    ['/picture', 'Settings'],
  ])('of %s marks %s', async (screen, section) => {
    const reply = await owner.visitor.get(`/host/events/${id}${screen}`);
    expect(readRow(reply).current).toBe(section);
    expect(reply.text).toContain('Garden party');
    expect(reply.text.match(/<h1/g)).toHaveLength(1);
  });

  test('names every section once, without Messages where no mail is sent', async () => {
    expect(readRow(await owner.visitor.get(`/host/events/${id}`)).links).toEqual([
      ['Overview', `/host/events/${id}`],
      ['Answers', `/host/events/${id}/answers`],
      ['Door', `/host/events/${id}/door`],
      ['Settings', `/host/events/${id}/settings`],
    ]);
  });

  test('has Messages where the server sends mail', async () => {
    const env = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'Festoon <party@festoon.example>' };
    const mailing = await openSite(env);
    const { visitor, host } = await signIn(mailing, 'ana');
    const event = await addInvite(mailing, host);
    const { links } = readRow(await visitor.get(`/host/events/${event}/messages`));
    await mailing.close();
    expect(links.map(([words]) => words)).toEqual([
      'Overview',
      'Answers',
      'Messages',
      'Door',
      'Settings',
    ]);
  });
});
