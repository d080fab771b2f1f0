import { beforeEach, describe, expect, test } from 'vitest';

import {
  type Event,
  addGuestEvent,
  household,
  openAnsweringSite,
  setTime,
  site,
} from '#tests/setup/answering-site.ts';
import { readFormFields, toEntries } from '#tests/setup/form-fields.ts';
import { identifyLastWrite, readShownAnswer } from '#tests/setup/guest-page.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

openAnsweringSite();
beforeEach(() => setTime('2027-05-01T12:00Z'));

const hasButton = (text: string, ...attributes: string[]) =>
  (text.match(/<button[^>]*>/g) ?? []).some((button) =>
    attributes.every((attribute) => button.includes(attribute)),
  );

describe('the last day for answers', () => {
  test('is named with the question (behaviour 25.36)', async () => {
    const event = await addGuestEvent({ answerBy: '2027-05-29' });
    const words = await event.words();
    expect(words).toContain('Are you attending? Please answer by Saturday, May 29 Yes No Maybe');
  });

  test('passes on a page from memory too, and late answers are taken with a word (behaviour 25.36, 25.38)', async () => {
    const event = await addGuestEvent({ answerBy: '2027-05-29' });
    setTime('2027-05-29T21:59Z');
    expect(await event.words()).toContain('Please answer by Saturday, May 29');
    setTime('2027-05-29T22:00Z');
    const late = await event.words();
    expect(late).toContain(
      'Are you attending? May 29 has passed. You can still answer. Yes No Maybe',
    );
    expect(late).toContain('Your host will see that your answer came after the date.');
  });

  test('closes answers where the host says so, and names how to reach the host (behaviour 25.36)', async () => {
    const contact = 'maya@garden.example';
    const event = await addGuestEvent({ answerBy: '2027-05-29', late: 'close', contact });
    const guest = await event.invited();
    await guest.post(event.page, { answer: 'yes' });
    setTime('2027-06-01T12:00Z');
    const reply = await site.visitor().get(event.page);
    expect(await event.words()).toContain(
      'Answers are closed They were due Saturday, May 29. Write to Maya & Jonah',
    );
    expect(reply.text).toContain('href="mailto:maya@garden.example"');
    expect(readShownAnswer(reply)).toBeNull();
    expect(hasButton(reply.text, 'name="answer"')).toBe(false);
    const answered = await event.words(guest);
    expect(answered).toContain('You’re going Answers are closed. Write to Maya & Jonah');
    expect(answered).toContain('Plans changed? Tell your host.');
  });

  test.each([
    ['', 'Plans changed? Please tell your host directly.', 'Answers are closed'],
    ['+43 660 1234567', 'Call Maya & Jonah', 'href="tel:+436601234567"'],
    ['Ask at the bakery', 'Ask at the bakery', 'Answers are closed'],
  ])('is past, and the contact is %j', async (contact, words, markup) => {
    const event = await addGuestEvent({ answerBy: '2020-05-29', late: 'close', contact });
    const { text } = await site.visitor().get(event.page);
    expect(await event.words()).toContain(words);
    expect(text).toContain(markup);
    expect(text).not.toMatch(/href="mailto:[^?]/);
  });
});

/** Two free seats, and a household of four. */
const openTwoPlaces = async (whenFull: 'list' | 'closed') => {
  const event = await addGuestEvent({ seats: 3, whenFull }, household);
  await event.answerOpen('Ana');
  return { event, guest: await event.invited() };
};

/** Presses Yes with these boxes checked. */
const pressYes = async (event: Event, guest: Visitor, coming: readonly string[] = []) => {
  const fields = readFormFields((await guest.get(event.page)).text).map((field) =>
    coming.includes(field.value) ? { ...field, checked: true } : field,
  );
  return event.send(guest, toEntries(fields, ['answer', 'yes']));
};

describe('a full event', () => {
  test('offers the waiting list, from memory too, and a yes again once a place is free (behaviour 25.33, 25.38)', async () => {
    const event = await addGuestEvent({ seats: 1 });
    expect(await event.words()).toContain('Are you attending? Yes No Maybe');
    const first = await event.answerOpen('Ana');
    const full = await event.words();
    expect(full).toContain(
      'Are you attending? The only place is taken right now. Join the waiting list No Maybe',
    );
    expect(full).toContain('You’ll never be split up.');
    const undecided = await event.invited();
    await undecided.post(event.page, { answer: 'maybe' });
    expect(await event.words(undecided)).toContain('You might come');
    await first.post(event.page, { answer: 'no' });
    expect(await event.words()).toContain('Are you attending? Yes No Maybe');
  });

  test('puts a household on the list and lets it in, with no tick beside the list (behaviour 25.33)', async () => {
    const event = await addGuestEvent({ seats: 4 }, household);
    const first = await event.answerOpen('Ana');
    const guest = await event.invited();
    await guest.post(event.page, { answer: 'yes' });
    const waiting = await guest.get(event.page);
    const words = await event.words(guest);
    expect(words).toContain('On the waiting list For 4 people Change answer');
    expect(words).toContain('When 4 places open up and it’s your turn, you’re in.');
    expect(words).toContain('This page will say so.');
    expect(waiting.text).not.toMatch(/class="[^"]*tick/);
    await first.post(event.page, { answer: 'no' });
    const seated = await event.words(guest);
    expect(seated).toContain('You’re in A place opened up for all 4 of you. Change answer');
    expect((await guest.get(event.page)).text).toMatch(/class="[^"]*tick/);
  });

  test('tells a household that is larger than all places that no free place helps (behaviour 25.33)', async () => {
    const event = await addGuestEvent({ seats: 2 }, household);
    const guest = await event.invited();
    await guest.post(event.page, { answer: 'yes' });
    const waiting = await event.words(guest);
    expect(waiting).toContain('There are only 2 places in all, so 4 people can’t get in.');
    expect(waiting).not.toContain('it’s your turn');
    const first = event.people[0]?.id ?? '';
    const all = event.people.map(({ id }) => ['person', id] as const);
    await event.send(guest, [...all, ['coming', first]]);
    expect(await event.words(guest)).toContain('You’re in');
    await event.answerOpen('Ana');
    expect(await event.words()).toContain('Both places are taken right now.');
  });

  test('without a list offers No and Maybe (behaviour 25.33)', async () => {
    const event = await addGuestEvent({ seats: 1, whenFull: 'closed' });
    await event.answerOpen('Ana');
    const words = await event.words();
    expect(words).toContain('Are you attending? The only place is taken. No Maybe');
    expect(words).toContain('Check back here, or write to your host.');
  });

  test.each(['maybe', 'no'])(
    'says after a %s why Yes is not offered (behaviour 25.33)',
    async (answer) => {
      const event = await addGuestEvent({ seats: 1, whenFull: 'closed' });
      const guest = await event.invited();
      await guest.post(event.page, { answer });
      expect(await event.words(guest)).not.toContain('is taken');
      await event.answerOpen('Ana');
      expect(await event.words(guest)).toContain(
        'No Maybe The only place is taken. Places can open up again. Check back here,',
      );
    },
  );

  describe('with fewer places than a household', () => {
    test('lets it say who comes first (behaviour 25.33)', async () => {
      const { event, guest } = await openTwoPlaces('closed');
      expect(await event.words(guest)).toContain(
        'Only 2 places are left. Yes No Maybe Who’s coming? Check who would come',
      );
      const [chiara = '', , nina = ''] = event.people.map(({ id }) => id);
      expect((await pressYes(event, guest, [chiara, nina])).status).toBe(303);
      expect(await event.words(guest)).toContain('You’re going 2 of 4');
    });

    test('takes a yes with nobody checked for all of it (behaviour 25.33)', async () => {
      const listed = await openTwoPlaces('list');
      expect((await pressYes(listed.event, listed.guest)).status).toBe(303);
      expect(await listed.event.words(listed.guest)).toContain('On the waiting list For 4 people');
      const closed = await openTwoPlaces('closed');
      const refused = await pressYes(closed.event, closed.guest);
      expect(refused.status).toBe(409);
      expect(readWords(refused)).toContain('There are not enough places left');
      expect(readShownAnswer(refused)).toBeNull();
    });

    test.each(['maybe', 'no'])(
      'lets it say so after a %s, too (behaviour 25.33)',
      async (answer) => {
        const { event, guest } = await openTwoPlaces('closed');
        await guest.post(event.page, { answer });
        expect(await event.words(guest)).toContain(
          'Who’s coming? Only 2 places are left. Check who would come before you press Yes.',
        );
        expect((await pressYes(event, guest)).status).toBe(409);
        const [, marco = '', nina = ''] = event.people.map(({ id }) => id);
        expect((await pressYes(event, guest, [marco, nina])).status).toBe(303);
        expect(await event.words(guest)).toContain('You’re going 2 of 4');
      },
    );
  });
});

