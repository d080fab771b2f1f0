import { beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import {
  getDashboardPath,
  getDoorListPath,
  getEventExportPath,
  getGuestsFilePath,
  getGuestsPath,
} from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { act, id, other, owner, useEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
useEvent();
const busy = 'Large guest lists are still being worked on. Please try again in a moment.';
let othersId: string;
let release: () => void;
let working: Promise<unknown>;

beforeAll(async () => {
  othersId = await addEvent(site.db, { host: other.host });
});

/** The host has as much heavy work under way as one may have. */
beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  release = resolve;
  const work = () => site.services.heavy.run(owner.host.uid, () => promise);
  working = Promise.all([work(), work(), work()]);
});
afterEach(async () => {
  release();
  await working;
});

const files = (event: string) => [
  getGuestsFilePath(event),
  getEventExportPath(event),
  '/account/everything.json',
  `${getDoorListPath(event)}?who=all`,
  `/invitee?invite=${event}`,
];

describe('while a host’s large lists are being worked on', () => {
  test('one more is refused with a sentence, and another host’s is not (behaviour 22.16)', async () => {
    for (const [index, path] of files(id).entries()) {
      const refused = await owner.visitor.get(path);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
      expect(refused.text).toContain(busy);
      expect((await other.visitor.get(files(othersId)[index] ?? '')).status).toBe(200);
    }
    expect((await owner.visitor.get(`/invitee.data?invite=${id}`)).text).toBe(busy);
    expect((await site.visitor().get(files(id)[0] ?? '')).status).toBe(401);
  });

  test('a change of everybody is refused and changes nothing, one of a guest is stored (behaviour 22.16)', async () => {
    const everybody = { every: { find: '', show: 'all' }, except: [] };
    const answerSettings = { ...usualAnswers, seats: 1 };
    const posts: [string, object][] = [
      [`${getDashboardPath(id)}.data`, { intent: 'recordMany', guests: everybody, as: 'yes' }],
      [`${getGuestsPath(id)}.data`, { intent: 'remove', guests: everybody }],
      [`${getDashboardPath(id)}.data`, { intent: 'undo', change: 'none' }],
      [`/answers.data?invite=${id}`, { version: 1, value: { answerSettings } }],
      [`/invitee.data?invite=${id}`, { version: 1, value: { invitees: [] } }],
      ['/host/import.data', {}],
    ];
    for (const [path, body] of posts) {
      const refused = await owner.visitor.postJson(path, body);
      expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 429, '5']);
      expect(refused.text).toContain(busy);
    }
    const { db } = site;
    const guests = await listInvitees(db, id);
    expect(guests).toHaveLength(3);
    const record = { inviteeId: guests[0]?.id };
    const one = await act({
      intent: 'record',
      record,
      as: 'no',
    });
    expect(one.status).toBe(200);
    expect((await owner.visitor.get('/invitee')).status).toBe(200);
  });

  test('afterwards all is served, also after a download that was given up (behaviour 22.16)', async () => {
    release();
    await working;
    for (let time = 0; time < 4; time += 1) await owner.visitor.peek('/account/everything.json');
    for (const path of files(id)) expect((await owner.visitor.get(path)).status).toBe(200);
  });
});
