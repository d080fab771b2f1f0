import { describe, expect, test } from 'vitest';

import { findInvite } from '#app/features/invite/store.server.ts';
import {
  getDashboardPath,
  getDeskPicturePath,
  getLivePath,
  getOpenDeskPath,
} from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { drawPhoto, fillPictureForm } from '#tests/fixtures/pictures.ts';
import { logInByPassword, readRecoveryCode, recover, signUp } from '#tests/setup/log-in-screen.ts';
import type { Reply, Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

let ahead = 0;
const lines: unknown[] = [];
const keep = (...line: unknown[]) => lines.push(line);
useSite(
  {},
  { clock: () => Date.UTC(2027, 4, 1) + ahead, log: { info: keep, warn: keep, error: keep } },
);

const minute = 60_000;
let names = 0;

interface Saved {
  visitor: Visitor;
  username: string;
  id: string;
  /** The response to the save. */
  saved: Reply;
  recoveryCode: string;
}

const idOf = ({ headers }: Reply) =>
  /Path=\/guest\/([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

/** A new host who has just saved an event, in the browser that has saved it. */
async function save(visitor = site.visitor()): Promise<Saved> {
  const username = `host-${names++}`;
  const signed = await signUp(visitor, { username, password: 'secret' });
  const saved = await visitor.postJson('/confirm', makeDraft());
  expect(saved.status).toBe(200);
  return { visitor, username, id: idOf(saved), saved, recoveryCode: readRecoveryCode(signed) };
}

const press = (visitor: Visitor, id: string, fields: Record<string, string> = {}) =>
  visitor.post(getOpenDeskPath(id), fields);

const isIn = async (visitor: Visitor) => (await visitor.get('/account')).status === 200;

/** Another browser with the same cookies. */
function copy(visitor: Visitor): Visitor {
  const other = site.visitor();
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  return other;
}

/** A device on which the host logs in with the password. */
async function logInElsewhere(username: string): Promise<Visitor> {
  const visitor = site.visitor();
  await logInByPassword(visitor, { username, password: 'secret' });
  return visitor;
}

/** What a press leads to: the response, the username on the login, and whether somebody is signed in. */
async function tryPress(visitor: Visitor, id: string) {
  const { status, location, headers } = await press(visitor, id);
  const screen = await visitor.get(location ?? '');
  const field = /<input[^>]*name="username"[^>]*>/.exec(screen.text)?.[0] ?? '';
  return {
    target: [status, location, headers.get('set-cookie')],
    username: /value="([^"]*)"/.exec(field)?.[1],
    isIn: await isIn(visitor),
  };
}

const theLogIn = (id: string, username: string) => ({
  target: [303, `/hostLogIn?redirect=/host/events/${id}`, null],
  username,
  isIn: false,
});

describe('a ticket', () => {
  test('is made by a save for the login alone, and only its hash is stored (behaviour 17.47)', async () => {
    const { id, saved } = await save();
    const cookies = saved.headers.getSetCookie();
    const ticket = cookies.find((line) => line.startsWith('festoon.desk=')) ?? '';
    expect(ticket).toMatch(/; Max-Age=86400; Path=\/hostLogIn; HttpOnly; SameSite=Lax$/);
    const value = JSON.parse(
      Buffer.from(decodeURIComponent(/=([^;]*)/.exec(ticket)?.[1] ?? ''), 'base64').toString(),
    ) as { token: string };
    expect(Buffer.from(value.token, 'base64url')).toHaveLength(32);
    const rows = await site.db
      .selectFrom('desk_tickets')
      .selectAll()
      .where('invite_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(value.token);
    expect(cookies.find((line) => line.startsWith('festoon.live='))).toMatch(
      new RegExp(`; Max-Age=1800; Path=/guest/${id}; HttpOnly; SameSite=Lax$`),
    );
  });

  test('signs its host in once and opens the desk of its event (behaviour 17.47)', async () => {
    const { visitor, id, username } = await save();
    expect(await isIn(visitor)).toBe(false);
    const reply = await press(visitor, id);
    expect([reply.status, reply.location]).toEqual([303, getDashboardPath(id)]);
    expect((await visitor.get(getDashboardPath(id))).status).toBe(200);
    const again = copy(visitor);
    again.cookies.delete('festoon.session');
    expect(await tryPress(again, id)).toEqual(theLogIn(id, username));
    // Signed in, the login leads on at once.
    const more = await press(visitor, id);
    expect((await visitor.get(more.location ?? '')).location).toBe(getDashboardPath(id));
  });

  test('leads to the invitations that can be sent, and nowhere else (behaviour 17.47)', async () => {
    const { visitor, id } = await save();
    const reply = await press(visitor, id, { to: 'send', redirect: 'https://elsewhere.example' });
    expect(reply.location).toBe(`/host/events/${id}/messages?send=invitation`);
  });

  test('is a login without a password: what asks who the host is asks here too (behaviour 17.47)', async () => {
    const { visitor, id } = await save();
    await press(visitor, id);
    const refused = await visitor.post('/account/password', {
      intent: 'change-password',
      current: '',
      password: 'lantern',
    });
    expect(refused.status).toBe(403);
  });

  test('is used by a POST alone (behaviour 17.47)', async () => {
    const { visitor, id } = await save();
    const followed = await visitor.get(getOpenDeskPath(id));
    expect(followed.location).toBe(`/hostLogIn?redirect=/host/events/${id}`);
    expect(await isIn(visitor)).toBe(false);
    expect((await press(visitor, id)).location).toBe(getDashboardPath(id));
  });

  test('is not used by another site’s page (behaviour 17.47)', async () => {
    const { visitor, id } = await save();
    const forged = await visitor.post(getOpenDeskPath(id), {}, { origin: 'https://evil.example' });
    expect(forged.status).toBe(403);
    expect((await press(visitor, id)).location).toBe(getDashboardPath(id));
  });

  test('is valid for thirty minutes, and then removed with the next save (behaviour 17.47)', async () => {
    const [late, intime] = [await save(), await save()];
    ahead += 30 * minute - 1;
    expect((await press(intime.visitor, intime.id)).location).toBe(getDashboardPath(intime.id));
    ahead += 1;
    expect(await tryPress(late.visitor, late.id)).toEqual(theLogIn(late.id, late.username));
    await save();
    const rows = await site.db.selectFrom('desk_tickets').select('expires_at').execute();
    expect(rows).toHaveLength(1);
  });

  test('works in its own browser alone (behaviour 17.47)', async () => {
    const { id } = await save();
    expect(await tryPress(site.visitor(), id)).toEqual(theLogIn(id, ''));
  });

  test('opens no other event, not one of the same host either (behaviour 17.47)', async () => {
    const first = await save();
    const second = await save(first.visitor);
    expect(await tryPress(first.visitor, first.id)).toEqual(theLogIn(first.id, ''));
    const { cookies } = first.visitor;
    const ticket = JSON.parse(
      Buffer.from(decodeURIComponent(cookies.get('festoon.desk') ?? ''), 'base64').toString(),
    ) as object;
    const forged = JSON.stringify({ ...ticket, inviteId: first.id });
    cookies.set('festoon.desk', encodeURIComponent(Buffer.from(forged).toString('base64')));
    expect(await tryPress(first.visitor, first.id)).toEqual(theLogIn(first.id, second.username));
  });

  test('is used by exactly one of two presses at once; the other gets the login (behaviour 17.47)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { visitor, id, username } = await save();
      const both = [copy(visitor), copy(visitor)];
      const replies = await Promise.all(both.map((browser) => press(browser, id)));
      const targets = replies.map(({ location }) => location);
      expect(new Set(targets)).toEqual(
        new Set([getDashboardPath(id), `/hostLogIn?redirect=/host/events/${id}`]),
      );
      const losers = both.filter((_, index) => targets[index] !== getDashboardPath(id));
      for (const loser of losers) {
        expect(await tryPress(loser, id)).toEqual(theLogIn(id, username));
      }
    }
  });

  test('is in ‘Recent activity’ and in the security log, without a secret (behaviour 17.47)', async () => {
    const { visitor, id, username } = await save();
    const secret = JSON.stringify([...visitor.cookies.values()]);
    lines.length = 0;
    await press(visitor, id);
    expect(readWords(await visitor.get('/account/activity'))).toContain(
      'Logged in from the page of a new invitation',
    );
    const logged = JSON.stringify(lines);
    expect(logged).toContain('logged in after a save');
    expect(logged).toContain(username);
    for (const value of JSON.parse(secret) as string[]) expect(logged).not.toContain(value);
  });
});

