import { beforeAll, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { KitchenData, KitchenGlance } from '#app/features/kitchen/schema.ts';
import {
  getDashboardPath,
  getEventDataPath,
  getKitchenPath,
  getSettingPath,
} from '#app/platform/paths.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findInvitee, id, other, owner, switchEvent, useHosts } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

let now = Date.UTC(2027, 5, 1);

useSite({}, { clock: () => now });
useHosts();

const asked = {
  kind: 'text' as const,
  scope: 'person' as const,
  choices: [],
  required: false,
};

const guests = {
  invitees: [
    {
      name: 'SECRETS & Sons',
      email: 'chiara@secret.example',
      people: [
        { name: 'Chiara SECRET', child: false },
        { name: 'Nina SECRET', child: true },
      ],
    },
    { name: 'Ben SECRET', email: 'ben@secret.example' },
    { name: 'Dara SECRET', email: 'dara@secret.example' },
    { name: 'Emil SECRET', email: '' },
  ],
  eventName: 'Feast',
  date: '2027-06-19',
  location: 'SECRET street',
  customMessage: 'SECRET message',
  hostedBy: 'SECRET host',
  answerSettings: {
    ...usualAnswers,
    questions: [
      { ...asked, id: 'diet', title: 'Dietary needs' },
      { ...asked, id: 'allergies', title: 'Allergies' },
      { ...asked, id: 'arrival', title: 'Arrival time' },
      { ...asked, id: 'song', title: 'Song request' },
    ],
  },
};

const say = (question: string, value: string, person = '') => ({ question, person, value });

async function fill(): Promise<void> {
  const family = await findInvitee('SECRETS & Sons');
  const [chiara, nina] = family.people;
  await addAnswer(site.db, {
    inviteId: id,
    inviteeId: family.id,
    answer: 'yes',
    note: 'SECRET note',
    answers: [
      say('diet', 'Vegetarian', chiara?.id),
      say('allergies', 'none', chiara?.id),
      say('allergies', 'Nuts', nina?.id),
    ],
  });
  const ben = await findInvitee('Ben SECRET');
  const words = [
    say('diet', 'vegetarian'),
    say('arrival', 'SECRET train'),
    say('song', 'SECRET song'),
  ];
  await addAnswer(site.db, {
    inviteId: id,
    inviteeId: ben.id,
    answer: 'yes',
    extra: 1,
    companions: ['SECRET'],
    answers: words,
  });
  const dara = await findInvitee('Dara SECRET');
  await addAnswer(site.db, { inviteId: id, inviteeId: dara.id, answer: 'yes' });
  const emil = await findInvitee('Emil SECRET');
  await addAnswer(site.db, { inviteId: id, inviteeId: emil.id, answer: 'no' });
  await addAnswer(site.db, {
    inviteId: id,
    answer: 'yes',
    name: 'Zoe',
    answers: [say('diet', 'I eat fish on Fridays only')],
  });
}

const form = (intent: 'share' | 'unshare', by = owner) =>
  by.visitor.post(`${getKitchenPath(id)}.data`, { intent });

async function share(): Promise<string> {
  const { text } = await form('share');
  return /\/kitchen\/[\w-]{32}/.exec(text)?.[0] ?? 'no link';
}

beforeAll(async () => {
  await switchEvent(guests);
  await fill();
});

describe('the kitchen sheet', () => {
  test('has people, needs with names, notes and arrivals, allergies first (behaviour 43.1)', async () => {
    const reply = await owner.visitor.get(getKitchenPath(id));
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const words = readWords(reply);
    expect(words).toContain(
      '6 people 5 adults and 1 child 1 nut allergy Nina SECRET (child) 2 vegetarian',
    );
    expect(words).toContain('Everybody else: nothing special, or no answer yet (2). Ask them');
    expect(words).toContain(
      'Food notes Zoe I eat fish on Fridays only Arrivals Ben SECRET SECRET train',
    );
    expect(words).not.toContain('Emil');
    expect(reply.text).toContain('data-allergy');
    expect(readWords(await owner.visitor.get(`/host/events/${id}/guests?show=going`))).toContain(
      'Dara',
    );
  });

  test('asks those who have said nothing (behaviour 43.1)', async () => {
    const { text } = await owner.visitor.get(getEventDataPath('kitchen', id));
    const { askPath } = JSON.parse(text) as KitchenData;
    expect(askPath).toBe(`/host/events/${id}/guests?show=going`);
  });

  test('is short on the overview (behaviour 43.5)', async () => {
    const { text } = await owner.visitor.get(`${getEventDataPath('kitchen', id)}?short`);
    const { line, needs } = JSON.parse(text) as KitchenGlance;
    expect(line).toBe('2 vegetarian · 1 nut allergy · 1 child · 1 food note');
    expect(needs).toMatchObject([
      { label: 'nut allergy', count: 1, isAllergy: true },
      { label: 'vegetarian', count: 2, isAllergy: false },
    ]);
  });
});

describe('its link', () => {
  test('shows first names and food, and nothing else of a guest or a host (behaviour 43.4)', async () => {
    const path = await share();
    const visitor = site.visitor();
    const page = await visitor.get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(readWords(page)).toMatch(
      /Kitchen sheet Feast · Saturday, June 19, 2027 6 people 5 adults and 1 child 1 nut allergy Nina \(child\) 2 vegetarian (?:Chiara ?, Ben|Ben ?, Chiara) /,
    );
    expect(readWords(page)).toContain('Food notes Zoe I eat fish on Fridays only');
    const family = await findInvitee('SECRETS & Sons');
    for (const { text } of [page, await visitor.get(`${path}.data`)]) {
      expect(text).toContain('Nina');
      expect(text).not.toMatch(/SECRET/i);
      const secrets = [id, family.id, family.token, owner.host.uid, 'train'];
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  test('is stored as a hash, replaced by a new one, and taken back at once (behaviour 43.4)', async () => {
    const first = await share();
    const stored = await site.db.selectFrom('kitchen_links').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(first.slice('/kitchen/'.length));
    const second = await share();
    expect((await site.visitor().get(first)).status).toBe(404);
    expect((await site.visitor().get(second)).status).toBe(200);
    const screen = readWords(await owner.visitor.get(getKitchenPath(id)));
    expect(screen).toContain('The link was shown once; a new one replaces it.');
    await form('unshare');
    const gone = await site.visitor().get(second);
    expect(gone.status).toBe(404);
    expect(readWords(gone)).toContain('The link has ended, or the host took it back.');
  });

  test('ends the day after the event, and with it (behaviour 43.4)', async () => {
    const path = await share();
    const before = now;
    now = Date.UTC(2027, 5, 19, 20);
    expect((await site.visitor().get(path)).status).toBe(200);
    now = Date.UTC(2027, 5, 21, 14);
    expect((await site.visitor().get(path)).status).toBe(404);
    now = before;
    await owner.visitor.post(`${getSettingPath(id, 'delete')}.data`, {
      intent: 'delete',
      title: 'Feast',
    });
    expect((await site.visitor().get(path)).status).toBe(404);
    await switchEvent(guests);
  });

  test('is made by a host of the event alone, and changes nothing itself (behaviour 43.4)', async () => {
    expect((await form('share', other)).status).toBe(403);
    expect(
      (await site.visitor().post(`${getKitchenPath(id)}.data`, { intent: 'share' })).status,
    ).toBe(401);
    const path = await share();
    expect((await site.visitor().post(path, {})).status).toBe(405);
    expect((await site.visitor().get('/kitchen/no-such-link')).status).toBe(404);
    expect((await owner.visitor.get(getDashboardPath(id))).status).toBe(200);
  });

  test('is read 120 times a minute from one network address (behaviour 43.4)', async () => {
    const visitor = site.visitor();
    const statuses = new Set<number>();
    for (let times = 0; times < 130; times += 1) {
      statuses.add((await visitor.get('/kitchen/no-such-link.data')).status);
    }
    expect(statuses).toEqual(new Set([404, 429]));
  });
});
