import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type SignedIn, addInvite, makeInvitees, signIn } from '#tests/fixtures/invites.ts';
import { type Site, openSite } from '#tests/setup/site.ts';

let site: Site;
let owner: SignedIn;
let other: SignedIn;
let id: string;

beforeAll(async () => {
  site = await openSite();
  owner = await signIn(site, 'ana');
  other = await signIn(site, 'mal');
});
beforeEach(async () => {
  id = await addInvite(site, owner.host, { invitees: [{ name: 'Bo', email: 'bo@example.org' }] });
});
afterAll(() => site.close());

const page = () => `/host/events/${id}/guests/add`;
const add = (guests: unknown, version = 1, visitor = owner.visitor) =>
  visitor.postJson(`${page()}.data`, { version, guests });

function invitees() {
  return site.services.db
    .selectFrom('invitees')
    .select(['name', 'email', 'token'])
    .where('invite_id', '=', id)
    .orderBy('position')
    .execute();
}

const named = async () => (await invitees()).map(({ name, email }) => [name, email]);

describe('many guests', () => {
  test('are added at the end of the list, with links of their own, also without an address', async () => {
    const added = await add([
      ['Cy', 'cy@example.org'],
      [' Dora ', ''],
    ]);
    expect(added.status).toBe(200);
    expect(await named()).toEqual([
      ['Bo', 'bo@example.org'],
      ['Cy', 'cy@example.org'],
      ['Dora', ''],
    ]);
    expect(new Set((await invitees()).map(({ token }) => token)).size).toBe(3);
    expect((await owner.visitor.get(`/host/events/${id}`)).text).toContain('Dora');
  });

  test('are added once: the same request again finds that the list has changed', async () => {
    await add([['Cy', '']]);
    const again = await add([['Cy', '']]);
    expect(again.status).toBe(409);
    expect(again.text).toContain('Your guest list was changed somewhere else in the meantime');
    expect(await named()).toHaveLength(2);
  });

  test('of several requests at once are those of exactly one', async () => {
    const statuses = await Promise.all(
      ['Cy', 'Dora', 'Eva', 'Fay'].map(async (name) => (await add([[name, '']])).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect(await named()).toHaveLength(2);
  });

  test.each([
    [[], 'There is nobody to add.'],
    [[['  ', 'a@x']], 'Please enter a name.'],
    [
      [
        ['Cy', ''],
        ['x'.repeat(201), ''],
      ],
      'Please use at most 200 characters.',
    ],
    [[['Cy', 'x'.repeat(321)]], 'Please use at most 320 characters.'],
    [[['Cy\0', '']], 'Some characters in this text cannot be saved.'],
    [[['Cy']], 'Please enter text.'],
    ['Cy', 'This list could not be read. Please reload the page and try again.'],
  ])('as %j are refused whole', async (guests, message) => {
    const refused = await add(guests);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(message);
    expect(await named()).toHaveLength(1);
  });

  test('beyond ten thousand are refused whole', async () => {
    const many = makeInvitees(10_000).map(({ name, email }) => [name, email]);
    const refused = await add(many);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('An invitation holds at most 10,000 invitees.');
    expect(await named()).toHaveLength(1);
    expect((await add(many.slice(1))).status).toBe(200);
    expect(await invitees()).toHaveLength(10_000);
  });

  test('are added by the host of the event alone', async () => {
    expect((await add([['Cy', '']], 1, site.visitor())).status).toBe(401);
    expect((await add([['Cy', '']], 1, other.visitor)).status).toBe(403);
    expect((await owner.visitor.postJson('/host/events/none/guests/add.data', {})).status).toBe(
      404,
    );
    expect(await named()).toHaveLength(1);
  });

  test('without an address stay when the other invitees are edited', async () => {
    await add([['Dora', '']]);
    const stored = await site.services.db
      .selectFrom('invitees')
      .select(['id', 'name', 'email'])
      .where('invite_id', '=', id)
      .orderBy('position')
      .execute();
    const edited = stored.map((one) => (one.name === 'Bo' ? { ...one, name: 'Bob' } : one));
    const saved = await owner.visitor.postJson(`/invitee.data?invite=${id}`, {
      version: 2,
      value: { invitees: edited },
    });
    expect(saved.status).toBe(202);
    expect(await named()).toEqual([
      ['Bob', 'bo@example.org'],
      ['Dora', ''],
    ]);
  });
});

describe('the screen that adds guests', () => {
  test('is for the host of the event alone and kept by no browser', async () => {
    const shown = await owner.visitor.get(page());
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Add Guests');
    expect(shown.text).toContain('bo@example.org');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    for (const { token } of await invitees()) expect(shown.text).not.toContain(token);

    const stranger = await site.visitor().get(page());
    expect(stranger.status).toBe(302);
    expect(stranger.location).toBe(`/hostLogIn?redirect=${page()}`);
    const refused = await other.visitor.get(page());
    expect(refused.status).toBe(403);
    expect(refused.text).not.toContain('bo@example.org');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const none = await owner.visitor.get('/host/events/none/guests/add');
    expect([none.status, none.location]).toEqual([404, null]);
  });
});
