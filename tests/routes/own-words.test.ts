import { describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { OwnWords } from '#app/features/invite/schema.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import {
  getAnswersPath,
  getEventExportPath,
  getGuestPath,
  getSettingPath,
  getSettingsPath,
} from '#app/platform/paths.ts';
import { menuQuestion, songQuestion } from '#tests/fixtures/questions.ts';
import { addMember } from '#tests/setup/members.ts';
import { giveEachTestAnEvent, id, other, owner, switchEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
giveEachTestAnEvent({
  answerSettings: {
    ...usualAnswers,
    questions: [{ ...menuQuestion, scope: 'reply' }, songQuestion],
  },
});

const screen = (query = '') => getSettingPath(id, 'words') + query;
const readStored = async (event = id) => (await findInvite(site.db, event))?.ownWords;
const setWords = (words: OwnWords) =>
  site.db
    .updateTable('invites')
    .set((row) => ({ own_words: JSON.stringify(words), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** What the page has in the hidden field of its marks. */
async function readMarks(language = 'de', { visitor } = owner): Promise<string> {
  const { text } = await visitor.get(screen(`?language=${language}`));
  return /name="shown" value="([^"]*)"/.exec(text)?.[1] ?? '';
}

async function save(fields: Record<string, string>, language = 'de', by = owner) {
  const shown = fields['shown'] ?? (await readMarks(language));
  const texts = Object.entries(fields).map(([key, text]) => [
    key === 'shown' ? key : `text:${key}`,
    text,
  ]);
  const form = { ...Object.fromEntries(texts), intent: 'words', language, shown } as Record<
    string,
    string
  >;
  return by.visitor.post(screen(`?language=${language}`), form);
}

const guestPage = (query = '') => getGuestPath(id) + query;
const readFile = async () =>
  JSON.parse((await owner.visitor.get(getEventExportPath(id))).text) as Record<string, unknown>;
const importFile = (file: unknown) => owner.visitor.postJson('/host/import.data', file);
const madeBy = (text: string) => /\/host\/events\/([\w-]+)/.exec(text)?.[1] ?? '';

const german: OwnWords = {
  de: {
    title: { text: 'Gartenfest', of: 'Garden party' },
    'activity.1': { text: 'Essen', of: 'Dinner' },
    'question.menu': { text: 'Fisch oder Bohnen?', of: 'Fish or beans?' },
    'choice.menu.Fish': { text: 'Fisch', of: 'Fish' },
    'choice.menu.Beans': { text: 'Bohnen', of: 'Beans' },
  },
};

describe('the screen of words in other languages', () => {
  test('shows every text beside its words and how far each language is (behaviour 49.61)', async () => {
    const first = readWords(await owner.visitor.get(screen()));
    expect(first).toContain('Which language do your guests read?');
    await save({ title: 'Gartenfest', 'choice.menu.Fish': 'Fisch' });
    await save({ title: 'حفلة' }, 'ar');
    const page = await owner.visitor.get(screen());
    const words = readWords(page).replaceAll(/\s+/g, ' ');
    expect(words).toContain('German 2 of 8');
    expect(words).toContain('Arabic 1 of 8');
    expect(page.text).toContain('value="Gartenfest"');
    expect(page.text).toMatch(/<input[^>]*lang="de"[^>]*/);
    const arabic = await owner.visitor.get(screen('?language=ar'));
    expect(arabic.text).toMatch(/<input(?=[^>]*dir="rtl")(?=[^>]*lang="ar")[^>]*value="حفلة"/);
    const settings = readWords(await owner.visitor.get(getSettingsPath(id)));
    expect(settings.replaceAll(/\s+/g, ' ')).toContain('Other languages German, Arabic');
  });

  test('a suggested question is not among what lacks words, and shows how guests read it (behaviour 49.61)', async () => {
    const food = { ...menuQuestion, title: 'Dietary needs', choices: ['Vegetarian', 'Only cake'] };
    await switchEvent({ answerSettings: { ...usualAnswers, questions: [food] } });
    const page = await owner.visitor.get(screen('?language=fr'));
    // Without the question, and of its choices with the host's own alone.
    expect(readWords(page).replaceAll(/\s+/g, ' ')).toContain('French 0 of 5');
    expect(page.text.match(/name="text:choice\.[^"]*"/g)).toHaveLength(2);
    expect(page.text).toContain('placeholder="Régime alimentaire"');
    expect(page.text).toContain('placeholder="Végétarien"');
  });

  test.each([
    '?language=en',
    '?language=xx',
    '?language=constructor',
    '?language=de&remove',
    '?removed=xx',
  ])('opens at %s (behaviour 49.61)', async (query) => {
    expect((await owner.visitor.get(screen(query))).status).toBe(200);
  });

  test('is for the owner and co-hosts alone (behaviour 49.61)', async () => {
    await setWords(german);
    expect((await other.visitor.get(screen())).text).not.toContain('Gartenfest');
    expect((await save({ title: 'Mine', shown: '' }, 'de', other)).status).toBe(403);
    const nobody = await site.visitor().post(screen(), { intent: 'words', language: 'de' });
    expect(nobody.location).toContain('/hostLogIn');
    const helper = await addMember(site, { owner, inviteId: id, role: 'door' });
    expect((await helper.visitor.get(screen())).location).toContain('/door');
    const coHost = await addMember(site, { owner, inviteId: id, role: 'co-host' });
    expect((await save({ title: 'Fest' }, 'de', coHost)).status).toBe(200);
    expect((await readStored())?.['de']?.['title']?.text).toBe('Fest');
  });

  test('saves by a form without JavaScript, and says so (behaviour 49.56, 49.61)', async () => {
    const reply = await save({ title: 'Gartenfest', message: 'Kommt,\r\nwie ihr seid!' });
    expect(readWords(reply)).toContain('Saved. Guests who read German get these words.');
    expect(await readStored()).toEqual({
      de: {
        title: { text: 'Gartenfest', of: 'Garden party' },
        message: { text: 'Kommt,\nwie ihr seid!', of: 'Come as you are!' },
      },
    });
  });

  test('keeps what was typed where it is refused, and stores nothing of it (behaviour 49.63, 49.64)', async () => {
    const shown = await readMarks();
    await save({ title: 'Sommerfest' });
    const stale = await save({ title: 'Gartenfest', 'activity.1': 'Essen', shown });
    expect(stale.status).toBe(409);
    expect(readWords(stale)).toContain('It says now: “Sommerfest”.');
    expect(stale.text).toContain('value="Gartenfest"');
    expect(stale.text).toContain('value="Essen"');
    const marks = /name="shown" value="([^"]*)"/.exec(stale.text)?.[1] ?? '';
    const again = await save({ title: 'Gartenfest', 'activity.1': 'Essen', shown: marks });
    expect(again.status).toBe(200);
    expect(Object.keys((await readStored())?.['de'] ?? {})).toEqual(['title', 'activity.1']);
    const long = await save({ title: 'x'.repeat(101) });
    expect(long.status).toBe(422);
    expect(readWords(long)).toContain('Please use at most 100 characters.');
    expect(long.text).toContain(`value="${'x'.repeat(101)}"`);
  });

  test('says that an original has changed, until the host says that the words fit (behaviour 49.62)', async () => {
    await setWords({ de: { title: { text: 'Gartenfest', of: 'Lake party' } } });
    const words = readWords(await owner.visitor.get(screen())).replaceAll(/\s+/g, ' ');
    expect(words).toContain('The original has changed. It was Lake party');
    await owner.visitor.post(screen('?language=de'), {
      intent: 'words',
      language: 'de',
      shown: await readMarks(),
      'text:title': 'Gartenfest',
      'fits:title': 'on',
    });
    expect(await readStored()).toEqual({ de: { title: german['de']?.['title'] } });
    expect(readWords(await owner.visitor.get(screen()))).not.toContain('has changed');
  });

  test.each([
    [{ intent: 'words', language: 'xx' }, 422],
    [{ intent: 'words' }, 422],
    [{ intent: 'words', language: 'en', 'text:title': 'x' }, 422],
    [{ intent: 'words', language: 'de', shown: '=.= '.repeat(1000), 'text:title': '' }, 200],
    [{ intent: 'words', language: 'de', 'text:__proto__': 'x', 'text:constructor': 'x' }, 200],
    [{ intent: 'words', language: 'de', 'text:title': 'x\0y' }, 422],
    [{ intent: 'words', language: 'de', 'text:message': 'x'.repeat(500_000) }, 422],
    [{ intent: 'words', language: 'de', 'text:message': 'x'.repeat(1_100_000) }, 413],
    [{ intent: 'remove-words', language: '../de' }, 422],
  ])('takes nothing that is no form of it (%#, behaviour 49.64)', async (form, status) => {
    expect((await owner.visitor.post(screen('?language=de'), form)).status).toBe(status);
    expect(await readStored()).toEqual({});
  });

  test('asks before it removes a language (behaviour 49.65)', async () => {
    await setWords(german);
    const asked = readWords(await owner.visitor.get(screen('?language=de&remove')));
    expect(asked).toContain('Your words in German are deleted.');
    const form = { intent: 'remove-words', language: 'de' };
    const { location } = await owner.visitor.post(screen(), form);
    expect(location).toBe(screen('?removed=de'));
    expect(await readStored()).toEqual({});
    expect(readWords(await owner.visitor.get(location ?? ''))).toContain('German is removed.');
  });
});

describe('a guest who reads German', () => {
  test('reads the host’s words and what has none as it was written (behaviour 49.57)', async () => {
    await setWords(german);
    const reply = await site.visitor().get(guestPage('?lang=de'));
    const words = readWords(reply);
    for (const text of ['Gartenfest', 'Essen', 'Dancing', 'Come as you are!']) {
      expect(words).toContain(text);
    }
    expect(words).not.toContain('Dinner');
    const plain = await site.visitor().get(guestPage());
    expect(readWords(plain)).toContain('Garden party');
    expect(readWords(plain)).not.toContain('Gartenfest');
    const file = await site.visitor().get(`${guestPage()}/event.ics?lang=de`);
    expect(file.text).toContain('SUMMARY:Gartenfest');
    expect(reply.text).toContain(`href="${guestPage()}/event.ics?lang=de"`);
    expect(plain.text).toContain(`href="${guestPage()}/event.ics"`);
  });

  test('sees a change at once (behaviour 49.57)', async () => {
    expect(readWords(await site.visitor().get(guestPage('?lang=de')))).toContain('Garden party');
    await save({ title: 'Gartenfest' });
    expect(readWords(await site.visitor().get(guestPage('?lang=de')))).toContain('Gartenfest');
  });

  test('answers with the same choices as everybody (behaviour 49.59)', async () => {
    await setWords(german);
    for (const [name, lang] of [
      ['Gerd', '?lang=de'],
      ['Eve', ''],
    ] as const) {
      const guest = site.visitor();
      await guest.post(guestPage(), { answer: 'yes' });
      const { text } = await guest.get(guestPage(`${lang}${lang ? '&' : '?'}edit`));
      expect(text).toContain(lang ? 'Fisch oder Bohnen?' : 'Fish or beans?');
      const label = lang ? 'Fisch' : 'Fish';
      const [, value = ''] =
        new RegExp(`value="([^"]*)"[^>]*>(?:<[^>]*>)*${label}<`).exec(text) ?? [];
      expect(value).toBe('Fish');
      await guest.post(guestPage(), { name, 'q.menu': value, save: '' });
      const kept = await guest.get(`${guestPage()}/data${lang}`);
      expect(readWords(kept)).toContain(lang ? 'Fisch oder Bohnen?' : 'Fish or beans?');
      expect(readWords(kept).includes('Fisch')).toBe(lang !== '');
    }
    const stored = await site.db
      .selectFrom('rsvps')
      .select('answers')
      .where('invite_id', '=', id)
      .execute();
    expect(stored.map(({ answers }) => answers)).toEqual([
      '{"menu":{"":"Fish"}}',
      '{"menu":{"":"Fish"}}',
    ]);
    const totals = readWords(await owner.visitor.get(getAnswersPath(id))).replaceAll(/\s+/g, ' ');
    expect(totals).toContain('Fish 2');
    expect(totals).not.toContain('Fisch');
  });
});

describe('the event’s file and a copy', () => {
  test('keep the words, and a file without is taken (behaviour 34.5, 49.66)', async () => {
    await setWords(german);
    const file = await readFile();
    expect(await readStored(madeBy((await importFile(file)).text))).toEqual(german);
    const { ownWords: _, ...older } = file;
    expect(await readStored(madeBy((await importFile(older)).text))).toEqual({});
    const past = { text: 'Es war schön.', of: 'It was lovely.' };
    await setWords({ de: { ...german['de'], thanks: past, cancellation: past } });
    const form = { intent: 'copy', copyId: `copy-of-${id}`, guests: 'none' };
    const { location } = await owner.visitor.post(getSettingPath(id, 'copy'), form);
    expect(await readStored(madeBy(location ?? ''))).toEqual(german);
  });

  const word = { text: 'x', of: 'y' };
  test.each([
    ['a language that is none', { xx: { title: word } }],
    ['a text that is none', { de: { host_uid: word } }],
    ['a choice without a question', { de: { 'choice.x': word } }],
    ['a title that is too long', { de: { title: { text: 'x'.repeat(101), of: 'y' } } }],
    ['no original', { de: { title: { text: 'x' } } }],
    ['an empty text', { de: { title: { text: ' ', of: 'y' } } }],
    ['a list', ['title']],
    ['words that are none', { de: 'title' }],
    [
      'too many texts',
      { de: Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`activity.${at}`, word])) },
    ],
  ])('are refused with %s (behaviour 49.66)', async (_, ownWords) => {
    const { text } = await importFile({ ...(await readFile()), ownWords });
    expect(text).toContain('what it says at “ownWords');
  });
});
