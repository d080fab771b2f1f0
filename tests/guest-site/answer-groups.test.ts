import { beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { foodQuestion, songQuestion } from '#tests/fixtures/questions.ts';
import {
  type Event,
  addGuestEvent,
  household,
  openAnsweringSite,
  setTime,
  site,
} from '#tests/setup/answering-site.ts';
import { readShownAnswer } from '#tests/setup/guest-page.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

const question = { ...foodQuestion, required: true };
const song = { ...songQuestion, title: 'A song', required: true };
const days = { ...question, id: 'days', kind: 'several' as const, scope: 'reply' as const };
const settings = { companions: 4, questions: [question, { ...song, required: false }] };

openAnsweringSite();

let event: Event;
let guest: Visitor;
let chiara: string;
let marco: string;
let nina: string;
let leo: string;

async function open(...[more, draft = household]: Parameters<typeof addGuestEvent>): Promise<void> {
  setTime('2027-05-01T12:00Z');
  event = await addGuestEvent({ ...settings, ...more }, draft);
  [chiara, marco, nina, leo] = event.people.map(({ id }) => id) as [string, string, string, string];
  guest = await event.invited();
}
beforeEach(() => open());

const get = async () => (await guest.get(event.page)).text;

/** The checked values of a field. */
function readChecked(html: string, field: string): string[] {
  const boxes = html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
  return boxes
    .filter((box) => box.includes(`name="${field}"`) && box.includes('checked=""'))
    .map((box) => /value="([^"]*)"/.exec(box)?.[1] ?? '');
}

/** The form as the page would send it with Save. */
const saved = (...more: [string, string][]) => [
  ...[chiara, marco, nina, leo].map((id) => ['person', id] as const),
  ...more,
  ['save', '1'] as const,
];

