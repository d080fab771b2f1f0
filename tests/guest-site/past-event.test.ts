import { beforeEach, expect, test } from 'vitest';

import { addEvent, household, openAnsweringSite, setTime, site } from '../setup/answering-site.ts';
import { readShownAnswer } from '../setup/guest-page.ts';

openAnsweringSite();

/** The events are on June 12 in London, which is an hour ahead of UTC. */
const lastMoment = '2027-06-12T22:59:59Z';
const dayAfter = '2027-06-12T23:00Z';

beforeEach(() => setTime('2027-06-12T12:00Z'));

test('from the day after the question says that the event is over, on a page from memory too', async () => {
  const event = await addEvent();
  const night = await addEvent({}, { endsNextDay: true });
  setTime(lastMoment);
  expect(await event.words()).toContain('Are you attending? Yes No Maybe');
  setTime(dayAfter);
  const over = 'Are you attending? This event is over, but you can still answer. Yes No Maybe';
  expect(await event.words()).toContain(over);
  expect(await night.words()).not.toContain('over');
  setTime('2027-06-13T23:00Z');
  expect(await night.words()).toContain(over);
});

test('what was answered reads as past and can be changed', async () => {
  const event = await addEvent();
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
  setTime(dayAfter);
  expect(await event.words(guest)).toContain(
    'You said yes This event is over. Change answer Yes No Maybe',
  );
  for (const answer of ['no', 'maybe']) {
    expect((await guest.post(event.page, { answer })).status).toBe(303);
    expect(await event.words(guest)).toContain(`You said ${answer} This event is over.`);
  }
});

test('nobody is asked whether they still come', async () => {
  const event = await addEvent();
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

test('nobody is offered to wait for a place, and who waited reads that they did', async () => {
  const event = await addEvent({ places: 3 }, household);
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
  await event.answerOpen('Ana');
  await event.answerOpen('Ben');
  await event.answerOpen('Cy');
  expect(await event.words()).toContain('Join the waiting list');
  setTime(dayAfter);
  expect(await event.words()).toContain(
    'Are you attending? This event is over, but you can still answer. No Maybe',
  );
  const waited = await event.words(guest);
  expect(waited).toContain('You were on the waiting list This event is over. Change answer');
  expect(waited).not.toContain('it’s your turn');
  expect((await guest.get(event.page)).text).not.toMatch(/class="[^"]*tick/);
});

test('a household that is larger than what is free checks who came; nobody of it waits', async () => {
  const event = await addEvent({ places: 3, companions: 0 }, household);
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

test('a household that said no still says who came before it presses Yes', async () => {
  const event = await addEvent({ places: 3 }, household);
  await event.answerOpen('Ana');
  await event.answerOpen('Ben');
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'no' });
  expect(await event.words(guest)).not.toContain('Chiara Rossi Marco Rossi');
  setTime(dayAfter);
  expect(await event.words(guest)).toContain('Chiara Rossi Marco Rossi');
});

test('a Yes from a page of the day itself is refused at a full event', async () => {
  const event = await addEvent({ places: 1 });
  await event.answerOpen('Ana');
  setTime(dayAfter);
  const guest = await event.invited();
  expect((await guest.post(event.page, { answer: 'yes' })).status).toBe(409);
  expect(await event.words(guest)).toContain('Are you attending?');
});

test('an answer picked in a mail can still be sent', async () => {
  const event = await addEvent();
  setTime(dayAfter);
  expect(await event.words(site.visitor(), '?answer=no')).toContain(
    'You picked No This event is over. One press still sends it. Send answer',
  );
});

test('closed answers are said to be closed, with the way to the host', async () => {
  const settings = {
    answerBy: '2027-06-11',
    late: 'close',
    contact: 'maya@garden.example',
  } as const;
  const event = await addEvent(settings);
  setTime('2027-06-11T12:00Z');
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
  setTime(dayAfter);
  expect(readShownAnswer(await site.visitor().get(event.page))).toBeNull();
  expect(await event.words()).toContain(
    'This event is over. Answers are closed. Write to Maya & Jonah',
  );
  const answered = await event.words(guest);
  expect(answered).toContain('You said yes Answers are closed. Write to Maya & Jonah');
  expect(answered).not.toContain('you still want to come');
});
