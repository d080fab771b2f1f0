import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { insertLabels } from '#app/features/labels/labels-store.server.ts';
import { maxBodyBytes, maxFileBytes } from '#app/platform/body-limit.ts';
import {
  getDashboardPath,
  getEventExportPath,
  getGuestPath,
  getGuestsFilePath,
  getSettingPath,
} from '#app/platform/paths.ts';
import { getBodyLimit } from '#server/body.ts';
import { findFileLimit } from '#server/file-uploads.ts';
import { findAddress } from '#server/find-address.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
let owner: LoggedIn;
let other: LoggedIn;
let id: string;
let exported: string;

const question = (name: string, scope: 'reply' | 'person') => ({
  id: name,
  kind: 'text' as const,
  scope,
  title: `=${name}?`,
  choices: [],
  required: scope === 'person',
});

interface File {
  event: { answerSettings: object };
  guests: { name: string; labels: string[]; reply: object | null }[];
  openReplies: object[];
  facts: object[];
  retiredQuestions: { id: string }[];
}

const exportOf = async (invite: string, { visitor } = owner) =>
  (await visitor.get(getEventExportPath(invite))).text;
const importFile = (file: unknown, { visitor } = owner) =>
  visitor.postJson('/host/import.data', file);
/** The id of the imported event. */
const readMade = ({ text }: { text: string }) => /\/host\/events\/([\w-]+)/.exec(text)?.[1] ?? '';
const changed = (change: (file: File) => void) => {
  const file = JSON.parse(exported) as File;
  change(file);
  return file;
};

async function countRows() {
  const { db } = site;
  const invites = await db.selectFrom('invites').select('id').execute();
  const invitees = await db.selectFrom('invitees').select('id').execute();
  const rsvps = await db.selectFrom('rsvps').select('id').execute();
  const arrivals = await db.selectFrom('arrivals').select('id').execute();
  return [invites.length, invitees.length, rsvps.length, arrivals.length];
}

beforeAll(async () => {
  owner = await logIn(site, 'ana');
  other = await logIn(site, 'mal');
  id = await addEvent(site.db, {
    host: owner.host,
    answerSettings: {
      ...usualAnswers,
      seats: 4,
      questions: [question('food', 'person'), question('song', 'reply')],
    },
    invitees: [
      {
        name: 'The Moreaus',
        email: 'luc@example.org',
        people: [
          { name: 'Luc', child: false },
          { name: 'Inés', child: true },
        ],
        companions: 2,
      },
      { name: '=1+1', email: '+ben@example.org' },
      { name: 'Cleo', email: 'cleo@example.org' },
    ],
  });
  const { db } = site;
  const invitees = await db
    .selectFrom('invitees')
    .select(['id', 'people', 'token'])
    .where('invite_id', '=', id)
    .orderBy('position')
    .execute();
  const [moreaus, ben] = invitees;
  const [luc, ines] = JSON.parse(moreaus?.people ?? '[]') as { id: string }[];
  const guest = site.visitor();
  await guest.get(`${getGuestPath(id)}?g=${moreaus?.token}`);
  await guest.post(getGuestPath(id), { answer: 'yes' });
  await db
    .updateTable('rsvps')
    .set({
      answers: JSON.stringify({
        food: { [luc?.id ?? '']: '-2 eggs', [ines?.id ?? '']: 'none' },
        song: { '': 'Waltz' },
      }),
      incomplete: 0,
      note: '@home, \tlate "maybe"',
      created_at: 1000,
    })
    .where('invitee_id', '=', moreaus?.id ?? '')
    .execute();
  await addAnswer(db, { inviteId: id, inviteeId: ben?.id ?? '', answer: 'maybe' }, 2000);
  await addAnswer(db, { inviteId: id, name: 'Eva', answer: 'yes', extra: 1 }, 3000);
  await addAnswer(db, { inviteId: id, name: '', answer: 'no' }, 4000);
  await insertLabels(db, id, [
    { inviteeId: moreaus?.id ?? '', label: '=Family' },
    { inviteeId: moreaus?.id ?? '', label: 'Table 1' },
  ]);
  const settings = { ...usualAnswers, seats: 4, questions: [question('food', 'person')] };
  await owner.visitor.postJson(`/answers.data?invite=${id}`, {
    version: 1,
    value: { answerSettings: settings },
  });
  await owner.visitor.postJson(`${getDashboardPath(id)}.data`, {
    intent: 'edit',
    part: 'location',
    version: 2,
    value: 'Elsewhere',
  });
  await owner.visitor.postJson(`${getDashboardPath(id)}.data`, { intent: 'answers', closed: true });
  exported = await exportOf(id);
});

