import { beforeEach, describe, expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { daysQuestion, foodQuestion, songQuestion } from '#tests/fixtures/questions.ts';
import {
  type Event,
  addGuestEvent,
  household,
  openAnsweringSite,
  setTime,
  site,
} from '#tests/setup/answering-site.ts';
import { type FormField, readFormFields, toEntries } from '#tests/setup/form-fields.ts';
import type { Reply, Visitor } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

openAnsweringSite();

let event: Event;
let guest: Visitor;

beforeEach(async () => {
  setTime('2027-05-01T12:00Z');
  const questions = [daysQuestion, foodQuestion, { ...songQuestion, kind: 'long' as const }];
  event = await addGuestEvent({ questions, companions: 2 }, household);
  guest = await event.invited();
});

const open = async () => readFormFields((await guest.get(event.page)).text);

const fill = (fields: FormField[], name: string, value: string, checked = true) =>
  fields.map((field) => {
    if (field.name !== name) return field;
    if (field.kind !== 'checkbox') return { ...field, value, checked };
    return field.value === value ? { ...field, checked } : field;
  });

/** As a press of the switch sends the answer's form. */
function change(fields: readonly FormField[], code: string, query = `?lang=${code}`) {
  const body = new URLSearchParams(toEntries(fields, ['language', code]));
  const headers = { origin: site.url };
  return guest.send(event.page + query, { method: 'POST', headers, body });
}

const languageOf = ({ text }: Reply) => /<html lang="(\w+)"/.exec(text)?.[1];

describe('another language of a page on which something is typed (behaviour 49.9)', () => {
  test('brings back texts, boxes, choices and picks, and stores none of them', async () => {
    await guest.post(event.page, { answer: 'yes' });
    await guest.post(event.page, { extra: '1' });
    const [, marco, nina] = event.people.map(({ id }) => id);
    let typed = fill(await open(), 'coming', nina ?? '', false);
    typed = fill(typed, 'companion', 'Zoë “Z”');
    typed = fill(typed, 'note', 'Two\nlines <b>');
    typed = fill(typed, 'q.song', 'Waterloo');
    typed = fill(typed, 'q.days', 'Saturday');
    typed = fill(typed, 'picked', `food.${marco}`);
    const shown = await change(typed, 'de');
    expect([shown.status, languageOf(shown)]).toEqual([200, 'de']);
    expect(readFormFields(shown.text)).toEqual(typed);
    expect(readWords(shown)).toContain('Nachricht');
    expect(shown.text).not.toContain('class="_bad');
    const again = await change(readFormFields(shown.text), 'ja');
    expect([languageOf(again), readFormFields(again.text)]).toEqual(['ja', typed]);
    const stored = await guest.get(event.page);
    expect(languageOf(stored)).toBe('ja');
    for (const text of ['Zoë', 'Two', 'Waterloo']) expect(stored.text).not.toContain(text);
    await event.send(guest, toEntries(readFormFields(again.text), ['save', '1']));
    const saved = readFormFields((await guest.get(`${event.page}?edit`)).text);
    expect(saved.find(({ name }) => name === 'note')?.value).toBe('Two\nlines <b>');
  });

  test('brings back a text that was emptied, a box that was released and the day of a maybe', async () => {
    await guest.post(event.page, { answer: 'yes' });
    const first = fill(fill(await open(), 'note', 'Old'), 'q.days', 'Friday');
    await event.send(guest, toEntries(first, ['save', '1']));
    const fields = readFormFields((await guest.get(`${event.page}?edit`)).text);
    const typed = fill(fill(fields, 'note', ''), 'q.days', 'Friday', false);
    expect(readFormFields((await change(typed, 'sl')).text)).toEqual(typed);
    await guest.post(event.page, { answer: 'maybe' });
    const day = fill(await open(), 'decide-by', '2027-05-20');
    const shown = await change(day, 'fr');
    expect(readFormFields(shown.text)).toEqual(day);
    expect(shown.text).not.toMatch(/<details[^>]*><summary>[^§]{0,300}<input[^>]*decide-by/);
  });

  test('brings back who comes before the first press', async () => {
    event = await addGuestEvent({ seats: 2 }, household);
    guest = await event.invited();
    const typed = fill(await open(), 'coming', event.people[0]?.id ?? '');
    const shown = await change(typed, 'de');
    expect(shown.status).toBe(200);
    expect(readFormFields(shown.text)).toEqual(typed);
  });

  test('only leads there where nothing is typed, and where the address names another language', async () => {
    for (const answer of [{}, { answer: 'yes' }]) {
      await guest.post(event.page, answer);
      const { status, location } = await change(await open(), 'de');
      expect([status, location]).toEqual([303, `${event.page}?lang=de`]);
    }
    const typed = fill(await open(), 'note', 'A note');
    for (const query of ['', '?lang=fr']) {
      const { location } = await change(typed, 'it', query);
      expect(location).toBe(`${event.page}?lang=it`);
    }
    const { status, location } = await change(typed, 'xx');
    expect([status, location]).toEqual([303, event.page]);
  });

  test('too often comes back with it, too', async () => {
    await guest.post(event.page, { answer: 'yes' });
    const typed = fill(await open(), 'note', 'A note');
    const { limits } = site.services;
    const { answersByAddress } = limits;
    limits.answersByAddress = { ...answersByAddress, allow: async () => false };
    const refused = await change(typed, 'de');
    limits.answersByAddress = answersByAddress;
    expect([refused.status, languageOf(refused)]).toEqual([429, 'de']);
    expect(readFormFields(refused.text)).toEqual(typed);
  });

  test('is remembered on a device of the open link, which may have no cookie yet', async () => {
    for (const visitor of [site.visitor(), await event.answerOpen('')]) {
      guest = visitor;
      const typed = fill(readFormFields('<input name="name" value=""/>'), 'name', 'Zoë');
      expect((await change(typed, 'de')).status).toBe(200);
      expect(languageOf(await guest.get(event.page))).toBe('de');
    }
  });
});

test('a page that takes no answer has a switch of its own (behaviour 49.5)', async () => {
  const { text } = await guest.get(event.page);
  expect(text).toContain('form="reply" lang="de" name="language" formAction="?lang=de"');
  setTime('2027-09-01T12:00Z');
  const past = await guest.get(event.page);
  expect(past.text).not.toContain('form="reply"');
  expect(past.text).toContain(`action="${getGuestPath(event.id)}"`);
});