describe('an answer picked in a mail', () => {
  test('is sent by one press, and opening the page writes nothing (behaviour 25.34)', async () => {
    const event = await addGuestEvent();
    const guest = site.visitor();
    const before = await identifyLastWrite(site.db);
    const opened = await guest.get(`${event.page}?g=${event.token}&answer=yes`);
    expect(opened.location).toBe(`${event.page}?answer=yes`);
    const page = await guest.get(`${event.page}?answer=yes`);
    expect(await event.words(guest, '?answer=yes')).toContain(
      'You picked Yes One press sends it. Send answer Pick another',
    );
    expect(hasButton(page.text, 'name="answer"', 'value="yes"')).toBe(true);
    expect(hasButton(page.text, 'name="answer"', 'value="no"')).toBe(false);
    expect(page.text).toContain(`href="${event.page}"`);
    expect(await identifyLastWrite(site.db)).toEqual(before);
    const sent = await guest.post(`${event.page}?answer=yes`, { answer: 'yes' });
    expect(sent.location).toBe(`${event.page}#answer`);
    expect(await event.words(guest, '?answer=yes')).toContain('You’re going See you there!');
    expect(await event.words(guest, '?answer=no')).toContain('You picked No');
  });

  test('that is none, or cannot be given, is not picked (behaviour 25.34)', async () => {
    const event = await addGuestEvent({ seats: 1 });
    expect(await event.words(site.visitor(), '?answer=perhaps')).toContain('Are you attending?');
    await event.answerOpen('Ana');
    const full = await event.words(site.visitor(), '?answer=yes');
    expect(full).toContain('Join the waiting list');
    expect(full).not.toContain('You picked');
  });
});

