import { beforeEach, describe, expect, test } from 'vitest';

import { runHousekeeping } from '#app/features/invite/lifecycle/housekeeping.server.ts';
import { addDays } from '#app/features/schedule/add-days.ts';
import { toInstant } from '#app/features/schedule/zone-offsets.ts';
import {
  type Event,
  addGuestEvent,
  household,
  openAnsweringSite,
  setTime,
  site,
} from '#tests/setup/answering-site.ts';
import { listAnswers } from '#tests/setup/guest-page.ts';

openAnsweringSite();

const evening = { startTime: '18:00', endTime: '23:00' };
const program = [{ id: 1, name: 'Waffles', time: 19 * 60 }];
/** June 12 in Berlin, two hours ahead of UTC. */
const noon = '2027-06-12T10:00Z';
const dayAfter = '2027-06-13T02:00Z';

const letters = async (event: Event, visitor = site.visitor()) => {
  const { text } = await visitor.get(event.page);
  const [, garland = ''] = /<div id="garland".*?>(.*?)<\/div>/s.exec(text) ?? [];
  return [...garland.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, letter]) => letter);
};
const countPennants = async (event: Event, visitor = site.visitor()) => {
  const { text } = await visitor.get(event.page);
  return text.match(/<path[^>]*d="M-9 0H9L0 24Z"/g)?.length ?? 0;
};

async function thank(event: Event, words: string, album: string) {
  await site.db
    .updateTable('invites')
    .set({ thanks_words: words, thanks_album: album })
    .where('id', '=', event.id)
    .execute();
}

beforeEach(() => setTime('2027-05-01T12:00Z'));

test('the page counts down, is tonight’s, and thanks, from memory too (behaviour 44.3, 44.4)', async () => {
  const event = await addGuestEvent(
    { contact: 'maya@garden.example' },
    { ...evening, activities: program },
  );
  const said = async (time: string) => {
    setTime(time);
    await event.words();
    return event.words();
  };
  expect(await said('2027-05-13T12:00Z')).toContain('Hosted by Maya & Jonah in 30 days');
  expect(await said('2027-06-11T12:00Z')).toContain('tomorrow');
  const tonight = await said(noon);
  expect(tonight).toMatch(/Tonight .*6:00 PM - 11:00 PM Saturday, June 12, 2027/);
  expect(tonight).toContain('Get directions Program Write to Maya & Jonah');
  expect(tonight).toContain('Are you attending?');
  const after = await said(dayAfter);
  expect(after).toContain('Thank you for coming');
  expect(after).not.toMatch(/Are you attending|Add to calendar|Log in Answering|said yes/);
  expect(after).toContain('Saturday, June 12, 2027 · 6:00 PM - 11:00 PM');
});

test('an event that mourns somebody is not counted down to (behaviour 44.4, 44.6)', async () => {
  const event = await addGuestEvent(
    { guestList: 'count' },
    { eventType: ['Memorial'], ...evening },
  );
  await event.answerOpen('Ana');
  setTime('2027-06-01T12:00Z');
  expect(await event.words()).not.toMatch(/in \d+ days/);
  expect(await countPennants(event)).toBe(0);
  setTime(dayAfter);
  const words = await event.words();
  expect(words).toContain('Thank you for being with us');
  expect(words).not.toContain('Thank you for coming');
});

