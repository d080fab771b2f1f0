import { beforeEach, describe, expect, test } from 'vitest';

import { guestCatalogs } from '#app/features/words/guest/catalogs.server.ts';
import { barMessages } from '#app/features/words/guest/en/bar.ts';
import { errorMessages } from '#app/features/words/guest/en/errors.ts';
import { formMessages } from '#app/features/words/guest/en/form.ts';
import { historyMessages } from '#app/features/words/guest/en/history.ts';
import { foodQuestion, songQuestion } from '#tests/fixtures/questions.ts';
import {
  type Event,
  addGuestEvent,
  household,
  openAnsweringSite,
  setTime,
  site,
} from '#tests/setup/answering-site.ts';
import type { Reply, Visitor } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

openAnsweringSite();
beforeEach(() => setTime('2027-05-01T12:00Z'));

const english = { ...barMessages, ...formMessages, ...errorMessages, ...historyMessages };

/** Whole messages that German has in other words. */
const unsaid = Object.entries(english).filter(
  ([key, text]) => !/[{[]/.test(text) && guestCatalogs.de[key as keyof typeof english] !== text,
);

const plain = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isSaid = (text: string, words: string) =>
  new RegExp(`(?<![\\p{L}’])${plain(text)}(?![\\p{L}’])`, 'u').test(words);

/** What is read and what is heard, of the answer form alone. */
function readForm({ text }: Pick<Reply, 'text'>): string {
  const [, form = ''] = text.split('id="rsvp"');
  const part = form.split(/<\/form>|<footer/)[0] ?? '';
  const heard = [...part.matchAll(/(?:aria-label|placeholder|title)="([^"]*)"/g)];
  return [readWords({ text: `<p ${part}` }), ...heard.map(([, label = '']) => label)].join(' ');
}

const listEnglish = (page: Pick<Reply, 'text'>) => {
  const [form, all] = [readForm(page), readWords(page)];
  return unsaid
    .filter(([, text]) => isSaid(text, text.split(' ').length > 3 ? all : form))
    .map(([key]) => key);
};

const questions = [
  { ...foodQuestion, title: 'Allergies', required: true },
  { ...songQuestion, id: 'lied', title: 'Ein Lied?' },
  { ...songQuestion, id: 'tiere', title: 'Tiere', kind: 'number' as const },
  { ...songQuestion, id: 'fern', title: 'Fernweh', kind: 'yesno' as const, required: true },
  {
    ...foodQuestion,
    id: 'wahl',
    title: 'Welches?',
    choices: Array.from({ length: 9 }, (_, at) => `W${at}`),
  },
];

async function addGerman(...[settings, draft]: Parameters<typeof addGuestEvent>): Promise<Event> {
  const event = await addGuestEvent(settings, draft);
  await site.db.updateTable('invites').set({ language: 'de' }).where('id', '=', event.id).execute();
  return event;
}

async function look(event: Event, guest: Visitor, query = ''): Promise<string> {
  const page = await guest.get(event.page + query);
  expect(listEnglish(page)).toEqual([]);
  return readForm(page);
}

async function read(page: Reply, status: number): Promise<string> {
  expect([page.status, listEnglish(page)]).toEqual([status, []]);
  return readForm(page);
}

describe('an event in German (behaviour 49.20)', () => {
  test('asks a household in German, and says in German what it said', async () => {
    const settings = { questions, companions: 4, note: true, decideBy: true };
    const event = await addGerman({ ...settings, guestList: 'answers' }, household);
    await event.answerOpen('Ana', { extra: '1' });
    const guest = await event.invited();
    expect(await look(event, guest)).toContain('Bist du dabei?');
    await guest.post(event.page, { answer: 'yes' });
    const form = await look(event, guest);
    for (const words of [
      'Wer kommt?',
      'Leo Kind',
      'Bringst du jemanden mit?',
      'Gibt es Allergien?',
    ])
      expect(form).toContain(words);
    expect(form).toContain('Wie viele? Höchstens 4.');
    expect(form).toContain('Fernweh Deine Antwort fehlt noch. Ja Nein');
    expect(form).toMatch(/6 Personen kommen Ana, Chiara.* und \d weitere/);
    const [chiara = { id: '' }] = event.people;
    await event.send(guest, [
      ...event.people.map(({ id }) => ['pick', `food.${id}`] as const),
      ['q.fern', 'yes'],
      ['q.tiere', '1200'],
      [`q.wahl.${chiara.id}`, 'W1'],
      ['note', 'Hallo!'],
      ['save', '1'],
    ]);
    const folded = await look(event, guest);
    expect(folded).toContain('Chiara, Marco, Nina und Leo.');
    expect(folded).toContain('Tiere: 1.200. Fernweh: Ja. Welches? (Chiara): W1.');
    expect(folded).toContain('Deine Nachricht: „Hallo!“');
    await guest.post(event.page, { answer: 'maybe' });
    expect(await look(event, guest)).toContain('Ich entscheide mich bis');
  });

  test('is not in English, unlike others', async () => {
    const event = await addGuestEvent({ questions, note: true }, household);
    const guest = await event.invited();
    await guest.post(event.page, { answer: 'yes' });
    const found = listEnglish(await guest.get(event.page));
    expect(found).toEqual(expect.arrayContaining(['whoIsComing', 'chooseOne', 'onlyHostReads']));
  });

  test('asks a guest of the open link for a name in German', async () => {
    const event = await addGerman({ guestList: 'names' });
    const guest = site.visitor();
    await guest.post(event.page, { answer: 'yes' });
    const words = await look(event, guest);
    expect(words).toContain('Dein Name');
    expect(words).toContain('Überspringen');
    await guest.post(event.page, { name: 'Zoë', extra: '1' });
    expect(await look(event, guest)).toContain('Name, wenn du magst');
  });

  test('has a waiting list, an end and an after in German', async () => {
    const event = await addGerman({ seats: 1, answerBy: '2027-05-29', late: 'close' }, household);
    const first = await event.answerOpen('Ana');
    const guest = await event.invited();
    expect(await look(event, guest)).toContain('Auf die Warteliste');
    await guest.post(event.page, { answer: 'yes' });
    expect(await look(event, guest)).toContain('Auf der Warteliste');
    setTime('2027-06-01T12:00Z');
    expect(await look(event, first)).toContain('Antworten sind nicht mehr möglich.');
    const late = await guest.post(event.page, { answer: 'no' });
    expect(await read(late, 409)).toContain('Der Stichtag für Antworten ist vorbei');
    setTime('2027-07-01T12:00Z');
    await look(event, first);
    await look(event, site.visitor());
  });

  test.each<[string, Record<string, string>, number, string]>([
    ['an unknown answer', { answer: 'perhaps' }, 400, 'Bitte wähle Ja, Nein oder Vielleicht.'],
    [
      'more than anybody brings',
      { extra: '99' },
      400,
      'Du kannst eine Person mitbringen oder niemanden.',
    ],
    ['more than may come', { extra: '3' }, 400, 'Du kannst bis zu 2 Personen mitbringen.'],
    [
      'a long note',
      { note: 'n'.repeat(2001), save: '1' },
      422,
      'höchstens 2.000 Zeichen. Der Rest ist',
    ],
    ['a character', { note: 'a\0b', save: '1' }, 422, 'Einige Zeichen in diesem Text'],
    [
      'no date',
      { 'decide-by': '2027-02-31', save: '1' },
      422,
      'Bitte gib ein Datum ein, das es gibt.',
    ],
    [
      'a past day',
      { 'decide-by': '2027-04-01', answer: 'maybe' },
      422,
      'einen Tag, der noch kommt.',
    ],
    [
      'no number',
      { 'q.tiere': 'viele', save: '1' },
      422,
      'Bitte gib eine Zahl ein, zum Beispiel 2.',
    ],
    [
      'a question',
      { 'q.weg': 'x', save: '1' },
      409,
      'Eine dieser Fragen wird nicht mehr gestellt.',
    ],
    ['another form', { person: '<', save: '1' }, 400, 'Etwas in diesem Formular ist nicht lesbar.'],
  ])('refuses %s in German', async (_, fields, status, message) => {
    const event = await addGerman({ questions, companions: 2, note: true, decideBy: true });
    const guest = await event.invited();
    await guest.post(event.page, { answer: 'yes' });
    expect(await read(await guest.post(event.page, fields), status)).toContain(message);
  });

  test('says in German that it is canceled', async () => {
    const event = await addGerman();
    const guest = await event.invited();
    await guest.post(event.page, { answer: 'yes' });
    await site.db
      .updateTable('invites')
      .set({ canceled_at: Date.parse('2027-05-01T12:00Z') })
      .where('id', '=', event.id)
      .execute();
    const page = await guest.post(event.page, { answer: 'no' });
    expect(await read(page, 409)).toContain('Die Feier ist abgesagt');
  });

  test('tells a guest in German what they answered before (behaviour 44.7)', async () => {
    const event = await addGerman({ questions }, household);
    const guest = await event.invited();
    await guest.post(event.page, { answer: 'no' });
    await guest.post(event.page, { answer: 'yes' });
    await guest.post(event.page, { 'q.fern': 'no', save: '1' });
    const page = await guest.get(`${event.page}/data`);
    expect(listEnglish(page)).toEqual([]);
    const words = readWords(page);
    for (const line of ['Absage', 'Zusage, 4 Personen', 'Fernweh: „Nein“'])
      expect(words).toContain(line);
  });
});
