import { beforeEach, describe, expect, test } from 'vitest';

import { daysQuestion, songQuestion } from '#tests/fixtures/questions.ts';
import {
  type Event,
  addGuestEvent,
  household,
  openAnsweringSite,
  setTime,
  site,
} from '#tests/setup/answering-site.ts';
import { type FormField, readFormFields, toEntries } from '#tests/setup/form-fields.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

openAnsweringSite();

let event: Event;
let phone: Visitor;
let tablet: Visitor;

beforeEach(async () => {
  setTime('2027-05-01T12:00Z');
  event = await addGuestEvent(
    { companions: 4, questions: [songQuestion, daysQuestion] },
    household,
  );
  phone = await event.invited();
  tablet = await event.invited();
});

const open = async (visitor: Visitor): Promise<FormField[]> =>
  readFormFields((await visitor.get(event.page)).text);

/** Types into a field, or checks and unchecks a box. */
const fill = (fields: readonly FormField[], name: string, value: string, checked = true) =>
  fields.map((field) => {
    if (field.name !== name) return field;
    if (field.kind !== 'checkbox') return { ...field, value };
    return field.value === value ? { ...field, checked } : field;
  });

const press = (visitor: Visitor, fields: readonly FormField[], button: readonly [string, string]) =>
  event.send(visitor, toEntries(fields, button));

test('a button of an older page leaves what was saved elsewhere since (behaviour 25.43)', async () => {
  await phone.post(event.page, { answer: 'yes' });
  const older = await open(phone);
  const leo = event.people[3]?.id ?? '';
  let newer = fill(await open(tablet), 'note', 'We bring cake.');
  newer = fill(fill(newer, 'q.song', 'Waterloo'), 'q.days', 'Friday');
  await press(tablet, fill(newer, 'coming', leo, false), ['save', '1']);
  for (const button of [
    ['extra', '1'],
    ['answer', 'yes'],
    ['save', '1'],
  ] as const) {
    expect((await press(phone, older, button)).status).toBe(303);
  }
  const fields = await open(phone);
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value;
  expect(valueOf('note')).toBe('We bring cake.');
  expect(valueOf('q.song')).toBe('Waterloo');
  const checked = fields.filter((field) => field.kind === 'checkbox' && field.checked);
  expect(checked.map(({ value }) => value)).toEqual([
    ...event.people.slice(0, 3).map(({ id }) => id),
    'Friday',
  ]);
  expect(await event.words(phone)).toContain('You’re going 4 people');
});

describe('a form of which nothing is stored comes back as it was sent', () => {
  test('where it was sent too often: boxes, choices, texts (behaviour 25.39)', async () => {
    await phone.post(event.page, { answer: 'yes' });
    const nina = event.people[2]?.id ?? '';
    const fields = fill(fill(await open(phone), 'coming', nina, false), 'q.days', 'Saturday');
    const typed = fill(fields, 'note', 'Nina is at camp.');
    const { limits } = site.services;
    const { answersByAddress } = limits;
    limits.answersByAddress = { ...answersByAddress, allow: async () => false };
    const refused = await press(phone, typed, ['save', '1']);
    limits.answersByAddress = answersByAddress;
    expect(refused.status).toBe(429);
    expect(readFormFields(refused.text)).toEqual(typed);
  });

  test('and so does the date of a maybe (behaviour 25.39)', async () => {
    await phone.post(event.page, { answer: 'maybe' });
    const typed = fill(await open(phone), 'decide-by', '2027-05-20');
    const { limits } = site.services;
    const { answersByAddress } = limits;
    limits.answersByAddress = { ...answersByAddress, allow: async () => false };
    const refused = await press(phone, typed, ['save', '1']);
    limits.answersByAddress = answersByAddress;
    expect(readFormFields(refused.text)).toEqual(typed);
    expect((await press(phone, readFormFields(refused.text), ['save', '1'])).status).toBe(303);
    expect(await event.words(phone)).toContain('You’ll decide by Thursday, May 20.');
  });

  test('where the answers are closed, it can be copied, and only what was changed (behaviour 25.39)', async () => {
    event = await addGuestEvent({
      questions: [songQuestion],
      answerBy: '2027-05-29',
      late: 'close',
    });
    phone = await event.invited();
    await phone.post(event.page, { answer: 'yes' });
    await press(phone, fill(await open(phone), 'q.song', 'Waterloo'), ['save', '1']);
    const typed = fill(await open(phone), 'note', 'A note too late.');
    setTime('2027-06-01T12:00Z');
    const words = readWords(await press(phone, typed, ['save', '1']));
    expect(words).toContain('in case you want to copy it: A note too late.');
    expect(words).not.toContain('Waterloo');
  });
});

describe('once answers are closed', () => {
  beforeEach(async () => {
    const guestList = 'names' as const;
    event = await addGuestEvent({
      guestList,
      questions: [songQuestion],
      answerBy: '2027-05-29',
      late: 'close',
    });
    phone = await event.answerOpen('Wilhelmina');
    tablet = await event.answerOpen('Looker');
  });

  test('guests still see who is coming, and hide and show their own name (behaviour 25.40)', async () => {
    setTime('2027-06-01T12:00Z');
    expect(await event.words(tablet)).toContain('2 people are coming Looker and Wilhelmina');
    expect((await press(phone, await open(phone), ['hidden', '1'])).status).toBe(303);
    expect(await event.words(tablet)).toContain('2 people are coming Looker and 1 more');
    await press(phone, await open(phone), ['hidden', '0']);
    expect(await event.words(tablet)).toContain('Wilhelmina');
  });

  test('a page from before hides the name, and says that the rest came too late (behaviour 25.40)', async () => {
    const older = await open(phone);
    setTime('2027-06-01T12:00Z');
    const refused = await press(phone, fill(older, 'note', 'Too late.'), ['hidden', '1']);
    expect(refused.status).toBe(409);
    expect(readWords(refused)).toContain('The date for answers has passed');
    expect(refused.text).toContain('Too late.');
    expect(await event.words(tablet)).not.toContain('Wilhelmina');
  });

  test('a guest who has not answered hides nothing (behaviour 25.40)', async () => {
    setTime('2027-06-01T12:00Z');
    const stranger = site.visitor();
    expect((await stranger.post(event.page, { hidden: '1' })).status).toBe(409);
    expect(await event.words(stranger)).not.toContain('Hide my name');
  });
});
