import { brotliCompressSync, constants } from 'node:zlib';

import { expect, test } from 'vitest';

import { themeGroups } from '#app/features/theme/catalogue.ts';
import type { Words } from '#app/features/theme/lexicon/idea.ts';
import { ideas } from '#app/features/theme/lexicon/ideas.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();

/** What a host would type for an idea. */
const wordOf = ({ en = '' }: Words) =>
  (en.split(' ')[0] ?? '').replaceAll('_', ' ').replaceAll(/[!-]/g, '');

const tags: string[] = themeGroups.flatMap((group): readonly string[] => group.tags);
const themes = [
  [],
  ...tags.map((tag) => [tag]),
  ...tags.flatMap((one, at) => tags.slice(at + 1).map((other) => [one, other])),
  tags,
  ...Object.values(ideas).map(({ words }) => [wordOf(words)]),
  ...Object.values(ideas).map(({ words }) => ['Romantic', wordOf(words), 'Indie']),
];

/** Compresses faster and a little worse than the server. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

test('a guest’s page with all its art is at most 30 kB, whatever the tags and words (behaviour 6.15)', async () => {
  const sizes = new Map<string, number>();
  for (const theme of themes) {
    const id = await addEvent(site.db, { theme });
    const { text } = await site.visitor().get(getGuestPath(id));
    sizes.set(theme.join(', '), brotliCompressSync(text, quick).length);
    expect(text.match(/<link rel="preload" as="font"/g)?.length ?? 0).toBeLessThanOrEqual(3);
    expect(text.match(/<script/g)).toHaveLength(1);
  }
  const most = Math.max(...sizes.values());
  process.stdout.write(`Guest page, at most ${most} bytes of brotli\n`);
  expect([...sizes].filter(([, size]) => size > 30_000)).toEqual([]);
});

const openGreeting = 'You’re invited to';

async function readPage(eventName: string, theme: string[] = []): Promise<string> {
  const id = await addEvent(site.db, { theme, eventName });
  return (await site.visitor().get(getGuestPath(id))).text;
}

const titleOf = (page: string) => /<h1[^>]*>.*?<\/h1>/.exec(page)?.[0] ?? '';

test('a title of emoji that its picture draws is there for readers, and not seen twice (behaviour 6.41)', async () => {
  const drawn = await readPage('🦊🌲', ['🦊🌲']);
  expect(titleOf(drawn)).toMatch(
    / data-drawn="true"[^>]*><span class="visually-hidden">🦊🌲<\/span>.*You(?:&#x27;|')re Invited!/,
  );
  expect(drawn).not.toContain(openGreeting);
  const set = await readPage('🦊🎺', ['🦊🌲']);
  expect(titleOf(set)).not.toContain('data-drawn');
  expect(set).toContain(openGreeting);
});

test.each([
  ['Grandma is ill', []],
  ['An evening for Ana', ['in loving memory']],
  ['Babcia jest chora', ['Playful']],
])('nothing invites to a grief: %s (behaviour 6.42)', async (title, theme) => {
  expect(await readPage(title, theme)).not.toContain(openGreeting);
  expect(await readPage('An evening for Ana', ['Playful'])).toContain(openGreeting);
});