describe('after a yes', () => {
  beforeEach(() => guest.post(event.page, { answer: 'yes' }));

  test('everybody of a household is checked, and children are named so (behaviour 25.30)', async () => {
    const html = await get();
    expect(await event.words(guest)).toContain(
      'You’re going 4 people · 1 question left Change answer Are you attending? Yes No Maybe Who’s coming? Chiara Marco Nina child Leo child',
    );
    expect(readChecked(html, 'coming')).toEqual([chiara, marco, nina, leo]);
    expect(await event.words(guest)).toContain(
      'Bringing people? How many? Up to 4. − 0 + Does anybody eat differently? Nobody picked: nothing special. Chiara',
    );
    expect(await event.words(guest)).toContain(
      'A song A note to Maya & Jonah Only your host can read this. Save',
    );
  });

  test('is asked of those who come, and what is missing is named kindly (behaviour 25.32)', async () => {
    const sent = await event.send(
      guest,
      saved(
        ['coming', chiara],
        ['coming', nina],
        [`q.food.${chiara}`, 'Vegetarian'],
        ['q.song', 'Waterloo'],
        ['note', 'We bring cake.'],
      ),
    );
    expect([sent.status, sent.location]).toEqual([303, `${event.page}?saved#answer`]);
    const words = await event.words(guest, '?saved');
    expect(words).toContain('You’re going 2 of 4 · 1 question left · Saved');
    expect(words).toContain('Nina’s answer is still missing.');
    const html = await get();
    expect(html).toContain(`name="q.food.${nina}"`);
    expect(html).not.toContain(`name="q.food.${marco}"`);
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="Vegetarian"/);
    expect(html).toContain('value="Waterloo"');
    expect(html).toContain('We bring cake.</textarea>');
    expect(readChecked(html, 'coming')).toEqual([chiara, nina]);
  });

  test('stored and complete is one sentence for each part, with Edit (behaviour 25.37)', async () => {
    await event.send(
      guest,
      saved(['coming', chiara], [`q.food.${chiara}`, 'Vegetarian'], ['note', 'We bring cake.']),
    );
    const words = await event.words(guest, '?saved');
    expect(words).toContain('You’re going 1 of 4 · Saved');
    for (const sentence of [
      'Chiara. Marco, Nina and Leo stay home. Chiara eats vegetarian. Edit',
      'Your note: “We bring cake.” Edit',
    ]) {
      expect(words).toContain(sentence);
    }
    const later = await event.words(guest);
    expect(later).toContain('Chiara eats vegetarian. Edit');
    expect(later).not.toContain('Saved');
  });

  test('minus and plus send the same form, so that nothing typed is lost (behaviour 25.31)', async () => {
    const fields = [
      ['person', leo],
      ['companion', ''],
      ['q.song', 'Waterloo'],
      ['note', 'Half a sentence'],
    ] as const;
    const more = await event.send(guest, [...fields, ['extra', '2']]);
    expect([more.status, more.location]).toEqual([303, `${event.page}?edit#answer`]);
    const words = await event.words(guest, '?edit');
    expect(words).toContain('5 people');
    expect(words).toContain('Name of person 1, if you like Name of person 2, if you like');
    expect(words).not.toContain('Edit');
    const html = await get();
    expect(html).toMatch(/<button[^>]*value="3"[^>]*aria-label="One more"/);
    expect(html.match(/name="companion"/g)).toHaveLength(2);
    expect(html).toContain('value="Waterloo"');
    expect(html).toContain('Half a sentence</textarea>');
    await event.send(guest, [
      ['companion', 'Zoë'],
      ['companion', 'Bo'],
      ...fields.slice(2),
      ['extra', '1'],
    ]);
    expect(await get()).toMatch(/name="companion"[^>]*value="Zoë"/);
    expect(await get()).not.toContain('value="Bo"');
  });

  test('at its limit plus changes nothing and stays (behaviour 25.31)', async () => {
    await event.send(guest, [['extra', '4']]);
    expect(await get()).toMatch(
      /<button[^>]*(?=[^>]*aria-label="One more")(?=[^>]*aria-disabled="true")[^>]*value="4"/,
    );
    const refused = await event.send(guest, [['extra', '5']]);
    expect(refused.status).toBe(400);
    expect(readWords(refused)).toContain('You can bring up to 4 people.');
    expect(readShownAnswer(refused)).toBe('yes');
  });
});