describe('a whole event', () => {
  test('is imported by another host as it was exported, with guests, answers and earlier facts (behaviour 33.11, 33.29)', async () => {
    const file = JSON.parse(exported) as File;
    expect(file.guests.map(({ reply }) => reply !== null)).toEqual([true, true, false]);
    expect(file.guests.map(({ labels }) => labels)).toEqual([['=Family', 'Table 1'], [], []]);
    expect(file.openReplies).toHaveLength(2);
    expect(file.facts).toHaveLength(2);
    expect(file.retiredQuestions.map((one) => one.id)).toEqual(['song']);

    const made = readMade(await importFile(exported, other));
    expect(made).not.toBe(id);
    expect(JSON.parse(await exportOf(made, other))).toEqual(file);
    expect((await other.visitor.get(getDashboardPath(made))).text).toContain('The Moreaus');
    expect((await owner.visitor.get(getDashboardPath(made))).status).toBe(403);
  });

  test('of a release that called the seats places is read (behaviour 3.15)', async () => {
    const older = exported.replace('"seats":4', '"places":4');
    expect(older).not.toBe(exported);
    const made = readMade(await importFile(JSON.parse(older)));
    expect(JSON.parse(await exportOf(made))).toMatchObject({
      event: { answerSettings: { seats: 4 } },
    });
  });

  test('an import is noted in the activity (behaviour 38.14)', async () => {
    const made = readMade(await importFile(exported, other));
    const { text } = await other.visitor.get(getSettingPath(made, 'activity'));
    expect(text).toContain('imported the event from a file');
  });

  test('holds no account, no personal link and no id of this site (behaviour 33.10)', async () => {
    const { db } = site;
    const tokens = await db.selectFrom('invitees').select(['id', 'token']).execute();
    for (const { id: invitee, token } of tokens) {
      expect(exported).not.toContain(token);
      expect(exported).not.toContain(invitee);
    }
    expect(exported).not.toContain(owner.host.uid);
    expect(exported).not.toContain(id);
  });

  test('of ten thousand guests who have answered comes through (behaviour 33.11)', async () => {
    const many = makeInvitees(10_000);
    const reply = (JSON.parse(exported) as File).guests[1]?.reply;
    const guests = many.map((one) => ({ ...one, people: [], companions: null, reply }));
    const imported = await importFile({ ...JSON.parse(exported), guests, openReplies: [] });
    expect(imported.text).toContain('/host/events/');
  });

  test.each<[string, (file: File) => unknown, string]>([
    ['no event', () => ({ name: 'Ana' }), 'not an event that was exported from Festoon'],
    ['a list', () => [], 'not an event that was exported from Festoon'],
    ['nothing', () => null, 'not an event that was exported from Festoon'],
    ['no JSON', () => exported.slice(0, 500), 'We can’t read this file.'],
    ['a later form', (file) => ({ ...file, version: 2 }), 'a newer release of Festoon'],
    [
      'a guest without a name',
      (file) => ({ ...file, guests: [...file.guests, { ...file.guests[0], name: '' }] }),
      'guests.3.name',
    ],
    [
      'a guest with a label that is none',
      (file) => ({ ...file, guests: [{ ...file.guests[0], labels: [' x'] }] }),
      'guests.0.labels.0',
    ],
    [
      'more labels than an event has',
      (file) => ({
        ...file,
        guests: [0, 1, 2].map((guest) => ({
          ...file.guests[2],
          labels: Array.from({ length: 20 }, (_, index) => `${guest} ${index}`),
        })),
      }),
      'labels',
    ],
    [
      'an unknown answer',
      (file) => ({ ...file, openReplies: [{ ...file.openReplies[0], answer: 'perhaps' }] }),
      'openReplies.0.answer',
    ],
    [
      'more people at the door than a party has',
      (file) => ({ ...file, guests: [{ ...file.guests[0], arrived: 100 }] }),
      'guests.0.arrived',
    ],
    [
      'an arrival of nobody',
      (file) => ({ ...file, walkIns: [{ name: 'Tom', people: 0 }] }),
      'walkIns.0.people',
    ],
    [
      'more people added at the door than an event has',
      (file) => ({
        ...file,
        walkIns: Array.from({ length: 1001 }, () => ({ name: 'Tom', people: 1 })),
      }),
      'walkIns',
    ],
    [
      'two of one place on the waiting list',
      (file) => ({
        ...file,
        openReplies: file.openReplies.map((one) => ({ ...one, answer: 'yes', waiting: 1 })),
      }),
      'waiting',
    ],
    [
      'a date that is none',
      (file) => ({ ...file, event: { ...file.event, date: 'soon' } }),
      'event.date',
    ],
    [
      'a question twice',
      (file) => ({
        ...file,
        retiredQuestions: [...file.retiredQuestions, ...file.retiredQuestions],
      }),
      'retiredQuestions',
    ],
  ])('that is %s is refused with the reason and leaves nothing', async (_, make, reason) => {
    const before = await countRows();
    const refused = await importFile(make(changed(() => undefined)));
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(reason);
    expect(refused.text).toContain('Nothing was imported.');
    expect(await countRows()).toEqual(before);
  });

  test('of a stranger at most 1 MiB is read (behaviour 33.11)', async () => {
    const path = '/host/import.data';
    const { name, value } = owner.cookie;
    const [known, unknown] = [{ cookie: `${name}=${value}` }, {}].map(
      (headers) => new Request(`${site.url}${path}`, { method: 'POST', headers }),
    );
    expect(await findFileLimit(site.services, known!, path)).toBe(maxFileBytes);
    expect(await findFileLimit(site.services, unknown!, path)).toBe(null);
    expect(getBodyLimit(findAddress(path))).toBe(maxBodyBytes);
  });

  test('beyond 8 MiB is refused, and a stranger imports nothing (behaviour 33.12)', async () => {
    const before = await countRows();
    const refused = await importFile({ festoon: 'event', fill: 'x'.repeat(8 * 1024 * 1024) });
    expect(refused.status).toBe(413);
    expect(refused.text).toContain('8 MiB');
    const stranger = await site.visitor().postJson('/host/import.data', exported);
    expect(stranger.status).toBe(401);
    expect((await site.visitor().get('/host/import')).location).toBe(
      '/hostLogIn?redirect=/host/import',
    );
    expect(await countRows()).toEqual(before);
  });

  test('counts as one of the new invitations of a day (behaviour 33.11)', async () => {
    const eager = await logIn(site, 'eager');
    const { host } = eager;
    const now = site.services.clock();
    for (let count = 0; count < 20; count += 1) await addEvent(site.db, { host }, now);
    const refused = await importFile(exported, eager);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Nothing was imported');
  });
});

