import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { Language } from '#app/platform/language/languages.ts';

import { spot, withElements } from './with-elements.ts';

function draw(language: Language): string {
  const text = getGuestWords(language).say('answerAs', { name: spot('name') });
  return renderToStaticMarkup(withElements(text, { name: <bdi>Ana</bdi> }));
}

test('an element takes its place in a sentence, whatever the order of the language (behaviour 49.26)', () => {
  expect(draw('en')).toBe('Answer as <bdi>Ana</bdi>');
  expect(draw('tr')).toBe('<bdi>Ana</bdi> olarak yanıtla');
  expect(draw('ar')).toBe('الرد باسم <bdi>Ana</bdi>');
});

test('a spot inside a sentence that is joined with another one is found too', () => {
  const { say } = getGuestWords('ar');
  const first = say('updatesGoTo', { address: spot('address') });
  const text = say('twoSentences', { first, second: say('hostSeesAddress') });
  expect(renderToStaticMarkup(withElements(text, { address: <b>a@b.c</b> }))).toContain(
    'إلى <b>a@b.c</b>.',
  );
});
