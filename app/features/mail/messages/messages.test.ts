import { wcagContrast } from 'culori';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { themeGroups } from '#app/features/theme/catalogue.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import {
  aboutSample,
  listGuestSamples,
  listHostSamples,
  sampleView,
} from '#tests/fixtures/mail-samples.ts';

import type { MailContent } from './content.ts';
import { type MailColors, brandLook, getMailLook } from './mail-colors.ts';
import { writeHtml } from './mail-html.tsx';
import { writeText } from './mail-text.ts';

const english = getGuestWords('en');
const look = getMailLook(sampleView);
const samples = [...listGuestSamples(aboutSample()), ...listHostSamples()];

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string) =>
  text.replace(/&(#x27|\w+);/g, (_, name: string) => named[name] ?? '?');

/** The tags of HTML without texts and values. */
const outline = (html: string) => html.replace(/>[^<]*</g, '><').replace(/"[^"]*"/g, '""');

/** The text of HTML and the targets of its links. */
function readHtml(html: string) {
  const body = html.slice(html.indexOf('<body'));
  const links = [...body.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => decode(link));
  return { words: decode(body.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' '), links };
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'kind' ? [] : listTexts(part)));
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

describe.each(samples)('the message “%s”', (_, content: MailContent) => {
  const { subject, preheader, picture, ...told } = content;

  test('says the same as HTML and as text (behaviour 29.12, 31.15, 35.4)', () => {
    const { words, links } = readHtml(writeHtml(content, look, english));
    const text = flat(writeText(content, english));
    for (const each of listTexts(told)) {
      expect(text).toContain(flat(each));
      expect(words.includes(flat(each)) || links.includes(each)).toBe(true);
    }
    expect(words).toContain(preheader);
    expect(subject).not.toBe('');
  });

  test('is small, and needs neither its style sheet nor its picture (behaviour 29.12)', () => {
    const html = writeHtml(content, look, english);
    expect(Buffer.byteLength(html)).toBeLessThan(10_000);
    expect(html).not.toMatch(/<script|<link|<form|<iframe|url\(|position:|display:(?:flex|grid)/);
    expect(html.match(/<img/g)?.length ?? 0).toBe(picture === null ? 0 : 1);
    expect(html).toContain(
      picture === null ? '' : `alt="${picture.title.replaceAll('&', '&amp;')}"`,
    );
    // The only classes are those that dark mode and wide windows restyle.
    expect(html.match(/<style>/g)).toHaveLength(1);
  });
});

describe('the look of a message', () => {
  const pairs: [keyof MailColors, keyof MailColors, number][] = [
    ['ink', 'card', 7],
    ['ink', 'panel', 4.5],
    ['muted', 'card', 4.5],
    ['muted', 'panel', 4.5],
    ['accent', 'card', 4.5],
    ['accent', 'panel', 4.5],
    ['heading', 'card', 4.5],
    ['heading', 'panel', 4.5],
    ['onFill', 'fill', 4.5],
    ['border', 'card', 3],
    ['border', 'panel', 3],
  ];
  const listFaults = (colors: MailColors) =>
    pairs.filter(([one, other, ratio]) => wcagContrast(colors[one], colors[other]) < ratio);
  const tags = themeGroups.flatMap((group): readonly string[] => group.tags);

  test('is readable in every theme, by day and at night (behaviour 29.13)', () => {
    expect([...listFaults(brandLook.colors), ...listFaults(brandLook.night)]).toEqual([]);
    const theme = fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 4 });
    fc.assert(
      fc.property(theme, (chosen) => {
        const { colors, night, isDark } = getMailLook({ theme: chosen, eventType: [] });
        expect([...listFaults(colors), ...listFaults(night)]).toEqual([]);
        expect(night === colors).toBe(isDark);
      }),
      { numRuns: 300 },
    );
  });

  test('of a dark theme is dark everywhere (behaviour 29.13)', () => {
    const html = writeHtml(
      samples[0]![1],
      getMailLook({ theme: ['Neon'], eventType: [] }),
      english,
    );
    expect(html).toContain('<meta name="color-scheme" content="dark"');
    expect(html).not.toContain('prefers-color-scheme');
    expect(writeHtml(samples[0]![1], look, english)).toContain('prefers-color-scheme:dark');
  });
});

/** Every message to guests with `words` for all typed texts. */
const writeAll = (words: string) => {
  const view = { ...sampleView, eventName: words, hostedBy: words, location: words };
  const texts = { ...view, customMessage: words };
  return listGuestSamples(aboutSample(texts, words), words).map(([, content]) =>
    outline(writeHtml(content, look, english)),
  );
};

describe('what people wrote', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' style='x",
      '</style><style>*{display:none}',
      'a\r\nBcc: eve@example.net\r\n\r\nHello',
      '\u202Eexe.fdp',
      '&lt;b&gt;',
    ),
  );

  test('is text in HTML, whatever it is (behaviour 29.17)', () => {
    fc.assert(
      fc.property(hostile, (words) => {
        const tags =
          writeAll(words)
            .join('')
            .match(/<[a-z][a-z0-9]*/g) ?? [];
        const harmless =
          /^<(?:html|head|meta|title|style|body|div|table|tbody|tr|td|th|a|img|h1|h2|p|s|span|br|b|bdi)$/;
        expect(tags.filter((tag) => !harmless.test(tag))).toEqual([]);
        expect(writeAll(words).join('')).not.toMatch(/ on[a-z]+=/);
      }),
      { numRuns: 60 },
    );
  });

  test('never makes a subject of two lines (behaviour 29.17)', () => {
    fc.assert(
      fc.property(hostile, (words) => {
        const view = { ...sampleView, eventName: words };
        for (const [, { subject }] of listGuestSamples(aboutSample(view, words), words)) {
          // eslint-disable-next-line no-control-regex
          expect(subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
        }
      }),
    );
  });

  test('is cut where mail programs would cut the message (behaviour 29.12)', () => {
    const view = { ...sampleView, customMessage: '& '.repeat(10_000) };
    const content = listGuestSamples(aboutSample(view), '<'.repeat(20_000));
    for (const [, each] of content)
      expect(writeHtml(each, look, english).length).toBeLessThan(100_000);
  });
});
