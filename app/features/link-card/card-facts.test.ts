import { describe, expect, it } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { nastyStrings } from '#tests/fixtures/nasty-strings.ts';

import { hashCard } from './content-hash.ts';
import { toCardFacts, toPlainText } from './facts.ts';

const english = getGuestWords('en');

const told = {
  eventName: 'Garden Supper',
  eventType: ['Dinner Party'],
  theme: ['Romantic'],
  date: '2027-06-12',
  startTime: '18:00',
  endTime: '23:30',
  endsNextDay: false,
  location: 'Orchard House, 14 Mill Lane, Bath',
  hostedBy: 'Maya\n& Jonah',
};

describe('what a card says', () => {
  it('is the title, the date over the times, and the place over its address (behaviour 13.22, 16.1)', () => {
    expect(toCardFacts(told, english)).toMatchObject({
      greeting: 'You’re invited to',
      title: 'Garden Supper',
      hosts: 'Hosted by Maya & Jonah',
      when: ['Saturday, June 12, 2027', '6:00 PM - 11:30 PM'],
      where: ['Orchard House', '14 Mill Lane, Bath'],
    });
  });

  it('greets where there is no title, and leaves out what is not known', () => {
    const none = { date: '', startTime: '', endTime: '', location: '', hostedBy: '' };
    const bare = { ...told, ...none, eventName: ' ' };
    expect(toCardFacts(bare, english)).toMatchObject({
      greeting: '',
      title: "You're Invited!",
      hosts: '',
      when: ['', ''],
      where: ['', ''],
    });
  });

  it('puts the times first where there is no date', () => {
    expect(toCardFacts({ ...told, date: '' }, english).when).toEqual(['6:00 PM - 11:30 PM', '']);
  });

  it('keeps a place without an address in one piece', () => {
    expect(toCardFacts({ ...told, location: ', Bath' }, english).where).toEqual([', Bath', '']);
    expect(toCardFacts({ ...told, location: 'Our garden,' }, english).where).toEqual([
      'Our garden,',
      '',
    ]);
  });
});

describe('text in a picture', () => {
  it('loses what cannot be seen or turns the text round', () => {
    expect(toPlainText('a\u202Eb\u0007 \n c\u2066d\uFEFF')).toBe('ab cd');
  });

  it('keeps at most three marks on a letter', () => {
    expect(toPlainText(`Z${'\u0317'.repeat(40)}!`)).toBe(`Z${'\u0317'.repeat(3)}!`);
  });

  it.each(['👩‍👩‍👧‍👦', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}', 'می‌خواهم'])(
    'keeps %s whole',
    (whole) => {
      expect(toPlainText(whole)).toBe(whole);
    },
  );

  it('is well formed whatever was typed', () => {
    for (const nasty of nastyStrings) expect(toPlainText(nasty).isWellFormed()).toBe(true);
  });
});

const hashOf = (changes: Partial<typeof told>) =>
  hashCard(toCardFacts({ ...told, ...changes }, english));

describe('the hash of a card', () => {
  it('is the same for the same facts', () => {
    expect(hashOf({})).toBe(hashOf({}));
    expect(hashOf({})).toMatch(/^[0-9a-z]{14}$/);
  });

  it.each([
    { eventName: 'Garden supper' },
    { theme: ['Romantic', 'Retro'] },
    { eventType: [] },
    { date: '2027-06-13' },
    { startTime: '18:05' },
    { endsNextDay: true, endTime: '02:00' },
    { location: 'Orchard House' },
  ])('changes with %o', (changes) => {
    expect(hashOf(changes)).not.toBe(hashOf({}));
  });
});
