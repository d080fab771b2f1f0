import { beforeEach, expect, test } from 'vitest';

import { songQuestion } from '#tests/fixtures/questions.ts';
import {
  addGuestEvent as addUsualEvent,
  household,
  openAnsweringSite,
  setTime,
  site,
} from '#tests/setup/answering-site.ts';
import { readShownAnswer } from '#tests/setup/guest-page.ts';
import { readWords } from '#tests/setup/words.ts';

openAnsweringSite();

/** An event that was saved with a past date: it stays an invitation (behaviour 44.2). */
const addGuestEvent: typeof addUsualEvent = async (settings, draft) => {
  const event = await addUsualEvent(settings, draft);
  await site.db.updateTable('invites').set({ saved_past: 1 }).where('id', '=', event.id).execute();
  return event;
};

/** June 12 in Berlin, two hours ahead of UTC. */
const lastMoment = '2027-06-13T01:59:59Z';
const dayAfter = '2027-06-13T02:00Z';

const song = { ...songQuestion, required: true };

beforeEach(() => setTime('2027-06-12T12:00Z'));

test('from 4 AM on the day after the question says that the event is over, on a page from memory too (behaviour 25.45)', async () => {
  const event = await addGuestEvent();
  const night = await addGuestEvent({}, { endsNextDay: true });
  setTime(lastMoment);
  expect(await event.words()).toContain('Are you attending? Yes No Maybe');
  setTime(dayAfter);
  const over = 'Are you attending? This event is over. You can still answer. Yes No Maybe';
  expect(await event.words()).toContain(over);
  expect(await night.words()).not.toContain('over');
  setTime('2027-06-14T02:00Z');
  expect(await night.words()).toContain(over);
});

test('what was answered reads as past and can be changed (behaviour 25.45)', async () => {
  const event = await addGuestEvent();
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
  setTime(dayAfter);
  expect(await event.words(guest)).toContain(
    'You said yes This event is over. Change answer Are you attending? Yes No Maybe',
  );
  for (const answer of ['no', 'maybe']) {
    expect((await guest.post(event.page, { answer })).status).toBe(303);
    expect(await event.words(guest)).toContain(`You said ${answer} This event is over.`);
  }
});

test('nobody is offered to add it to a calendar (behaviour 25.45)', async () => {
  const event = await addGuestEvent();
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
  const both = async () => [await event.words(), await event.words(guest)];
  for (const words of await both()) expect(words).toContain('Add to calendar');
  setTime(dayAfter);
  for (const words of await both()) expect(words).not.toContain('calendar');
});

test('nobody is asked whether they still come (behaviour 25.45)', async () => {
  const event = await addGuestEvent();
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
  const place = { location: 'Orchard House', lat: null, lng: null, showMap: true };
  await event.change({ name: 'location', part: place });
  expect(await event.words(guest)).toContain('Still coming?');
  setTime(dayAfter);
  const words = await event.words(guest);
  expect(words).toContain('You said yes This event is over. Change answer');
  expect(words).not.toContain('Still coming');
});

test('nobody is offered to wait for a place, and who waited reads that they did (behaviour 25.45)', async () => {
  const event = await addGuestEvent({ seats: 3 }, household);
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
  await event.answerOpen('Ana');
  await event.answerOpen('Ben');
  await event.answerOpen('Cy');
  expect(await event.words()).toContain('Join the waiting list');
  setTime(dayAfter);
  expect(await event.words()).toContain(
    'Are you attending? This event is over. You can still answer. All 3 places are taken. No Maybe',
  );
  const waited = await event.words(guest);
  expect(waited).toContain('You were on the waiting list This event is over. Change answer');
  expect(waited).not.toContain('it’s your turn');
  expect((await guest.get(event.page)).text).not.toMatch(/class="[^"]*tick/);
});

test('a household that is larger than what is free checks who came; nobody of it waits (behaviour 25.45)', async () => {
  const event = await addGuestEvent({ seats: 3, companions: 0 }, household);
  await event.answerOpen('Ana');
  await event.answerOpen('Ben');
  setTime(dayAfter);
  const guest = await event.invited();
  const refused = await guest.post(event.page, { answer: 'yes' });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('There are not enough places left');
  const [chiara] = event.people;
  const boxes = event.people.map(({ id }) => ['person', id] as const);
  await event.send(guest, [...boxes, ['coming', chiara?.id ?? ''], ['answer', 'yes']]);
  expect(await event.words(guest)).toContain('You said yes');
});

