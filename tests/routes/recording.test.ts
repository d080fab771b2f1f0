import { beforeEach, describe, expect, test } from 'vitest';

import { messages as dashboardMessages } from '#app/features/guests/messages.ts';
import { messages } from '#app/features/invite/messages.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { listAnswers } from '#app/features/rsvp/service.server.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { readShownAnswer } from '#tests/setup/guest-page.ts';
import { addMember } from '#tests/setup/members.ts';
import { findSeenVersion } from '#tests/setup/seen-version.ts';
import {
  act,
  findInvitee,
  giveEachTestAnEvent,
  id,
  other,
  owner,
  record as recordRow,
} from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
giveEachTestAnEvent();
let ana: { id: string; token: string };

beforeEach(async () => {
  ana = await findInvitee('Ana');
});

const dashboard = () => getDashboardPath(id);
const record = (as: string, by = owner) => recordRow('Ana', as, by);
const answers = () => listAnswers(site.db, id);
const dashboardWords = async () => readWords(await owner.visitor.get(dashboard()));

describe('an answer recorded by the host', () => {
  test('is stored, marked on the dashboard, and counted (behaviour 19.8)', async () => {
    expect((await record('yes+1')).status).toBe(200);
    const page = await dashboardWords();
    expect(page).toContain('Going +1 2 of 2 2 people recorded by you');
    expect(page).toContain('2 people How this adds up 2 said yes');
    expect(page).toContain('No response 2');
    expect((await record('none')).status).toBe(200);
    expect(await answers()).toEqual([]);
    expect(await dashboardWords()).not.toContain('recorded by you');
  });

  test('is that of a host where the event has members (behaviour 19.8)', async () => {
    await record('yes');
    const co = await addMember(site, { owner, inviteId: id, role: 'co-host' });
    const card = `/guests/${ana.id}`;
    for (const { visitor } of [owner, co]) {
      for (const path of ['', '/guests', card]) {
        const words = readWords(await visitor.get(`${dashboard()}${path}`));
        expect(words).toContain('recorded by a host');
        expect(words).not.toContain('recorded by you');
      }
    }
  });

  test('is the guest’s own on their personal link, until they say otherwise (behaviour 19.9)', async () => {
    await record('yes+1');
    const guest = site.visitor();
    await guest.get(`${getGuestPath(id)}?g=${ana.token}`);
    const page = await guest.get(getGuestPath(id));
    expect(readShownAnswer(page)).toBe('yes');
    expect(readWords(page)).toContain('You and one more.');
    expect(readWords(page)).not.toContain('recorded');
    await guest.post(getGuestPath(id), { answer: 'maybe' });
    expect(await answers()).toMatchObject([{ answer: 'maybe', recordedByHost: false }]);
    expect(await dashboardWords()).not.toContain('recorded by you');
  });

  test('corrects one that came over the open link, for the guest as well', async () => {
    const guest = site.visitor();
    await guest.post(getGuestPath(id), { answer: 'no' });
    const [answer] = await answers();
    const answerId = answer?.id ?? '';
    const correct = async (as: string) => {
      const seen = await findSeenVersion(site.db, answerId);
      return act({ intent: 'record', record: { answerId }, as, seen });
    };
    expect((await correct('maybe')).status).toBe(200);
    expect(readShownAnswer(await guest.get(getGuestPath(id)))).toBe('maybe');
    expect((await correct('none')).status).toBe(200);
    expect(readShownAnswer(await guest.get(getGuestPath(id)))).toBeNull();
  });

  test('for somebody who is no longer invited is refused with a sentence (behaviour 19.10)', async () => {
    const { db } = site;
    await db.deleteFrom('invitees').where('id', '=', ana.id).execute();
    const answer = await act({ intent: 'record', record: { inviteeId: ana.id }, as: 'yes' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(dashboardMessages.guestGone);
    expect(
      (await act({ intent: 'record', record: { answerId: 'none-such' }, as: 'yes' })).status,
    ).toBe(409);
    expect(await answers()).toEqual([]);
  });

  test('without a sign-in changes nothing', async () => {
    const nobody = { ...owner, visitor: site.visitor() };
    const answer = await record('yes', nobody);
    expect(answer.status).toBe(401);
    expect(answer.text).toContain(messages.signedOut);
    expect(await answers()).toEqual([]);
  });

  test('by another host changes nothing, nor on their own invitation', async () => {
    const theirs = await addEvent(site.db, { host: other.host });
    expect((await record('yes', other)).status).toBe(403);
    const sideways = await other.visitor.postJson(`${getDashboardPath(theirs)}.data`, {
      intent: 'record',
      record: { inviteeId: ana.id },
      as: 'yes',
    });
    expect(sideways.status).toBe(409);
    expect(await answers()).toEqual([]);
  });

  test('for an unknown invitation is not found', async () => {
    const answer = await owner.visitor.postJson('/host/events/nope.data', {
      intent: 'record',
      record: { inviteeId: ana.id },
      as: 'yes',
    });
    expect(answer.status).toBe(404);
  });

  test('from another site is forbidden', async () => {
    const answer = await owner.visitor.postJson(
      dashboard(),
      { intent: 'record', record: { inviteeId: ana.id }, as: 'yes' },
      { origin: 'https://evil.example' },
    );
    expect(answer.status).toBe(403);
    expect(await answers()).toEqual([]);
  });

  test.each<[string, unknown, number]>([
    ['nobody', { intent: 'record', record: null, as: 'yes' }, 422],
    ['a guest that is text', { intent: 'record', record: 'ana', as: 'yes' }, 422],
    [
      'both kinds of guest',
      { intent: 'record', record: { inviteeId: 'a', answerId: 'a' }, as: 'yes' },
      422,
    ],
    ['an unknown answer', { intent: 'record', record: { inviteeId: 'a' }, as: 'YES' }, 422],
    [
      'an answer that is a list',
      { intent: 'record', record: { inviteeId: 'a' }, as: ['yes'] },
      422,
    ],
    ['no answer', { intent: 'record', record: { inviteeId: 'a' } }, 422],
    [
      'a host’s own mark',
      { intent: 'record', record: { inviteeId: 'a', recordedByHost: 0 }, as: 'yes' },
      422,
    ],
    ['half a document', '{"intent":"record",', 400],
    [
      'more than 1 MiB',
      { intent: 'record', record: { inviteeId: 'x'.repeat(1024 * 1024) }, as: 'yes' },
      413,
    ],
  ])('for %s is refused', async (_what, body, status) => {
    expect((await act(body)).status).toBe(status);
    expect(await answers()).toEqual([]);
  });
});

describe('a personal link’s token', () => {
  test('is given to the host of the invitation alone, on its dashboard alone', async () => {
    const { db } = site;
    await addAnswer(db, { inviteId: id, inviteeId: ana.id, answer: 'yes' });
    await addAnswer(db, { inviteId: id, name: 'Zoe', answer: 'no' });
    const tokens = (await listInvitees(db, id)).map(({ token }) => token);
    const host = await owner.visitor.get(`${dashboard()}.data`);
    for (const token of tokens) expect(host.text).toContain(token);

    const guest = site.visitor();
    await guest.get(`${getGuestPath(id)}?g=${ana.token}`);
    const elsewhere = await Promise.all([
      ...['', '.data'].flatMap((kind) => [
        owner.visitor.get(`/host/events${kind}`),
        owner.visitor.get(`/invitee${kind}?invite=${id}`),
        other.visitor.get(`${dashboard()}${kind}`),
        other.visitor.get(`/invitee${kind}?invite=${id}`),
        site.visitor().get(`${dashboard()}${kind}`),
        site.visitor().get(`${getGuestPath(id)}${kind}`),
        guest.get(`${getGuestPath(id)}${kind}`),
        guest.post(`${getGuestPath(id)}${kind}`, { answer: 'perhaps' }),
      ]),
      other.visitor.postJson(`${dashboard()}.data`, {
        intent: 'record',
        record: { inviteeId: ana.id },
        as: 'yes',
      }),
      record('yes'),
    ]);
    // An action's response contains no loader data, and no guest's cookie.
    const bytes = elsewhere.map(({ text }) => text).join();
    for (const token of tokens) expect(bytes).not.toContain(token);
  });

  test('is on the page no more than once for each guest shown (behaviour 19.12)', async () => {
    const { text } = await owner.visitor.get(dashboard());
    const page = text.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(page).not.toContain(ana.token);
    expect(text.split(ana.token)).toHaveLength(2);
  });
});

describe('the Invitees step of a stored invitation', () => {
  test('knows who has answered what, for the host alone', async () => {
    const { db } = site;
    await addAnswer(db, { inviteId: id, inviteeId: ana.id, answer: 'yes', extra: 1 });
    await addAnswer(db, { inviteId: id, name: 'Zoe', answer: 'no' });
    const own = await owner.visitor.get(`/invitee.data?invite=${id}`);
    expect(own.text).toContain('Going +1');
    expect(own.text).not.toContain('Declined');
    const theirs = await other.visitor.get(`/invitee.data?invite=${id}`);
    expect(theirs.status).toBe(403);
    expect(theirs.text).not.toContain('Going');
    const draft = await owner.visitor.get('/invitee.data');
    expect(draft.text).not.toContain('Going');
    const otherStep = await owner.visitor.get(`/location.data?invite=${id}`);
    expect(otherStep.text).not.toContain('Going');
  });
});
