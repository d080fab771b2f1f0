import { describe, expect, test } from 'vitest';

import { getGuestWords, guestCatalogs } from '#app/features/words/guest/catalogs.server.ts';
import { mailMessages } from '#app/features/words/guest/en/mail.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';
import { type Piece, readMessage } from '#app/platform/language/read-message.ts';
import { aboutSample, listGuestSamples, sampleView } from '#tests/fixtures/mail-samples.ts';

import { findDirection } from './direction.ts';
import { getMailLook } from './mail-colors.ts';
import { writeHtml } from './mail-html.tsx';
import { writeText } from './mail-text.ts';

const look = getMailLook(sampleView);
/** Of no language, so that what is English in a message is the catalog's. */
const view = {
  ...sampleView,
  eventName: 'Zuzu 7',
  hostedBy: 'Qaqa & Wewe',
  location: 'Ruru 14',
  customMessage: 'Momo.',
};

function* listTexts(pieces: readonly Piece[]): Generator<string> {
  for (const piece of pieces) {
    if (typeof piece === 'string') yield piece.trim();
    else if ('cases' in piece) for (const one of piece.cases.values()) yield* listTexts(one);
  }
}

const keys = Object.keys(mailMessages) as (keyof typeof mailMessages)[];
const shortest = 5;

/** What English says and the language does not. */
const listEnglish = (language: Language) =>
  keys.flatMap((key) => {
    const own = [...listTexts(readMessage(guestCatalogs[language][key]))];
    return [...listTexts(readMessage(mailMessages[key]))].filter(
      (text) =>
        text.length >= shortest && !own.some((one) => one.toLowerCase() === text.toLowerCase()),
    );
  });

const stripTags = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&');

const isWithin = (text: string, said: string) => {
  const at = said.indexOf(text);
  const around = at < 0 ? '' : (said[at - 1] ?? ' ') + (said[at + text.length] ?? ' ');
  return at >= 0 && !/\p{L}/u.test(around);
};

const samplesIn = (language: Language, name = 'Bibi') =>
  listGuestSamples(aboutSample(view, name, language), 'Momo.');

describe.each(languageCodes)('mail in %s', (language) => {
  const words = getGuestWords(language);

  test.each(samplesIn(language))('“%s” is all in it (behaviour 49.37)', (_, content) => {
    const html = writeHtml(content, look, words);
    const said = [content.subject, writeText(content, words), stripTags(html)].join('\n');
    expect(content.subject).not.toBe('');
    expect(said).not.toMatch(/[{}]|undefined|\bnull\b|\[object/);
    if (language === 'en') return;
    expect(listEnglish(language).filter((text) => isWithin(text, said))).toEqual([]);
  });

  test('says so in its markup, from the right where it is written so (behaviour 49.38)', () => {
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    for (const [, content] of samplesIn(language)) {
      const html = writeHtml(content, look, words);
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(html).toMatch(
        new RegExp(`<body[^>]*>.*?<table[^>]* lang="${language}" dir="${direction}"`),
      );
      expect(html.includes('text-align:right')).toBe(language === 'ar');
    }
  });

  test('is whole without a title, hosts and a name (behaviour 49.37)', () => {
    const about = aboutSample({ ...view, eventName: '', hostedBy: '' }, '', language);
    for (const [, content] of listGuestSamples(about, '')) {
      const said = [content.subject, content.heading, ...content.foot].join('\n');
      expect(said).not.toMatch(/^[\s,，、،:：]|[:：,，、،]\s*$|\u2068\u2069/mu);
      expect(content.heading).not.toBe('');
    }
  });
});

test('what is typed stays as it is, in every language (behaviour 49.39)', () => {
  for (const language of languageCodes) {
    const { say } = getGuestWords(language);
    const [, message] = samplesIn(language).find(([kind]) => kind === 'message')!;
    expect([message.subject, message.heading, message.lead]).toEqual([
      'Where to park',
      'Where to park',
      ['Momo.'],
    ]);
    expect(message.stop?.words).toBe(say('mailStop'));
  }
});

const subjectFor = (language: Language, name: string) =>
  samplesIn(language, name).find(([kind]) => kind === 'reminder')![1].subject;

test('names turn nothing around them in a subject (behaviour 49.38)', () => {
  expect(subjectFor('ar', 'Bibi (2)')).toContain('\u2068Bibi (2)\u2069');
  expect(subjectFor('de', 'ليلى')).toBe('Sehen wir uns, \u2068ليلى\u2069?');
  expect(subjectFor('de', 'Bibi')).toBe('Sehen wir uns, Bibi?');
});

test('a text has the direction of its first letter outside of names (behaviour 49.38)', () => {
  expect(findDirection('\u2068Ana\u2069، لديك دعوة')).toBe('rtl');
  expect(findDirection('\u2068\u2068Ana\u2069 و\u2068Ben\u2069\u2069، لديك')).toBe('rtl');
  expect(findDirection('\u2068ليلى\u2069, du bist eingeladen')).toBe('ltr');
  expect(findDirection('18:00')).toBeUndefined();
});
