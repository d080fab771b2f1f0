import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { makeGrammar } from '#app/features/draft/line/grammar.ts';
import { loadLineWords, loadParseDay } from '#app/features/draft/line/load-line.ts';
import { readActivities } from '#app/features/draft/line/read-activities.ts';
import { readLine } from '#app/features/draft/line/read-line.ts';
import { readWhen } from '#app/features/draft/line/read-when.ts';
import { toClock } from '#app/features/schedule/rules.ts';
import { writeWhen } from '#app/features/schedule/when-text.ts';
import { isDrawn } from '#app/features/theme/lexicon/find-ideas.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';
import { inWordsOf } from '#app/platform/language/say.server.ts';
import { say } from '#app/platform/language/say.ts';

import { loadHostWords } from './catalogs.server.ts';

/** A Saturday. */
const today = '2027-05-01';

async function setUp(language: Language) {
  const locale = language === 'en' ? 'en-US' : language;
  const grammar = makeGrammar(await loadLineWords(language), locale, today);
  const parseDay = await loadParseDay(language);
  const words = await loadHostWords(language);
  const sayIn = <Done>(read: () => Done): Done => inWordsOf(words, read);
  return { grammar, parseDay, sayIn };
}

test.for(languageCodes)(
  'the examples beside typed lines are read in %s as what they say (behaviour 42.1)',
  async (language) => {
    const { grammar, parseDay, sayIn } = await setUp(language);
    const [line, when, plan] = sayIn(() => [
      say('Lena turns 30, June 19, 7 to 11 at Seebad, dinner 7:30, dancing 9, beachy'),
      say('Sat June 19, 7 to 11 pm'),
      say('7:30 dinner, 9 dancing'),
    ]);
    const { phrases } = readLine(line ?? '', grammar, { parseDay, knowsIdea: isDrawn });
    const read = phrases.map(({ meanings, chosen }) => meanings[chosen ?? -1]);
    expect(read).toMatchObject([
      { kind: 'title' },
      { kind: 'date', date: '2027-06-19' },
      { kind: 'time', start: '19:00', end: '23:00' },
      { kind: 'place' },
      { kind: 'activity', time: 1170 },
      { kind: 'activity', time: 1260 },
      { kind: 'look' },
    ]);
    const evening = { date: '2027-06-19', startTime: '19:00', endTime: '23:00', words: '' };
    expect(readWhen(when ?? '', grammar, parseDay)).toMatchObject(evening);
    expect(readActivities(plan ?? '', { start: 1140, end: 1380 }, grammar)).toMatchObject({
      activities: [{ time: 1170 }, { time: 1260 }],
    });
  },
);

test.for(languageCodes)(
  'the line of a date and its times is read in %s as just these (behaviour 7.15)',
  async (language) => {
    const { grammar, parseDay, sayIn } = await setUp(language);
    const day = fc.integer({ min: 0, max: 1000 }).map((days) => {
      const at = new Date(Date.UTC(2027, 4, 1 + days));
      return at.toISOString().slice(0, 10);
    });
    const clock = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 1439 }).map(toClock));
    fc.assert(
      fc.property(day, clock, clock, (date, startTime, endTime) => {
        fc.pre(startTime !== endTime);
        const written = sayIn(() => writeWhen({ date, startTime, endTime }, today));
        const line = Object.values(written).filter(Boolean).join(', ');
        const read = readWhen(line, grammar, parseDay);
        expect([line, read]).toMatchObject([line, { date, startTime, endTime, words: '' }]);
      }),
      { numRuns: 300 },
    );
  },
);
