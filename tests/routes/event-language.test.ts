import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { findInvite } from '#app/features/invite/store.server.ts';
import {
  getDashboardPath,
  getEventExportPath,
  getGuestPath,
  getSettingPath,
} from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { id, owner, switchEvent, useEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
useEvent();
beforeAll(async () => {
  await site.db.updateTable('invites').set({ language: 'sl' }).where('id', '=', id).execute();
});

const readMade = (text: string) => /\/host\/events\/([\w-]+)/.exec(text)?.[1] ?? '';
const readLanguage = async (made: string) => (await findInvite(site.db, made))?.language;
const readFile = async () =>
  JSON.parse((await owner.visitor.get(getEventExportPath(id))).text) as Record<string, unknown>;
const importFile = (file: unknown) => owner.visitor.postJson('/host/import.data', file);

test('an event’s file keeps its language, and one without is in English (behaviour 49.1)', async () => {
  const file = await readFile();
  expect(file['language']).toBe('sl');
  expect(await readLanguage(readMade((await importFile(file)).text))).toBe('sl');
  const { language: _, ...older } = file;
  expect(await readLanguage(readMade((await importFile(older)).text))).toBe('en');
});

test.each(['xx', 'DE', '', 'constructor', 7])(
  'a file in the language %j is refused (behaviour 49.1)',
  async (language) => {
    const { text } = await importFile({ ...(await readFile()), language });
    expect(text).toContain('what it says at “language” cannot be right');
  },
);

test('a copy has the language of its original (behaviour 34.5, 49.1)', async () => {
  const form = { intent: 'copy', copyId: `copy-of-${id}`, guests: 'none' };
  const { location } = await owner.visitor.post(getSettingPath(id, 'copy'), form);
  const made = readMade(location ?? '');
  expect(getDashboardPath(made)).toBe(location?.split('?')[0]);
  expect(await readLanguage(made)).toBe('sl');
});

test('a guest’s page is in the language of its event (behaviour 49.3)', async () => {
  const { text, headers } = await site.visitor().get(getGuestPath(id));
  expect(text).toContain('Prideš?');
  expect(text).not.toContain('Are you attending?');
  expect(text).toContain('<html lang="sl"');
  expect(headers.get('content-language')).toBe('sl');
});

describe('the language of a new event (behaviour 49.43)', () => {
  const german = { 'accept-language': 'sv, de-AT;q=0.8, en;q=0.5' };
  let hosts = 0;
  const save = async (changes: Parameters<typeof makeDraft>[0], init = {}) => {
    const { visitor } = await logIn(site, `saver-${(hosts += 1)}`);
    const draft = makeDraft(changes);
    const reply = await visitor.postJson('/confirm', draft, init);
    expect(reply.status).toBe(200);
    const row = await site.db
      .selectFrom('invites')
      .select('language')
      .where('draft_id', '=', draft.draftId)
      .executeTakeFirstOrThrow();
    return row.language;
  };

  test('is the one that the browser asks for, until the host chooses', async () => {
    expect(await save({}, german)).toBe('de');
    expect(await save({})).toBe('en');
    expect(await save({ language: 'tr' }, german)).toBe('tr');
  });

  test('stands on the review', async () => {
    const page = await site.visitor().get('/confirmation', german);
    expect(page.text).toMatch(/<option[^>]*value="de"[^>]*selected=""/);
  });
});

const path = () => getSettingPath(id, 'language');
const choose = (language: string, version: number) =>
  owner.visitor.post(path(), { intent: 'language', language, version: String(version) });
const versionOf = async () => (await findInvite(site.db, id))?.version ?? 0;

describe('the settings (behaviour 49.44, 49.45)', () => {
  beforeEach(() => switchEvent());

  test('say the language, and change it at once for guests', async () => {
    const guest = site.visitor();
    expect((await guest.get(getGuestPath(id))).status).toBe(200);
    const before = await versionOf();
    const saved = await choose('sl', before);
    expect(saved.text).toContain('Your guests read it in this language now.');
    expect(await readLanguage(id)).toBe('sl');
    expect(await versionOf()).toBe(before + 1);
    const rows = await owner.visitor.get(getSettingPath(id, 'language').replace(/\/language$/, ''));
    expect(rows.text).toContain('Slovenščina');
    expect((await owner.visitor.get(getSettingPath(id, 'activity'))).text).toContain(
      'changed the language',
    );
  });

  test('do not overwrite somebody else’s choice of the meantime, and refuse what is no language', async () => {
    const seen = await versionOf();
    await choose('sl', seen);
    const late = await choose('hi', seen);
    expect(late.status).toBe(409);
    expect(late.text).toContain('Somebody just chose Slovenščina');
    expect(await readLanguage(id)).toBe('sl');
    expect((await choose('xx', seen + 1)).status).toBeGreaterThanOrEqual(400);
    expect(await readLanguage(id)).toBe('sl');
  });

  test('tell nobody: it is no change of date or place', async () => {
    const { factsVersion } = await site.db
      .selectFrom('invites')
      .select('facts_version as factsVersion')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await choose('ar', await versionOf());
    expect(
      await site.db
        .selectFrom('invites')
        .select(['facts_version as factsVersion', 'language'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ factsVersion, language: 'ar' });
  });
});
