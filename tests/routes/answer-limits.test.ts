import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { messages } from '#app/features/rsvp/messages.ts';
import { answersTo, shown, words } from '#tests/setup/guest-page.ts';
import { saveInvite, tokensOf } from '#tests/setup/invites.ts';
import { siteEngine } from '#tests/setup/site-database.ts';
import { openSite } from '#tests/setup/site.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });

test('one address sends 120 answers a minute; others are not kept from answering', async () => {
  const site = await openSite({ TRUST_PROXY: 'on' });
  const inviteId = await saveInvite(site.services.db);
  const page = `/guest/${inviteId}`;
  const flood = await Promise.all(
    Array.from({ length: 125 }, () =>
      site.visitor().post(page, { answer: 'yes' }, from('192.0.2.1')),
    ),
  );
  const refused = flood.filter(({ status }) => status !== 303);
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
  for (const answer of refused) {
    expect(words(answer)).toContain('Too many attempts. Please wait and try again.');
    expect(words(answer)).toContain('Are you attending?');
  }
  expect(await answersTo(site.services.db, inviteId)).toHaveLength(120);
  const neighbour = await site.visitor().post(page, { answer: 'no' }, from('192.0.2.2'));
  expect(neighbour.status).toBe(303);
  const reader = await site.visitor().get(page, from('192.0.2.1'));
  expect(reader.status).toBe(200);
  await site.close();
});

// Only the embedded database can be written to between two steps of a request without letting others in.
test.skipIf(siteEngine !== 'sqlite')(
  'an invitee removed in the instant of their answer gets the page with a sentence',
  async () => {
    let removeInvitees: (() => void) | null = null;
    const site = await openSite(
      {},
      {
        // Read between the look at the personal link and the write of its answer.
        clock() {
          removeInvitees?.();
          return 1000;
        },
      },
    );
    const inviteId = await saveInvite(site.services.db, {
      invitees: [{ name: 'Ana Lindqvist', email: 'ana@private.example' }],
    });
    const page = `/guest/${inviteId}`;
    const [token = ''] = await tokensOf(site.services.db, inviteId);
    const guest = site.visitor();
    await guest.get(`${page}?g=${token}`);
    removeInvitees = () => {
      removeInvitees = null;
      const beside = new DatabaseSync(path.join(site.dataDir, 'festoon.sqlite'));
      beside.exec('delete from invitees');
      beside.close();
    };
    const answer = await guest.post(page, { answer: 'yes' });
    expect(answer.status).toBe(409);
    expect(words(answer)).toContain(messages.uninvited);
    expect(words(answer)).toContain('Are you attending?');
    expect(words(answer)).not.toContain('Ana Lindqvist');
    expect(shown(answer)).toBeNull();
    expect(await answersTo(site.services.db, inviteId)).toEqual([]);

    await guest.post(page, { answer: 'yes' });
    expect(await answersTo(site.services.db, inviteId)).toMatchObject([
      { invitee_id: null, answer: 'yes' },
    ]);
    await site.close();
  },
);
