/**
 * `npm run gallery:titles`: measures how much of each look's drawing runs through its title, worst first, on guest
 * pages of five widths and on link previews, with titles of one to several lines and with a long word. Needs no
 * browser. `npm run gallery:titles -- spooky` measures only the parties with that name.
 */
import { composeCard } from '#app/features/link-card/cards.server.ts';
import { toCardFacts } from '#app/features/link-card/facts.ts';
import type { Painter, LayeredCard } from '#app/features/link-card/layers.ts';
import { createTakumiPainter } from '#app/features/link-card/takumi.server.ts';
import { artSize } from '#app/features/link-card/zones.ts';
import { measureClash } from '#tests/setup/title-clash.ts';

import { type Party, parties } from './tag-sets.ts';
import { type HeroWords, layOutHero, paintPixels, getSheetWidth } from './title-page.ts';

const windows = [320, 360, 447, 768, 1280];
const titles = [
  'Garden',
  'Summer Night in the Garden',
  'Congratulations, Dr Amara Okafor and Everybody Who Helped!',
  'Weihnachtsfeierabend',
];

const withAndWithoutHosts = (title: string): HeroWords[] =>
  ['', 'Maya & Jonah'].map((hosts) => ({ title, hosts }));

const onArt = (layer: LayeredCard['layers'][number]) =>
  layer.kind === 'text' && layer.box.y < artSize.height;

/** A link preview with plain letters, and the same preview without the texts on its picture. */
async function layOutCard(party: Party, { title, hosts }: HeroWords, painter: Painter) {
  const { theme, eventType } = party;
  const told = { ...party, theme: [...theme], eventType: [...eventType] };
  const card = await composeCard(
    toCardFacts({ ...told, eventName: title, hostedBy: hosts }),
    painter,
  );
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
  const painter = createTakumiPainter();
  const found: [number, string][] = [];
  for (const party of parties.filter(({ slug }) => slug.includes(wanted))) {
    for (const words of [party.eventName, ...titles].flatMap(withAndWithoutHosts)) {
      const pictures = [
        ['link preview', await layOutCard(party, words, painter)] as const,
        ...(await Promise.all(
          windows.map(
            async (width) =>
              [
                `${width} px`,
                await layOutHero(party, words, getSheetWidth(width), painter),
              ] as const,
          ),
        )),
      ];
      for (const [where, { titled, bare }] of pictures) {
        const clash = measureClash(
          await paintPixels(titled, painter),
          await paintPixels(bare, painter),
        );
        found.push([clash, `${party.slug}, ${where}: ${words.title}${words.hosts && ', hosted'}`]);
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