describe('a ticket ends', () => {
  test('with ‘Hide this’ (behaviour 17.48)', async () => {
    const { visitor, id, username } = await save();
    expect((await visitor.post(getLivePath(id), {})).location).toBe(`/guest/${id}`);
    expect(await tryPress(visitor, id)).toEqual(theLogIn(id, username));
  });

  test('with a changed password (behaviour 17.48)', async () => {
    const { visitor, id, username } = await save();
    const elsewhere = await logInElsewhere(username);
    const fields = { intent: 'change-password', current: 'secret', password: 'lantern' };
    expect((await elsewhere.post('/account/password', fields)).status).toBe(200);
    expect(await tryPress(visitor, id)).toEqual(theLogIn(id, username));
  });

  test('with a password set by the recovery code (behaviour 17.48)', async () => {
    const { visitor, id, username, recoveryCode: code } = await save();
    const set = await recover(site.visitor(), { username, code, password: 'lantern' });
    expect(set.status).toBe(200);
    expect(await tryPress(visitor, id)).toEqual(theLogIn(id, username));
  });

  test('with ‘sign out all others’ (behaviour 17.48)', async () => {
    const { visitor, id, username } = await save();
    const elsewhere = await logInElsewhere(username);
    await elsewhere.post('/account/devices', { intent: 'end-other-sessions' });
    expect(await tryPress(visitor, id)).toEqual(theLogIn(id, username));
  });

  test('with its event, and with its host’s part in it (behaviour 17.48)', async () => {
    const deleted = await save();
    const elsewhere = await logInElsewhere(deleted.username);
    await elsewhere.post(`${getDashboardPath(deleted.id)}/settings/delete`, {
      intent: 'delete',
      title: 'Garden party',
    });
    const reply = await press(deleted.visitor, deleted.id);
    expect((await deleted.visitor.get(reply.location ?? '')).status).toBe(404);
    expect(await isIn(deleted.visitor)).toBe(false);
    const [lost, other] = [await save(), await save()];
    const owner = await site.db
      .selectFrom('invites')
      .select('host_uid')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    await site.db.updateTable('invites').set(owner).where('id', '=', lost.id).execute();
    await press(lost.visitor, lost.id);
    expect(await isIn(lost.visitor)).toBe(false);
  });
});

