import { beforeEach, describe, expect, test } from 'vitest';

import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import {
  getAddGuestsPath,
  getCardsPath,
  getDoorListPath,
  getEventExportPath,
  getGuestCardPath,
  getSettingPath,
} from '#app/platform/paths.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { act, findInvitee, id, owner, switchEvent, useHosts } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
useHosts();

const invitees = ['Ana', 'Ben', 'Chiara'].map((name) => ({ name, email: '' }));

beforeEach(() => switchEvent({ date: '2027-06-12', startTime: '18:00', language: 'ja', invitees }));

const languagesOf = async (event = id) =>
  (await listInvitees(site.db, event)).map(({ name, language }) => `${name} ${language}`.trim());
const cardOf = async (name: string) => getGuestCardPath(id, (await findInvitee(name)).id);
const choose = async (name: string, language: string, seen = '') =>
  owner.visitor.postJson(`${await cardOf(name)}.data`, { intent: 'language', language, seen });
const idsOf = (...names: string[]) =>
  Promise.all(names.map(async (name) => (await findInvitee(name)).id));

async function translate(language: string, ...names: string[]) {
  const { status, text } = await act({
    intent: 'language',
    guests: { ids: await idsOf(...names) },
    language,
  });
  return { status, text };
}

/** The id by which the event's only change is undone. */
async function findChange(): Promise<string> {
  const kept = site.db.selectFrom('undo_rows').select('change').where('invite_id', '=', id);
  return (await kept.executeTakeFirstOrThrow()).change;
}

const postPlain = async (form: Record<string, string>) =>
  owner.visitor.post(await cardOf('Ben'), { intent: 'plain', ...form });

const importFile = async (content: unknown) => {
  const { text } = await owner.visitor.postJson('/host/import.data', content);
  return /\/host\/events\/([\w-]+)/.exec(text)?.[1] ?? text;
};

describe('the card (behaviour 49.46)', () => {
  test('has the language, and does not overwrite another choice', async () => {
    expect(readWords(await owner.visitor.get(await cardOf('Ben')))).toContain(
      'The event’s (日本語)',
    );
    expect((await choose('Ben', 'ar')).status).toBe(200);
    expect((await choose('Ben', 'de')).status).toBe(409);
    expect((await choose('Ben', 'xx', 'ar')).status).toBe(422);
    expect(await languagesOf()).toEqual(['Ana', 'Ben ar', 'Chiara']);
    expect((await choose('Ben', '', 'ar')).status).toBe(200);
    expect(await languagesOf()).toEqual(['Ana', 'Ben', 'Chiara']);
  });

  test('without scripts has it in its form', async () => {
    expect((await postPlain({ language: 'sl', 'was-language': '' })).status).toBe(200);
    expect((await postPlain({ language: 'xx', 'was-language': 'sl' })).status).toBe(409);
    expect(await languagesOf()).toEqual(['Ana', 'Ben sl', 'Chiara']);
  });
});

test('many get a language at once, and Undo gives each what was there, unless it was changed since (behaviour 49.47, 49.48)', async () => {
  await choose('Ben', 'fr');
  expect((await translate('pl', 'Ana', 'Ben', 'Chiara')).status).toBe(200);
  expect(await languagesOf()).toEqual(['Ana pl', 'Ben pl', 'Chiara pl']);
  await choose('Ana', 'nl', 'pl');
  const undone = await act({ intent: 'undo', change: await findChange() });
  expect(undone.status).toBe(200);
  expect(await languagesOf()).toEqual(['Ana nl', 'Ben fr', 'Chiara']);
  expect((await translate('xx', 'Ana')).status).toBe(422);
});

test('who has the language already is not counted (behaviour 49.47)', async () => {
  await choose('Ben', 'pl');
  expect((await translate('pl', 'Ana', 'Ben')).text).toContain('"count",1');
});

test('a removed guest comes back with the language (behaviour 49.48)', async () => {
  await choose('Ben', 'hi');
  await act({ intent: 'remove', guests: { ids: await idsOf('Ben') } });
  expect(await languagesOf()).toEqual(['Ana', 'Chiara']);
  await act({ intent: 'undo', change: await findChange() });
  expect(await languagesOf()).toEqual(['Ana', 'Ben hi', 'Chiara']);
});

