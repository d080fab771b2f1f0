import { describe, expect, test } from 'vitest';

import { listHistory } from '#app/features/rsvp/reply/reply-store.server.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { startHousekeeping } from '#server/housekeeping.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { type Visitor } from '#tests/setup/site.ts';
import { act, findInvitee, giveEachTestAnEvent, id, other, owner } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
giveEachTestAnEvent({
  invitees: [
    { name: 'Bo', email: 'bo@example.org' },
    { name: 'Cy', email: 'cy@example.org' },
  ],
});

const page = () => getGuestPath(id);

function answers() {
  return site.db
    .selectFrom('rsvps')
    .selectAll()
    .where('invite_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

const history = (of: Parameters<typeof listHistory>[2]) => listHistory(site.db, id, of);

/** A guest who has answered over the open link. */
async function answered(answer: string): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.get(page());
  await visitor.post(page(), { answer });
  return visitor;
}

function removalOf(text: string): string {
  const found = /"change","([\w-]+)"/.exec(text)?.[1];
  if (found === undefined) throw new Error(`There is no removal in ${text}`);
  return found;
}

describe('answers that are closed', () => {
  test('can be read and not given or changed, and be reopened (behaviour 14.25)', async () => {
    const guest = await answered('yes');
    expect((await act({ intent: 'answers', closed: true })).status).toBe(200);
    const shown = await guest.get(page());
    expect(shown.text).toContain('Answers are closed');
    expect(shown.text).toContain('You’re going');
    expect(shown.text).not.toContain('value="no"');
    const refused = await guest.post(page(), { answer: 'no' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Your host has closed answers, so nothing was changed.');
    expect((await site.visitor().post(page(), { answer: 'yes' })).status).toBe(409);
    expect((await answers()).map(({ answer }) => answer)).toEqual(['yes']);

    await act({ intent: 'answers', closed: false });
    expect((await guest.get(page())).text).toContain('Change answer');
    expect((await guest.post(page(), { answer: 'no' })).status).toBe(303);
    expect((await answers()).map(({ answer }) => answer)).toEqual(['no']);
  });

  test('are closed on personal links too, and can be recorded by the host (behaviour 14.25)', async () => {
    await act({ intent: 'answers', closed: true });
    const bo = await findInvitee('Bo');
    const guest = site.visitor();
    await guest.get(`${page()}?g=${bo.token}`);
    expect((await guest.post(page(), { answer: 'yes' })).status).toBe(409);
    await act({ intent: 'record', record: { inviteeId: bo.id }, as: 'yes' });
    expect(await answers()).toMatchObject([{ answer: 'yes', recorded_by_host: 1 }]);
  });

  test('are closed and reopened by the host alone (behaviour 14.25)', async () => {
    expect((await act({ intent: 'answers', closed: true }, other)).status).toBe(403);
    expect((await site.visitor().get(page())).text).toContain('Are you attending?');
  });
});

describe('answers of the open link', () => {
  test('are removed together, and come back by Undo for the guests who gave them (behaviour 19.13)', async () => {
    const ana = await answered('yes');
    await answered('no');
    await answered('maybe');
    // Versions only grow.
    const stored = async () => (await answers()).map((row) => ({ ...row, version: 0 }));
    const before = await stored();
    const ids = before.slice(0, 2).map((row) => row.id);
    const removed = await act({ intent: 'remove', guests: { ids } });
    expect((await answers()).map((row) => row.answer)).toEqual(['maybe']);
    expect((await ana.get(page())).text).not.toContain('You’re going');
    const removal = removalOf(removed.text);
    await act({ intent: 'undo', change: removal });
    expect(await stored()).toEqual(before);
    expect((await ana.get(page())).text).toContain('You’re going');
    await act({ intent: 'undo', change: removal });
    expect(await stored()).toEqual(before);
  });

  test('that a search lists are removed together, except for some (behaviour 19.13)', async () => {
    const { db } = site;
    await addAnswer(db, { inviteId: id, name: 'Spam 1', answer: 'yes' });
    await addAnswer(db, { inviteId: id, name: 'Spam 2', answer: 'yes' });
    await addAnswer(db, { inviteId: id, name: 'Spam 3', answer: 'no' });
    await addAnswer(db, { inviteId: id, name: 'Eva', answer: 'yes' });
    const kept = (await answers()).find(({ name }) => name === 'Spam 2');
    const every = { find: 'spam', show: 'going' };
    await act({ intent: 'remove', guests: { every, except: [kept?.id] } });
    expect((await answers()).map(({ name }) => name).toSorted()).toEqual([
      'Eva',
      'Spam 2',
      'Spam 3',
    ]);
  });

  test('of a guest who answers again before Undo are the newer one (behaviour 19.13)', async () => {
    const guest = await answered('yes');
    const ids = (await answers()).map((row) => row.id);
    const removed = await act({ intent: 'remove', guests: { ids } });
    await guest.post(page(), { answer: 'no' });
    expect((await act({ intent: 'undo', change: removalOf(removed.text) })).status).toBe(200);
    expect((await answers()).map(({ answer }) => answer)).toEqual(['no']);
  });

  test('are all that can be removed: no invitee’s answer and none of another event (behaviour 19.13)', async () => {
    const bo = await findInvitee('Bo');
    await act({ intent: 'record', record: { inviteeId: bo.id }, as: 'yes' });
    const elsewhere = await addEvent(site.db, { host: owner.host });
    await addAnswer(site.db, { inviteId: elsewhere, name: 'Far', answer: 'yes' });
    const far = await site.db
      .selectFrom('rsvps')
      .select('id')
      .where('invite_id', '=', elsewhere)
      .execute();
    const ids = [...(await answers()), ...far].map((row) => row.id);
    await act({ intent: 'remove', guests: { ids } });
    expect(await answers()).toHaveLength(1);
    expect(far).toHaveLength(1);
    expect((await act({ intent: 'remove', guests: { ids } }, other)).status).toBe(403);
  });

  test('are gone for good an hour after their removal (behaviour 19.13)', async () => {
    await answered('yes');
    const [first] = await answers();
    const removed = await act({ intent: 'remove', guests: { ids: [first?.id] } });
    await site.db.updateTable('removed_answers').set({ removed_at: 1 }).execute();
    await startHousekeeping(site.services, () => true).stop();
    await act({ intent: 'undo', change: removalOf(removed.text) });
    expect(await answers()).toEqual([]);
  });
});

describe('a guest without a name', () => {
  test('is named by the host (behaviour 19.14, 25.15)', async () => {
    await answered('yes');
    const [answer] = await answers();
    const named = await act({ intent: 'name', answerId: answer?.id, name: ' Eva ' });
    expect(named.status).toBe(200);
    expect(await answers()).toMatchObject([{ name: 'Eva', answer: 'yes', recorded_by_host: 0 }]);
    await act({ intent: 'name', answerId: answer?.id, name: 'Eva' });
    expect(await history({ replyId: answer?.id ?? '' })).toMatchObject([
      { by: 'host', before: { name: '' }, after: { name: 'Eva' } },
    ]);
  });

  test('is named by one of two hosts, and neither overwrites the other’s name unseen (behaviour 28.14)', async () => {
    await answered('yes');
    const [answer] = await answers();
    const name = (typed: string, seen?: string) =>
      act({ intent: 'name', answerId: answer?.id, name: typed, seen });
    expect((await name('Eva')).status).toBe(200);
    const refused = await name('Ewa', '');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Somebody just changed this name');
    expect(refused.text).toContain('it is “Eva” now');
    expect((await name('Ewa')).status).toBe(409);
    expect(await answers()).toMatchObject([{ name: 'Eva' }]);
    expect((await name('Ewa', 'Eva')).status).toBe(200);
    expect(await answers()).toMatchObject([{ name: 'Ewa' }]);
  });

  test.each([
    ['   ', 'Please type a name, or choose somebody from your list.'],
    ['x'.repeat(201), 'Please use at most 200 characters for the name.'],
  ])('is not named %j', async (name, message) => {
    await answered('yes');
    const [answer] = await answers();
    const refused = await act({ intent: 'name', answerId: answer?.id, name });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(message);
    expect(await answers()).toMatchObject([{ name: '' }]);
  });

  test('becomes an invitee, on every device with the one answer (behaviour 19.14)', async () => {
    const guest = await answered('yes');
    const [answer] = await answers();
    const bo = await findInvitee('Bo');
    const merge = { intent: 'merge', answerId: answer?.id, inviteeId: bo.id };
    expect((await act(merge)).status).toBe(200);
    expect(await answers()).toMatchObject([{ id: answer?.id, invitee_id: bo.id, answer: 'yes' }]);
    const { text } = await owner.visitor.get(getDashboardPath(id));
    expect(text).not.toContain('Guest without a name');
    await guest.post(page(), { answer: 'no' });
    const personal = site.visitor();
    await personal.get(`${page()}?g=${bo.token}`);
    expect((await personal.get(page())).text).toContain('You’re not going');
    expect(await answers()).toHaveLength(1);
    expect((await act(merge)).status).toBe(409);
  });

  test('becomes an invitee who has answered: the newer answer counts (behaviour 19.14)', async () => {
    const bo = await findInvitee('Bo');
    await act({ intent: 'record', record: { inviteeId: bo.id }, as: 'no' });
    await site.db.updateTable('rsvps').set({ updated_at: 1 }).execute();
    await answered('yes');
    const open = (await answers()).find((row) => row.invitee_id === null);
    await act({ intent: 'merge', answerId: open?.id, inviteeId: bo.id });
    expect(await answers()).toMatchObject([{ invitee_id: bo.id, answer: 'yes' }]);

    await answered('maybe');
    const later = (await answers()).find((row) => row.invitee_id === null);
    await site.db
      .updateTable('rsvps')
      .set({ updated_at: 2 })
      .where('id', '=', later?.id ?? '')
      .execute();
    await act({ intent: 'merge', answerId: later?.id, inviteeId: bo.id });
    expect(await answers()).toMatchObject([{ invitee_id: bo.id, answer: 'yes' }]);
  });

  test('stays as it was merged when a recording from before is undone, and the host hears so (behaviour 19.14, 33.27)', async () => {
    await answered('yes');
    const [open] = await answers();
    const recorded = await act({
      intent: 'recordMany',
      guests: { ids: [open?.id] },
      as: 'no',
      seen: { [open?.id ?? '']: open?.version },
    });
    const bo = await findInvitee('Bo');
    await act({ intent: 'merge', answerId: open?.id, inviteeId: bo.id });
    expect(await answers()).toMatchObject([{ invitee_id: bo.id, answer: 'no' }]);
    const undone = await act({ intent: 'undo', change: removalOf(recorded.text) });
    expect(undone.text).toContain('1 answer was changed since, so it stays as it is.');
    expect(await answers()).toMatchObject([{ invitee_id: bo.id, answer: 'no' }]);
  });

  test('leaves what both answers were in the history of the invitee (behaviour 25.15)', async () => {
    const bo = await findInvitee('Bo');
    await act({ intent: 'record', record: { inviteeId: bo.id }, as: 'no' });
    const guest = await answered('yes');
    await guest.post(page(), { note: 'By train' });
    const [own, open] = (await answers()).toSorted((one) => (one.invitee_id === bo.id ? -1 : 1));
    await site.db
      .updateTable('rsvps')
      .set({ updated_at: 1 })
      .where('id', '=', open?.id ?? '')
      .execute();
    await act({ intent: 'merge', answerId: open?.id, inviteeId: bo.id });
    const changes = await history({ inviteeId: bo.id });
    expect(changes).toHaveLength(3);
    expect(changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          replyId: own?.id,
          by: 'host',
          before: expect.objectContaining({ answer: 'no', recordedByHost: true }),
          after: null,
        }),
        expect.objectContaining({ replyId: open?.id, by: 'guest', after: { note: 'By train' } }),
        expect.objectContaining({
          replyId: open?.id,
          by: 'host',
          before: { answer: 'yes', note: 'By train', recordedByHost: false },
          after: { answer: 'no', note: '', recordedByHost: true },
        }),
      ]),
    );
  });

  test('is refused as an invitee of another event, and when they are gone (behaviour 19.14)', async () => {
    await answered('yes');
    const [answer] = await answers();
    expect((await act({ intent: 'merge', answerId: answer?.id, inviteeId: 'nobody' })).status).toBe(
      409,
    );
    const gone = { intent: 'name', answerId: 'gone', name: 'Eva' };
    expect((await act(gone)).status).toBe(409);
    expect(await answers()).toMatchObject([{ name: '', invitee_id: null }]);
  });
});
