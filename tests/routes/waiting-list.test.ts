import { beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { getGuestCardPath, getGuestPath } from '#app/platform/paths.ts';
import { type Visitor } from '#tests/setup/site.ts';
import { act, id, owner, record, switchEvent, useHosts } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const [ana, ben] = [
  { name: 'Ana', email: 'ana@example.org' },
  { name: 'Ben', email: 'ben@example.org' },
];

useSite();
useHosts();
/** Waits, because Ana has the only place. */
let waiting: Visitor;

beforeEach(async () => {
  await open('list');
  waiting = await comes();
});

/** Ana has the only place. */
async function open(whenFull: 'list' | 'closed'): Promise<void> {
  const answerSettings = { ...usualAnswers, seats: 1, whenFull };
  await switchEvent({ invitees: [ana, ben], answerSettings });
  await record('Ana', 'yes');
}

async function comes(): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.get(getGuestPath(id));
  await visitor.post(getGuestPath(id), { answer: 'yes' });
  return visitor;
}

async function statusOf(visitor: Visitor): Promise<string | undefined> {
  const words = readWords(await visitor.get(getGuestPath(id)));
  return /On the waiting list|You’re (?:going|in\b)|Are you attending\?/.exec(words)?.[0];
}

describe('the host lets the waiting list in', () => {
  test('by recording that a guest does not come (behaviour 25.12)', async () => {
    expect(await statusOf(waiting)).toBe('On the waiting list');
    await record('Ana', 'no');
    expect(await statusOf(waiting)).toBe('You’re in');
  });

  test('by removing a guest’s answer (behaviour 25.12)', async () => {
    await record('Ana', 'none');
    expect(await statusOf(waiting)).toBe('You’re in');
  });

  test('by taking a guest off the list of invitees (behaviour 25.12)', async () => {
    const invite = await findInvite(site.db, id);
    const value = { invitees: [ben] };
    const saved = await owner.visitor.postJson(`/invitee.data?invite=${id}`, {
      version: invite?.version,
      value,
    });
    expect(saved.status).toBe(202);
    expect(await statusOf(waiting)).toBe('You’re in');
  });

  test('by removing answers of the guest link; Undo finds the place taken (behaviour 25.12)', async () => {
    const later = await comes();
    await record('Ana', 'no');
    expect(await statusOf(later)).toBe('On the waiting list');
    const rows = await site.db
      .selectFrom('rsvps')
      .select('id')
      .where('invite_id', '=', id)
      .where('answer', '=', 'yes')
      .where('waiting', 'is', null)
      .execute();
    const ids = rows.map((row) => row.id);
    const removed = await act({ intent: 'remove', guests: { ids } });
    expect(await statusOf(later)).toBe('You’re in');
    const removal = /"change","([\w-]+)"/.exec(removed.text)?.[1];
    expect((await act({ intent: 'undo', change: removal })).status).toBe(200);
    expect(await statusOf(waiting)).toBe('On the waiting list');
    expect(await statusOf(later)).toBe('You’re in');
  });
});

test('an answer merged with an invitee’s has the place of both (behaviour 19.14, 25.12)', async () => {
  await act({ intent: 'record', record: { inviteeId: 'nobody' }, as: 'yes' });
  const [row] = await site.db
    .selectFrom('rsvps')
    .select('id')
    .where('invite_id', '=', id)
    .where('waiting', 'is not', null)
    .execute();
  const invitees = await listInvitees(site.db, id);
  const merged = await act({ intent: 'merge', answerId: row?.id, inviteeId: invitees[0]?.id });
  expect(merged.status).toBe(200);
  expect(await statusOf(waiting)).toBe('You’re going');
});

test('an answer that waits keeps the seat of the invitee whom it is merged with (behaviour 19.14, 25.12)', async () => {
  const later = await comes();
  const [, row] = await site.db
    .selectFrom('rsvps')
    .select('id')
    .where('invite_id', '=', id)
    .where('waiting', 'is not', null)
    .orderBy('waiting')
    .execute();
  const invitees = await listInvitees(site.db, id);
  await act({ intent: 'merge', answerId: row?.id, inviteeId: invitees[0]?.id });
  expect(await statusOf(waiting)).toBe('On the waiting list');
  expect(await statusOf(later)).toBe('You’re going');
});

test('who waits is not going on the Invitees step (behaviour 28.6)', async () => {
  await record('Ben', 'yes');
  const step = await owner.visitor.get(`/invitee?invite=${id}`);
  expect(step.text).toContain('On the waiting list');
});

describe('a yes that is recorded for a guest without a place', () => {
  const waits = 'On the waiting list, because there are not enough places left.';

  test('says that the guest waits, also when it is repeated (behaviour 25.11)', async () => {
    for (const as of ['yes', 'yes', 'yes+1']) {
      const recorded = await record('Ben', as);
      expect([recorded.status, recorded.text.includes(waits)]).toEqual([200, true]);
    }
    for (const [name, as] of [
      ['Ben', 'maybe'],
      ['Ana', 'yes'],
    ] as const) {
      expect((await record(name, as)).text).not.toContain(waits);
    }
  });

  test('says so on the guest’s card, and not where only a note is added (behaviour 25.11)', async () => {
    const [, second] = await listInvitees(site.db, id);
    const say = (given: object, seen: object | null = null) =>
      owner.visitor.postJson(`${getGuestCardPath(id, second?.id ?? '')}.data`, {
        intent: 'reply',
        given,
        seen,
      });
    expect((await say({ answer: 'yes' })).text).toContain(waits);
    const noted = await say({ note: 'By train' }, { note: '' });
    expect([noted.status, noted.text.includes(waits)]).toEqual([200, false]);
  });

  test('names those who wait where it is recorded for many, and Undo takes it back (behaviour 33.27)', async () => {
    const ids = (await listInvitees(site.db, id)).map((invitee) => invitee.id);
    const recorded = await act({ intent: 'recordMany', guests: { ids }, as: 'yes' });
    expect(recorded.text).toContain('"count",2');
    expect(recorded.text).toContain(`"note","Ben: ${waits}"`);
    expect(recorded.text).not.toContain('"left"');
    const change = /"change","([\w-]+)"/.exec(recorded.text)?.[1];
    expect((await act({ intent: 'undo', change })).status).toBe(200);
    const step = await owner.visitor.get(`/invitee?invite=${id}`);
    expect(step.text).not.toContain('On the waiting list');
  });
});

test('without a waiting list the host is told that the places are taken (behaviour 25.11)', async () => {
  await open('closed');
  const refused = await record('Ben', 'yes');
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('There are not enough places left, so this yes was not recorded.');
  expect((await record('Ben', 'maybe')).status).toBe(200);
});

test('a companion without a place is not recorded, the guest’s own answer stays (behaviour 25.11)', async () => {
  const refused = await record('Ana', 'yes+1');
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('There’s no room left for one more.');
  expect(await statusOf(waiting)).toBe('On the waiting list');
  const [row] = await site.db
    .selectFrom('rsvps')
    .select(['answer', 'extra'])
    .where('invite_id', '=', id)
    .where('waiting', 'is', null)
    .execute();
  expect(row).toEqual({ answer: 'yes', extra: 0 });
});