describe('lists and files (behaviour 49.49, 49.50)', () => {
  test('a list brings languages, and the spreadsheet has them by their own names', async () => {
    const { version } = (await findInvite(site.db, id)) ?? {};
    const guests = [
      ['Dana', '', { language: 'ar' }],
      ['Emil', ''],
    ];
    const add = (all: unknown[]) =>
      owner.visitor.postJson(`${getAddGuestsPath(id)}.data`, { version, guests: all });
    expect((await add([['Dana', '', { language: 'xx' }]])).status).toBe(422);
    expect((await add(guests)).status).toBe(200);
    expect(await languagesOf()).toEqual(['Ana', 'Ben', 'Chiara', 'Dana ar', 'Emil']);
    const { text } = await owner.visitor.get(`/host/events/${id}/guests.csv`);
    expect(text).toContain('"Phone","Language"');
    expect(text).toMatch(/^"Dana",.*"العربية"/m);
  });

  test('the event’s file, a copy and guests of an earlier event keep them', async () => {
    await choose('Ben', 'zh');
    const expected = ['Ana', 'Ben zh', 'Chiara'];
    const file = JSON.parse((await owner.visitor.get(getEventExportPath(id))).text) as {
      guests: Record<string, unknown>[];
    };
    expect(await languagesOf(await importFile(file))).toEqual(expected);
    const older = { ...file, guests: file.guests.map((one) => ({ ...one, language: undefined })) };
    expect(await languagesOf(await importFile(older))).toEqual(['Ana', 'Ben', 'Chiara']);
    const damaged = { ...file, guests: file.guests.map((one) => ({ ...one, language: 'xx' })) };
    expect(await importFile(damaged)).toContain('guests.0.language');
    const form = { intent: 'copy', copyId: `copy-of-${id}`, guests: 'with' };
    const { location } = await owner.visitor.post(getSettingPath(id, 'copy'), form);
    const copy = /\/host\/events\/([\w-]+)/.exec(location ?? '')?.[1] ?? '';
    expect(await languagesOf(copy)).toEqual(expected);
    const earlier = await owner.visitor.get(`${getAddGuestsPath(copy)}.data?earlier=${id}`);
    expect(earlier.text).toContain('Ben lang:zh');
  });

  test('a change of the list in the wizard keeps them', async () => {
    await choose('Ben', 'it');
    const { version } = (await findInvite(site.db, id)) ?? {};
    const stored = (await listInvitees(site.db, id)).map(({ id: own, name }) => ({
      id: own,
      name: `${name}!`,
      email: '',
    }));
    await owner.visitor.postJson(`/invitee.data?invite=${id}`, {
      version,
      value: { invitees: stored },
    });
    expect(await languagesOf()).toEqual(['Ana!', 'Ben! it', 'Chiara!']);
  });
});

describe('on paper', () => {
  test('a card is in the guest’s language, else in the event’s (behaviour 49.51)', async () => {
    await choose('Ben', 'de');
    const { text } = await owner.visitor.get(getCardsPath(id));
    const cards = text.split('<li').filter((card) => card.includes('QR code of'));
    expect(cards.map((card) => /lang="(\w+)"/.exec(card)?.[1])).toEqual(['ja', 'de', 'ja']);
    expect(cards[0]).toContain('スキャンして返信');
    expect(cards[0]).toContain('2027年6月12日土曜日');
    expect(cards[1]).toContain('Scannen und antworten');
    expect(cards[1]).toContain('Samstag, 12. Juni 2027');
  });

  test('the door list is in the event’s language, and its screen in English (behaviour 49.52)', async () => {
    const { id: inviteeId } = await findInvitee('Ben');
    await addAnswer(site.db, { inviteId: id, inviteeId, answer: 'yes' });
    const page = await owner.visitor.get(`${getDoorListPath(id)}?who=all`);
    const table = /<table[^]*<\/table>/.exec(page.text)?.[0] ?? '';
    expect(table).toContain('lang="ja"');
    for (const word of ['名前', '1人', '返信待ち']) expect(table).toContain(word);
    expect(table).not.toMatch(/Expected|person|No response/);
    expect(readWords(page)).toContain('Only those who come or might');
  });
});