test('a household that said no still says who came before it presses Yes (behaviour 25.45)', async () => {
  const event = await addGuestEvent({ seats: 3 }, household);
  await event.answerOpen('Ana');
  await event.answerOpen('Ben');
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'no' });
  expect(await event.words(guest)).not.toContain('Chiara Marco');
  setTime(dayAfter);
  expect(await event.words(guest)).toContain('Chiara Marco');
});

test('a yes from a page of the day itself is refused at a full event (behaviour 25.45)', async () => {
  const event = await addGuestEvent({ seats: 1 });
  await event.answerOpen('Ana');
  setTime(dayAfter);
  const guest = await event.invited();
  const refused = await guest.post(event.page, { answer: 'yes' });
  expect(refused.status).toBe(409);
  const words = readWords(refused);
  expect(words).toContain('There are not enough places left, so your yes was not saved.');
  expect(words).not.toContain('open up');
  expect(await event.words(guest)).toContain('Are you attending?');
});

test('an answer picked in a mail can still be sent (behaviour 25.45)', async () => {
  const event = await addGuestEvent();
  setTime(dayAfter);
  expect(await event.words(site.visitor(), '?answer=no')).toContain(
    'You picked No This event is over. One press still sends it. Send answer',
  );
});

const correct = 'Something to add or correct? Your host can still record your answer.';
const direct = 'Something to correct? Please tell your host directly.';

const ways: [string, string, string, string][] = [
  ['an address', 'maya@garden.example', 'Write to Maya & Jonah', correct],
  ['a phone number', '+44 7700 900123', 'Call Maya & Jonah', correct],
  ['words', 'Instagram @maya', '', correct],
  ['nothing', '', '', direct],
];

test.each(ways)(
  'closed answers are said to be closed, with the way to the host: %s (behaviour 25.45)',
  async (_, contact, press, line) => {
    const event = await addGuestEvent({ answerBy: '2027-06-11', late: 'close', contact });
    setTime('2027-06-11T12:00Z');
    const guest = await event.invited();
    await guest.post(event.page, { answer: 'yes' });
    setTime(dayAfter);
    expect(readShownAnswer(await site.visitor().get(event.page))).toBeNull();
    const closed = ['Answers are closed.', press, line, contact].filter(Boolean).join(' ');
    expect(await event.words()).toContain(`This event is over. ${closed}`);
    const answered = await event.words(guest);
    expect(answered).toContain(`You said yes ${closed}`);
    expect(answered).not.toContain('you still want to come');
  },
);

test('nobody is asked for what is missing, nor until when they decide (behaviour 25.45)', async () => {
  const event = await addGuestEvent({ questions: [song] });
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
  expect(await event.words(guest)).toContain('1 question left');
  setTime(dayAfter);
  const words = await event.words(guest);
  expect(words).toContain('Just you. Edit');
  expect(words).not.toMatch(/question left|still missing/);
  await guest.post(event.page, { answer: 'maybe' });
  expect((await guest.get(event.page)).text).not.toContain('decide-by');
});

test('who came, and who came along, is asked as of what is past (behaviour 25.45)', async () => {
  const event = await addGuestEvent({ guestList: 'answers' }, household);
  await event.answerOpen('Ana');
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
  const before = await event.words(guest);
  expect(before).toMatch(/Who’s coming\?.*Bringing people\?/);
  expect(before).toContain('5 people are coming');
  setTime(dayAfter);
  const words = await event.words(guest);
  expect(words).toMatch(/Who came\?.*Did you bring people\?/);
  expect(words).toContain('5 people said yes');
  expect(words).not.toMatch(/coming|bringing/i);
});

test('a full event says so, and a late answer reads when it was due (behaviour 25.45)', async () => {
  const event = await addGuestEvent({ seats: 1, whenFull: 'closed', answerBy: '2027-06-12' });
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'no' });
  await event.answerOpen('Ana');
  setTime(dayAfter);
  expect(await event.words()).toContain(
    'This event is over. June 12 has passed. You can still answer. The only place is taken. No Maybe Your host will see',
  );
  expect(await event.words(guest)).toContain(
    'You said no This event is over. The only place is taken. Change answer Are you attending? No Maybe',
  );
});

test('a household reads how many places are left (behaviour 25.45)', async () => {
  const event = await addGuestEvent({ seats: 3 }, household);
  await event.answerOpen('Ana');
  setTime(dayAfter);
  expect(await event.words(await event.invited())).toContain(
    'This event is over. You can still answer. Only 2 places are left. Yes No Maybe Who came? Check who came before you press Yes.',
  );
});