describe('what cannot be stored is in its field again, and the rest is stored', () => {
  test.each([
    ['Latin', 'x'.repeat(10_000)],
    ['Devanagari', 'न'.repeat(10_000)],
  ])('a note of 10,000 characters, on a first tap: %s (behaviour 25.39)', async (_, long) => {
    const refused = await event.send(guest, [
      ['answer', 'yes'],
      ['note', long],
      ['q.song', 'Waterloo'],
    ]);
    expect(refused.status).toBe(422);
    expect(readWords(refused)).toContain('Please use at most 2,000 characters for your note.');
    expect(refused.text).toContain(`${long}</textarea>`);
    expect(refused.text).toContain('value="Waterloo"');
    expect(readShownAnswer(refused)).toBe('yes');
  });

  test('an answer that is too long (behaviour 25.39)', async () => {
    const refused = await event.send(guest, [
      ['answer', 'yes'],
      ['q.song', 'y'.repeat(201)],
      ['note', 'kept'],
    ]);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`value="${'y'.repeat(201)}"`);
    expect(refused.text).toMatch(/<input(?=[^>]*name="q\.song")[^>]*aria-invalid="true"/);
    expect(await get()).toContain('kept</textarea>');
  });

  test('an answer to a question that the host has removed meanwhile (behaviour 25.39)', async () => {
    await guest.post(event.page, { answer: 'yes' });
    await event.change({
      name: 'answers',
      part: { answerSettings: { ...usualAnswers, ...settings, questions: [days] } },
    });
    const refused = await event.send(guest, [
      ['q.song', 'Dancing Queen'],
      ['note', 'kept'],
    ]);
    expect(refused.status).toBe(409);
    const words = readWords(refused);
    expect(words).toContain('Your host no longer asks one of these questions.');
    expect(words).toContain('What you typed, in case you want to copy it: Dancing Queen');
    expect(refused.text).toContain('kept</textarea>');
  });

  test('anything, once the answers are closed (behaviour 25.39)', async () => {
    await guest.post(event.page, { answer: 'yes' });
    await event.change({
      name: 'answers',
      part: {
        answerSettings: { ...usualAnswers, ...settings, answerBy: '2020-01-01', late: 'close' },
      },
    });
    const refused = await event.send(guest, [
      ['note', 'We come by train at nine.'],
      ['save', '1'],
    ]);
    expect(refused.status).toBe(409);
    const words = readWords(refused);
    expect(words).toContain('The date for answers has passed');
    expect(words).toContain('You’re going Answers are closed.');
    expect(words).toContain('in case you want to copy it: We come by train at nine.');
  });

  test('a person whom the host has taken out of the household meanwhile (behaviour 25.39)', async () => {
    await guest.post(event.page, { answer: 'yes' });
    const left = event.people.filter(({ id }) => id !== leo);
    const invitee = { id: event.inviteeId, name: 'The Rossis', email: 'a@b.c', people: left };
    await event.change({ name: 'invitee', part: { invitees: [invitee] } });
    const refused = await event.send(
      guest,
      saved(['coming', chiara], ['coming', leo], ['note', 'Leo is nine.']),
    );
    expect(refused.status).toBe(409);
    expect(readWords(refused)).toContain('Your host changed the names in your group.');
    expect(refused.text).toContain('Leo is nine.</textarea>');
    expect(readChecked(refused.text, 'coming')).toEqual([chiara]);
  });
});

test('a maybe says until when, and any answer takes a note (behaviour 25.32)', async () => {
  await event.send(guest, [['answer', 'maybe']]);
  expect(await event.words(guest)).toContain('I’ll decide by A note to Maya & Jonah');
  await event.send(guest, [
    ['decide-by', '2027-05-20'],
    ['note', 'Depends on the trains.'],
    ['save', '1'],
  ]);
  expect(await event.words(guest, '?saved')).toContain(
    'You might come You’ll decide by Thursday, May 20. · Saved',
  );
  await event.send(guest, [['answer', 'no']]);
  const words = await event.words(guest);
  expect(words).toContain('Your note: “Depends on the trains.” Edit');
  expect(words).not.toContain('Who’s coming?');
});

test('on the open link the name comes first, with Skip under Save (behaviour 25.32)', async () => {
  const stranger = site.visitor();
  await stranger.post(event.page, { answer: 'yes' });
  const words = await event.words(stranger);
  expect(words).toContain(
    '1 question left Change answer Are you attending? Yes No Maybe Your name',
  );
  expect(words).toContain('Your name So your host knows who is coming. Bringing people?');
  expect(words).toContain('Save Skip');
  await event.send(stranger, [
    ['shown', ''],
    ['name', 'Zoë'],
    ['q.food', 'Vegetarian'],
    ['note', ''],
    ['save', '1'],
  ]);
  expect(await event.words(stranger)).toMatch(/You eat vegetarian\. Edit.*Answering as Zoë/);
});

test('a household is greeted by its name, and its answer is under it (behaviour 25.30)', async () => {
  expect(await event.words(guest)).toContain('Answering as The Rossis');
  expect((await guest.get(event.page)).text).toContain('<bdi>The Rossis</bdi>, you’re invited');
  const [family] = household.invitees;
  await open({}, { invitees: [{ ...family, name: 'Chiara Rossi', email: family?.email ?? '' }] });
  expect((await guest.get(event.page)).text).toContain(
    '<bdi>Chiara, Marco &amp; 2 more</bdi>, you’re invited',
  );
});
