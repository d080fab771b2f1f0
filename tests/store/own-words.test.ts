import { beforeAll, describe, expect, test } from 'vitest';

import { listActivity } from '#app/features/activity/store.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { markWord } from '#app/features/invite/own-words/change-words.server.ts';
import { removeWords, saveWords } from '#app/features/invite/own-words/save-words.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { findMailEvent } from '#app/features/outreach/mail-event.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addEvent, findOwn } from '#tests/setup/events.ts';
import { addHost } from '#tests/setup/hosts.ts';

const original = 'Garden party';
const title = { text: 'Gartenfest', of: original };
const dinner = { text: 'Essen', of: 'Dinner' };

describe.each(engines)('words in further languages on $name', (engine) => {
  const opened = useDatabase(engine);
  let host: Host;
  let published: string[] = [];
  const services = () => ({
    db: opened.db,
    clock: () => 5000,
    live: { publish: (id: string) => void published.push(id) },
  });

  beforeAll(async () => {
    host = await addHost(opened.db, 'ana');
  });

  const add = async () => findOwn(opened.db, await addEvent(opened.db, { host }), host);
  const read = (id: string) => findInvite(opened.db, id);
  /** As a page without words sends them. */
  const save = (invite: OwnedInvite, texts: Record<string, string>, seen = '') =>
    saveWords(services(), invite, {
      language: 'de',
      texts: new Map(Object.entries(texts)),
      fits: new Set(),
      seen: new Map([
        ['title', markWord(original, seen)],
        ['activity.1', markWord('Dinner', '')],
      ]),
    });

  test('are stored, make every page anew and are in the activity (behaviour 49.56, 49.57, 49.61)', async () => {
    published = [];
    const invite = await add();
    expect(invite.ownWords).toEqual({});
    expect(await save(invite, { title: 'Gartenfest', 'activity.1': '' })).toMatchObject({
      ok: true,
    });
    const saved = await read(invite.id);
    expect(saved).toMatchObject({ ownWords: { de: { title } }, version: invite.version + 1 });
    expect(published).toEqual([invite.id]);
    const [newest] = await listActivity(opened.db, invite, 1);
    expect(newest).toMatchObject({ kind: 'edited', part: 'words' });
  });

  test('that are sent again change nothing (behaviour 49.63)', async () => {
    const invite = await add();
    await save(invite, { title: 'Gartenfest' });
    const { version } = (await read(invite.id)) ?? {};
    expect(await save(invite, { title: 'Gartenfest' })).toMatchObject({ ok: true });
    expect(await read(invite.id)).toMatchObject({ version, ownWords: { de: { title } } });
  });

  test('of two hosts at once are all kept, and of one text the first (behaviour 49.63)', async () => {
    const invite = await add();
    const both = await Promise.all([
      save(invite, { title: 'Gartenfest' }),
      save(invite, { title: '', 'activity.1': 'Essen' }),
    ]);
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
    const words = { de: { title, 'activity.1': dinner } };
    expect((await read(invite.id))?.ownWords).toEqual(words);
    const late = await save(invite, { title: 'Fest', 'activity.1': 'Essen' });
    expect(late).toMatchObject({ ok: false, error: { status: 409 } });
    expect((await read(invite.id))?.ownWords).toEqual(words);
    expect(await save(invite, { title: 'Fest' }, 'Gartenfest')).toMatchObject({ ok: true });
  });

  test('are what mail in the language says, in the look of the original (behaviour 49.57, 49.60)', async () => {
    const invite = await add();
    await save(invite, { title: 'Gartenfest' });
    const mail = await findMailEvent({ ...services(), origin: 'http://localhost' }, invite.id);
    expect(mail?.translate('de').view).toMatchObject({
      eventName: 'Gartenfest',
      originalTitle: original,
    });
    expect(mail?.translate('pl').view.eventName).toBe(original);
    expect(mail?.view.eventName).toBe(original);
  });

  test('are removed by language, and find no event that is gone (behaviour 49.65)', async () => {
    const invite = await add();
    await save(invite, { title: 'Gartenfest' });
    expect(await removeWords(services(), invite, 'de')).toMatchObject({ ok: true });
    expect((await read(invite.id))?.ownWords).toEqual({});
    await opened.db
      .updateTable('invites')
      .set({ deleted_at: 1 })
      .where('id', '=', invite.id)
      .execute();
    expect(await save(invite, { title: 'Gartenfest' })).toEqual({ ok: false, error: 'gone' });
    expect(await removeWords(services(), invite, 'de')).toEqual({ ok: false, error: 'gone' });
  });
});