const upload = (visitor: Visitor, id: string, bytes: Uint8Array) =>
  visitor.send(getDeskPicturePath(id), {
    method: 'POST',
    body: fillPictureForm(bytes, { alt: 'Maya in the garden' }),
    headers: { origin: site.url },
  });
const altOf = async (id: string) => (await findInvite(site.db, id))?.picture?.alt;
const draw = () => drawPhoto().jpeg().toBuffer();

describe('the picture of a draft', () => {
  /** Larger than what is read of anybody else. */
  const large = new Uint8Array(2 * 1024 * 1024);

  test('is taken with a ticket, which stays valid, and after its use by the session (behaviour 40.15)', async () => {
    const { visitor, id } = await save();
    const none = await upload(visitor, id, large);
    expect([none.status, none.text]).toEqual([422, expect.stringContaining('is not a picture')]);
    expect((await upload(visitor, id, await draw())).status).toBe(200);
    expect(await altOf(id)).toBe('Maya in the garden');
    expect((await press(visitor, id)).location).toBe(getDashboardPath(id));
    expect((await upload(visitor, id, await draw())).status).toBe(200);
  });

  test('is refused of anybody else, of whom little is read (behaviour 40.3, 40.15)', async () => {
    const [one, other] = [await save(), await save()];
    expect((await upload(other.visitor, one.id, await draw())).status).toBe(401);
    expect((await upload(other.visitor, one.id, large)).status).toBe(401);
    expect((await upload(site.visitor(), one.id, await draw())).status).toBe(401);
    await one.visitor.post(getLivePath(one.id), {});
    expect((await upload(one.visitor, one.id, await draw())).status).toBe(401);
    ahead += 31 * minute;
    expect((await upload(other.visitor, other.id, await draw())).status).toBe(401);
    expect([await altOf(one.id), await altOf(other.id)]).toEqual([undefined, undefined]);
  });
});

test.each(['', 'MQ==', 'e30=', 'x'.repeat(5000), Buffer.from('{"token":1}').toString('base64')])(
  'a cookie that is no ticket leads to the login: %.20s (behaviour 17.47)',
  async (value) => {
    const { id } = await save();
    const visitor = site.visitor();
    visitor.cookies.set('festoon.desk', value);
    expect(await tryPress(visitor, id)).toEqual(theLogIn(id, ''));
  },
);