describe('guests as a spreadsheet', () => {
  test('are every guest with answers, and no cell can become a formula (behaviour 33.8, 33.29, 48.3)', async () => {
    const file = await owner.visitor.get(getGuestsFilePath(id));
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="guests.csv"');
    expect(file.headers.get('cache-control')).toBe('no-store');
    const { data } = Papa.parse<string[]>(file.text);
    expect(data.map((row) => row.slice(0, 5))).toEqual([
      ['Name', 'Email', 'Answer', 'People coming', 'Household members'],
      ['The Moreaus', 'luc@example.org', 'Going, 2 of 2', '2', 'Luc, Inés (child)'],
      ["'=1+1", "'+ben@example.org", 'Maybe', '0', ''],
      ['Cleo', 'cleo@example.org', 'No response yet', '0', ''],
      ['Eva', '', 'Going +1', '2', ''],
      ['Guest without a name', '', 'Declined', '0', ''],
    ]);
    expect(data[0]?.slice(8)).toEqual([
      'Labels',
      'May bring',
      'Phone',
      'Language',
      "'=food?",
      "'=song?",
      'Told',
      'Personal link',
    ]);
    expect(data[1]?.slice(8, 10)).toEqual(["'=Family, Table 1", '2']);
    expect(data[1]?.slice(6, 7)).toEqual(['\'@home, \tlate "maybe"']);
    expect(data[1]?.slice(12, 14)).toEqual(['Luc: -2 eggs · Inés: none', 'Waltz']);
    expect(data.slice(1, 6).map((row) => row[14])).toEqual([
      'Answered',
      'Answered',
      'Not told yet',
      '',
      '',
    ]);
    expect(data[1]?.[15]).toContain(`${getGuestPath(id)}?g=`);
    for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+@\t\r-]/);
  });

  test.each(['guests.csv', 'event.json'])(
    '%s is for the host of the event alone (behaviour 33.9)',
    async (name) => {
      for (const [visitor, status] of [
        [site.visitor(), 401],
        [other.visitor, 403],
      ] as const) {
        const refused = await visitor.get(`${getDashboardPath(id)}/${name}`);
        expect([refused.status, refused.text]).toEqual([status, '']);
      }
      expect((await owner.visitor.get(`/host/events/none/${name}`)).status).toBe(404);
    },
  );

  test('and the whole event are found in the settings, and the import on the list of events (behaviour 33.10)', async () => {
    const { text } = await owner.visitor.get(getSettingPath(id, 'export'));
    expect(text).toContain(`href="/host/events/${id}/guests.csv"`);
    expect(text).toContain(`href="/host/events/${id}/event.json"`);
    expect((await owner.visitor.get('/host/events')).text).toContain('href="/host/import"');
  });
});