describe('after the event', () => {
  test('an answer is refused with a sentence and changes nothing (behaviour 44.3)', async () => {
    const event = await addGuestEvent();
    const guest = await event.invited();
    await guest.post(event.page, { answer: 'no' });
    setTime(dayAfter);
    const refused = await guest.post(event.page, { answer: 'yes' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('This event is over, so nothing was changed.');
    const stranger = site.visitor();
    expect((await stranger.post(event.page, { answer: 'yes' })).status).toBe(409);
    expect((await listAnswers(site.db, event.id)).map(({ answer }) => answer)).toEqual(['no']);
    expect(await event.words(guest)).toContain('Until next time');
  });

  test('words, photos and who was there are shown as the host allows, and nothing is invented (behaviour 44.6)', async () => {
    const event = await addGuestEvent({ guestList: 'names' }, evening);
    const ana = await event.answerOpen('Ana Lind');
    await event.answerOpen('Ben');
    setTime(dayAfter);
    expect(await event.words()).not.toMatch(/See the photos|“/);
    expect(await event.words()).toContain('2 said yes');
    expect(await event.words()).not.toContain('Ana');
    await thank(event, 'What a “morning”.\nThank you!', 'https://photos.example.org/midsummer');
    await site.db
      .insertInto('arrivals')
      .values({
        id: event.id,
        invite_id: event.id,
        guest: event.inviteeId,
        people: 3,
        name: '',
        version: 1,
        phone: 'p',
        press: 1,
        change: 1,
        changed_at: 1,
      })
      .execute();
    await site.db.updateTable('invites').set({ version: 9 }).where('id', '=', event.id).execute();
    setTime('2027-06-13T02:01Z');
    const words = await event.words(ana);
    expect(words).toContain('See the photos Opens photos.example.org');
    expect(words).toContain('What a “morning”. Thank you!');
    expect(words).toMatch(/3 of us were there Ana and Ben/);
  });
});

test('nobody is asked to pass on a canceled event (behaviour 44.8)', async () => {
  const event = await addGuestEvent();
  const folded = /<summary>About this invitation<\/summary>.*Copy Link.*<\/details>/s;
  expect((await site.visitor().get(event.page)).text).not.toMatch(folded);
  await site.db
    .updateTable('invites')
    .set({ canceled_at: 1, version: 9 })
    .where('id', '=', event.id)
    .execute();
  expect((await site.visitor().get(event.page)).text).toMatch(folded);
});

/** Moments on the clocks of a zone. */
const at = (text: string, zone: string) =>
  new Date(toInstant(zone, Date.parse(`${text.replace(' ', 'T')}:00Z`))).toISOString();

/** Each night has the hour at which the clocks change, where they do. */
const nights = [
  ['America/New_York', '2027-11-06', '2027-11-07', '2027-11-08'],
  ['Europe/Berlin', '2027-10-30', '2027-10-31', '2027-11-01'],
  ['Pacific/Auckland', '2027-09-25', '2027-09-26', '2027-09-27'],
  ['Asia/Kathmandu', '2027-06-12', '2027-06-13', '2027-06-14'],
] as const;

test.each(nights)(
  'every season of a night in %s, past midnight and over the change of its clocks (behaviour 44.1, 44.3, 44.4)',
  async (timeZone, date, next, after) => {
    const hours = { startTime: '21:00', endTime: '03:30', endsNextDay: true };
    const event = await addGuestEvent({}, { ...hours, date, timeZone });
    const day = (back: number) => addDays(date, -back);
    const said = async (text: string) => {
      setTime(at(text, timeZone));
      return event.words();
    };
    expect(await said(`${day(31)} 23:59`)).not.toMatch(/in \d+ days|tomorrow/);
    expect(await said(`${day(30)} 00:00`)).toContain('in 30 days');
    expect(await said(`${day(1)} 23:59`)).toContain('tomorrow');
    for (const moment of [`${date} 00:00`, `${next} 00:30`, `${next} 03:29`]) {
      expect(await said(moment)).toMatch(/Tonight .*Are you attending\?/);
    }
    const between = await said(`${next} 03:30`);
    expect(between).toContain('Are you attending?');
    expect(between).not.toMatch(/Tonight|Thank you/);
    expect(await said(`${after} 03:59`)).toContain('Are you attending?');
    expect(await said(`${after} 04:00`)).toContain('Thank you for coming');
  },
);

test('an event without a zone is today by the clocks of UTC, and over when it is over everywhere (behaviour 44.1, 44.3)', async () => {
  const hours = { startTime: '10:30', endTime: '13:00' };
  const event = await addGuestEvent({}, { ...hours, timeZone: '' });
  const said = async (time: string) => {
    setTime(time);
    return event.words();
  };
  expect(await said('2027-06-11T23:59Z')).toContain('tomorrow');
  expect(await said('2027-06-12T00:00Z')).toMatch(/Today .*Are you attending\?/);
  expect(await said('2027-06-12T13:00Z')).not.toContain('Today');
  expect(await said('2027-06-13T15:59Z')).toContain('Are you attending?');
  expect(await said('2027-06-13T16:00Z')).toContain('Thank you for coming');
});

test.each([
  ['before', '2027-05-01T12:00Z', /Are you attending\?/, 'June 12'],
  ['counting down', '2027-06-02T12:00Z', /in 10 days .*Are you attending\?/, 'June 12'],
  ['on the day', noon, /Tonight .*Are you attending\?/, 'June 12'],
  ['over', dayAfter, /Thank you for coming/, 'June 12'],
])(
  'moved to the future and back, an event that is %s is what it was, or asks again (behaviour 44.2, 44.3)',
  async (season, time, words, day) => {
    const event = await addGuestEvent({}, evening);
    const schedule = { ...evening, endsNextDay: false, timeZone: 'Europe/Berlin' };
    const move = (date: string) => event.change({ name: 'dateTime', part: { ...schedule, date } });
    setTime(time);
    expect(await event.words()).toMatch(words);
    await move('2027-09-01');
    const moved = await event.words();
    expect(moved).toContain('September 1, 2027');
    expect(moved).toMatch(/Are you attending\?/);
    expect(moved).not.toMatch(/Tonight|Thank you|in \d+ days/);
    await move('2027-06-12');
    const back = await event.words();
    expect(back).toContain(day);
    // A date that was over when it was saved asks until its host says that it took place.
    expect(back).toMatch(season === 'over' ? /Are you attending\? This event is over/ : words);
  },
);

test('one switch takes countdown and garland away (behaviour 44.4)', async () => {
  const event = await addGuestEvent({ guestList: 'count', countdown: false }, evening);
  const ana = await event.answerOpen('Ana');
  setTime('2027-06-02T12:00Z');
  expect(await event.words(ana)).not.toMatch(/in \d+ days/);
  expect(await countPennants(event, ana)).toBe(0);
  setTime(noon);
  expect(await event.words(ana)).toContain('Tonight');
  setTime(dayAfter);
  expect(await countPennants(event, ana)).toBe(0);
});

const tidy = () => runHousekeeping({ ...site.services, settings: { RETENTION_DAYS: 30 } });

test('the number stays when the guests are deleted long after the event, names and letters go (behaviour 34.11, 44.6)', async () => {
  const event = await addGuestEvent({ guestList: 'names' }, household);
  const ana = await event.answerOpen('Ana Lind', { extra: '1' });
  setTime(dayAfter);
  expect(await event.words(ana)).toContain('2 said yes Ana');
  setTime('2027-07-01T12:00Z');
  await tidy();
  setTime('2027-08-01T12:00Z');
  await tidy();
  expect(await listAnswers(site.db, event.id)).toEqual([]);
  for (const visitor of [site.visitor(), ana]) {
    expect(await event.words(visitor)).toContain('2 said yes');
    expect(await event.words(visitor)).not.toContain('Ana');
    expect(await letters(event, visitor)).toEqual([]);
    expect(await countPennants(event, visitor)).toBe(2);
  }
});

describe('the garland (behaviour 44.5)', () => {
  test('of a thousand has 26 pennants without a letter, and the words say the number', async () => {
    const event = await addGuestEvent({ guestList: 'names' });
    const ana = await event.answerOpen('Ana Lind');
    await site.db
      .updateTable('rsvps')
      .set({ extra: 999 })
      .where('invite_id', '=', event.id)
      .execute();
    setTime('2027-05-01T12:01Z');
    for (const visitor of [site.visitor(), ana]) {
      expect(await countPennants(event, visitor)).toBe(26);
      expect(await letters(event, visitor)).toEqual([]);
    }
    expect(await event.words(ana)).toContain('1,000 people are coming');
  });

  test('has a pennant for each yes, and no letter for whom the host keeps the names from', async () => {
    const event = await addGuestEvent({ guestList: 'names', companions: 2 }, household);
    const ana = await event.answerOpen('Ana Lind');
    await event.answerOpen('Ben', { extra: '1' });
    const hidden = await event.answerOpen('Zoë');
    await hidden.post(event.page, { hidden: '1' });
    setTime('2027-05-01T12:01Z');
    expect(await countPennants(event)).toBe(4);
    expect(await letters(event)).toEqual([]);
    expect(await letters(event, ana)).toEqual(['A', 'B']);
    const no = await event.invited();
    await no.post(event.page, { answer: 'no' });
    expect(await letters(event, no)).toEqual([]);
  });

  test('is absent where only the host sees answers, and without names where only the number is shown', async () => {
    const secret = await addGuestEvent({ guestList: 'host' });
    const quiet = await addGuestEvent({ guestList: 'count' });
    for (const event of [secret, quiet]) await event.answerOpen('Quentin');
    setTime('2027-05-01T12:01Z');
    expect(await countPennants(secret)).toBe(0);
    const other = await quiet.answerOpen('Ben');
    setTime('2027-05-01T12:02Z');
    expect(await countPennants(quiet)).toBe(2);
    expect(await letters(quiet, other)).toEqual([]);
    const { text } = await other.get(quiet.page);
    expect(text).toContain('2 people are coming');
    expect(text).not.toMatch(/Quentin|Hide my name/);
  });

  test('is made anew at most once in five seconds (behaviour 44.4)', async () => {
    const event = await addGuestEvent({ guestList: 'count' });
    await event.answerOpen('Ana');
    setTime('2027-05-01T12:01:00Z');
    expect(await countPennants(event)).toBe(1);
    await event.answerOpen('Ben');
    setTime('2027-05-01T12:01:04.999Z');
    expect(await countPennants(event)).toBe(1);
    setTime('2027-05-01T12:01:05Z');
    expect(await countPennants(event)).toBe(2);
  });
});
