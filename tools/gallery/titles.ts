/**
 * `npm run gallery:titles`: measures how much of each look's drawing runs through its title, worst first, on guest
 * pages of five widths and on link previews, with titles of one to several lines and with a long word. Needs no
 * browser. `npm run gallery:titles -- spooky` measures only the parties with that name.
 */
import { composeCard } from '#app/features/link-card/cards.server.ts';
import { toCardFacts } from '#app/features/link-card/facts.ts';
import type { LayeredCard } from '#app/features/link-card/layers.ts';
import { artSize } from '#app/features/link-card/zones.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';

import { type Party, parties } from './tag-sets.ts';
import {
  type Hero,
  type HeroWords,
  layOutHero,
  measureHeroClash,
  painter,
  titles,
} from './title-page.ts';

const windows = [320, 360, 447, 768, 1280];

const withAndWithoutHosts = (title: string): HeroWords[] =>
  ['', 'Maya & Jonah'].map((hosts) => ({ title, hosts }));

const onArt = (layer: LayeredCard['layers'][number]) =>
  layer.kind === 'text' && layer.box.y < artSize.height;

/** A link preview with plain letters, and the same without the texts on its picture. */
async function layOutCard({ draft }: Party, { title, hosts }: HeroWords): Promise<Hero> {
  const told = { ...makeDraft(draft), eventName: title, hostedBy: hosts };
  const card = await composeCard(toCardFacts(told, getGuestWords('en')), painter);
  const layers = card.layers.map((layer) => {
    if (layer.kind !== 'text') return layer;
    const { halo: _, ...style } = layer.style;
    return { ...layer, style };
  });
  return {
    titled: { ...card, layers },
    bare: { ...card, layers: layers.filter((layer) => !onArt(layer)) },
  };
}

async function sweep(wanted: string): Promise<[clash: number, name: string][]> {
  const found: [number, string][] = [];
  for (const party of parties.filter(({ slug }) => slug.includes(wanted))) {
    for (const words of [party.draft.eventName, ...titles].flatMap(withAndWithoutHosts)) {
      const heroes: [where: string, hero: Hero][] = [
        ['link preview', await layOutCard(party, words)],
      ];
      for (const window of windows) {
        heroes.push([`${window} px`, await layOutHero(party.draft, words, window)]);
      }
      for (const [where, hero] of heroes) {
        const name = `${party.slug}, ${where}: ${words.title}${words.hosts && ', hosted'}`;
        found.push([await measureHeroClash(hero), name]);
      }
    }
  }
  return found.toSorted(([one], [other]) => other - one);
}

const found = await sweep(process.argv[2] ?? '');
for (const [clash, name] of found.slice(0, 40)) console.log(`${clash.toFixed(1)} %  ${name}`);
console.log(
  `${found.length} pictures, ${found.filter(([clash]) => clash > 2.5).length} above 2.5 %`,
);
