import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { breakTitle } from './title-breaks.ts';
import { chooseTitleSize } from './title-size.ts';

/** A bar between words, a hyphen in a word. */
const show = (title: string) =>
  breakTitle(title)
    .map(({ text, joint }) => text + { none: '', break: '|', hyphen: '-' }[joint])
    .join('');

describe('a title', () => {
  it.each([
    ['お花見パーティー', 'お花見|パーティー'],
    ['山田さんの誕生日パーティーへようこそ', '山田さんの|誕生日|パーティーへ|ようこそ'],
    ['卒業パーティー2027', '卒業|パーティー|2027'],
    ['我们的婚礼', '我们的|婚礼'],
    ['งานเลี้ยงวันเกิด', 'งาน|เลี้ยง|วัน|เกิด'],
    ['우리 가족 파티', '우리 가족 파티'],
    ['शादी की सालगिरह', 'शादी की सालगिरह'],
    ['حفل زفاف سارة', 'حفل زفاف سارة'],
    ['יום הולדת של נועה', 'יום הולדת של נועה'],
    ['Kaffeeklatsch bei Ann-Kathrin', 'Kaffeeklatsch bei Ann-Kathrin'],
    ['Donaudampfschifffahrt', 'Donau-dampf-schiff-fahrt'],
  ])('breaks between words only: %s (behaviour 6.22)', (title, shown) => {
    expect(show(title)).toBe(shown);
  });

  it('of 54 letters without a space has hyphens no more than ten letters apart (behaviour 6.22)', () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkb';
    expect(word.length).toBe(54);
    const pieces = breakTitle(word);
    expect(pieces.slice(0, -1).every(({ joint }) => joint === 'hyphen')).toBe(true);
    expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(10);
  });

  it('of any letters stays the same text', () => {
    const anyTitle = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.array(
        fc.constantFrom('お', '花見', 'パーティー', '会', 'ส', '饭', 'ê', 'straße', ' ', '2'),
        {
          maxLength: 40,
        },
      ),
    );
    fc.assert(
      fc.property(anyTitle, (given) => {
        const title = typeof given === 'string' ? given : given.join('');
        expect(
          breakTitle(title)
            .map(({ text }) => text)
            .join(''),
        ).toBe(title);
      }),
    );
  });

  it('with emoji is as large as one with letters in their place (behaviour 6.22)', () => {
    expect(chooseTitleSize('Party 👨‍👩‍👧‍👦 at Mia’s')).toEqual(chooseTitleSize('Party ww at Mia’s'));
    expect(chooseTitleSize('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦').share).toBe(chooseTitleSize('🎂🎂🎂').share);
  });

  it('without spaces is sized by its longest word', () => {
    expect(chooseTitleSize('山田さんの誕生日パーティーへようこそ').longestWord).toBeLessThan(12);
  });
});
