import { expect, test } from 'vitest';

import { inWord } from './grammar.ts';

const letter = new RegExp(inWord, 'u');

/** Blocks whose symbols stand beside words of the fourteen languages: Latin to Arabic, Devanagari, signs, emoji, CJK. */
const blocks = [
  [0x0, 0x2b0],
  [0x600, 0x700],
  [0x900, 0x980],
  [0x2000, 0x2070],
  [0x20a0, 0x20d0],
  [0x2190, 0x2460],
  [0x2500, 0x2770],
  [0x3000, 0x3100],
  [0xff00, 0xffe0],
  [0x1f000, 0x1fb00],
] as const;
/** Ornaments of the Quran, and signs of Japanese writing that never stand beside a word. */
const rare = Array.from('۝۞۩۽۾〶〷゛゜゠');

test('every letter, digit and mark is in a word, and no sign beside words is', () => {
  const missing: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (/[\p{L}\p{N}\p{M}]/u.test(character) && !letter.test(character))
      missing.push(code.toString(16));
  }
  const signs = blocks.flatMap(([first, after]) =>
    Array.from({ length: after - first }, (_, at) => String.fromCodePoint(first + at)).filter(
      (sign) => /[\p{P}\p{S}\p{Z}\p{C}]/u.test(sign) && /\P{Cn}/u.test(sign) && letter.test(sign),
    ),
  );
  expect(missing).toEqual([]);
  expect(signs).toEqual(rare);
});