describe('after the date, the time or the place changes', () => {
  const when = { endTime: '23:30', endsNextDay: false, timeZone: 'Europe/Berlin' };

  test('who said yes is asked again, with old and new, and can confirm or change the answer (behaviour 25.35, 25.46)', async () => {
    const event = await addGuestEvent();
    const guest = await event.invited();
    await guest.post(event.page, { answer: 'yes' });
    await event.change({
      name: 'dateTime',
      part: { ...when, date: '2027-06-13', startTime: '18:00' },
    });
    const page = await guest.get(event.page);
    const words = await event.words(guest);
    expect(words).toContain(
      'Still coming? The date has changed since you said yes. Still coming Can’t make it',
    );
    expect(words).toContain('Time New Sunday, June 13, 2027');
    expect(words).toContain('was Saturday, June 12');
    expect(words).toContain('What changed date Saturday, June 12, 2027 Sunday, June 13, 2027');
    expect(words).toContain('The time and place are the same.');
    expect(page.text).toMatch(/<ins[^>]*>Sunday, June 13, 2027<\/ins>/);
    expect(page.text).toContain('<del dir="auto">Saturday, June 12</del>');
    expect(await event.words()).not.toContain('What changed');
    expect(await event.words(guest, '?change')).toContain(
      'Change answer Are you attending? Yes No Maybe',
    );
    expect((await guest.post(event.page, { confirm: '1' })).status).toBe(303);
    const confirmed = await event.words(guest);
    expect(confirmed).toContain('You’re still coming See you there!');
    expect(confirmed).not.toContain('What changed');
  });

  test('who said no or maybe keeps the answer, and reads what changed (behaviour 25.35)', async () => {
    const event = await addGuestEvent();
    const guest = await event.invited();
    await guest.post(event.page, { answer: 'maybe' });
    const place = { location: 'Orchard House', lat: null, lng: null, showMap: true };
    await event.change({ name: 'location', part: place });
    const words = await event.words(guest);
    expect(words).toContain('You might come');
    expect(words).toContain('Location New Orchard House was Villa Rosa, Hamburg');
    await guest.post(event.page, { answer: 'no' });
    expect(await event.words(guest)).not.toContain('was Villa Rosa, Hamburg');
  });
});

test('an event without answer settings asks for a companion and a name, and offers a note and with a maybe a day (behaviour 25.37, 25.48)', async () => {
  const event = await addGuestEvent();
  const guest = site.visitor();
  const asked = await event.words(guest);
  expect(asked).toContain('Are you attending? Yes No Maybe Schedule');
  await guest.post(event.page, { answer: 'yes' });
  expect(await event.words(guest)).toMatch(
    /You’re going See you there! Change answer Are you attending\? Yes No Maybe Your name So your host knows who is coming\. Bringing people\? \+1 Add a note to Maya & Jonah A note to Maya & Jonah Only your host can read this\. Save Skip Add to calendar/,
  );
  await guest.post(event.page, { note: 'See you!', save: '1' });
  expect(await event.words(guest)).toContain('Your note: “See you!” Edit');
  await guest.post(event.page, { answer: 'maybe' });
  expect(await event.words(guest)).toContain('Say until when you’ll decide I’ll decide by');
  await guest.post(event.page, { 'decide-by': '2027-05-20', save: '1' });
  expect(await event.words(guest)).toContain('You’ll decide by Thursday, May 20. Edit');
  const off = await addGuestEvent({ note: false, decideBy: false });
  const other = await off.invited();
  await other.post(off.page, { answer: 'maybe' });
  expect(await off.words(other)).not.toMatch(/note|decide/);
});

test('a day to decide by that is over or after the event is refused at its field, and the rest is stored (behaviour 25.39, 25.49)', async () => {
  const event = await addGuestEvent();
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'maybe' });
  for (const day of ['2020-01-01', '2027-06-13']) {
    const refused = await guest.post(event.page, { 'decide-by': day, note: day, save: '1' });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(
      new RegExp(`<input(?=[^>]* value="${day}")(?=[^>]*aria-invalid="true")[^>]*name="decide-by"`),
    );
    expect(readWords(refused)).toContain('Please choose a day to decide by that is');
    expect(await event.words(guest)).toContain(`Your note: “${day}”`);
  }
  expect(await event.words(guest)).not.toContain('You’ll decide by');
});

test('a last day for answers that is not near has its year (behaviour 7.12, 25.36)', async () => {
  const event = await addGuestEvent({ answerBy: '2028-05-27' }, { date: '2028-06-10' });
  expect(await event.words()).toContain('Please answer by Saturday, May 27, 2028');
});
