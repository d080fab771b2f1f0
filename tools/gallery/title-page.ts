import { chooseTitleSize } from '#app/features/invitation/title-size.ts';
import { listFaceFiles, listFamilies } from '#app/features/link-card/faces.server.ts';
import type { Layer, LayeredCard, TextLayer } from '#app/features/link-card/layers.ts';
import { createTakumiPainter } from '#app/features/link-card/takumi.server.ts';
import { faces } from '#app/features/theme/faces.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';
import { type ThemeInput, createThemeTokens } from '#app/features/theme/tokens.ts';
import type { Pixels } from '#tests/setup/pixels.ts';
import { measureClash } from '#tests/setup/title-clash.ts';

export const painter = createTakumiPainter();

/** One line to four, and a long word. */
export const titles = [
  'Garden',
  'Summer Night in the Garden',
  'Congratulations, Dr Amara Okafor and Everybody Who Helped!',
  'Weihnachtsfeierabend',
];

/** The wide hero starts at this width, as in invitation-hero.module.css. */
const wideFrom = 640;
const gap = 10;
const hostsHeight = 24;

const within = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Without the page's padding and the card's border. */
function getSheetWidth(window: number): number {
  return Math.round(Math.min(960, window - 2 * within(12, window * 0.03, 32)) - 3);
}

/** Percent of the width, as in the style sheet. */
const heights = { tall: 128.2, wide: 54.17 };
/** The same below a picture of the host's own. */
const lowHeights = { tall: 104, wide: 44 };

function sizesOf(
  input: ThemeInput,
  { title, hosts, low: isLow = false }: HeroWords,
  width: number,
) {
  const tokens = createThemeTokens(input, listIdeaClaims);
  const { art, hasScript } = getLook(input, listIdeaClaims);
  const { wide, tall, room = 1, low = 1, column: words = 0.82 } = art.calm;
  const isWide = width >= wideFrom;
  const cqi = width / 100;
  const high = isLow ? lowHeights : heights;
  const { share, longestWord } = chooseTitleSize(title, hosts);
  const { scale, letter } = faces[tokens.fonts.display].title;
  const column = (isWide ? 66 * room : Math.min(100 * words, 92 * room)) * cqi;
  const full = within(49.6, 9.6 * cqi, 96) * share * room * low * scale;
  return {
    calm: isWide ? wide : ((tall - 0.5) * heights.tall) / high.tall + 0.5,
    svg: isWide ? art.wide : art.tall,
    least: (isWide ? high.wide : high.tall) * cqi,
    column,
    titleSize: Math.min(full, column / (longestWord * letter)),
    greeting: hasScript ? within(30.4, 4.6 * cqi, 46.4) * 1.2 : within(17, 2.1 * cqi, 21) * 1.3,
  };
}

/** The hosts' names may be ''. */
export interface HeroWords {
  title: string;
  hosts: string;
  /** Below a picture of the host's own the drawing takes less room. */
  low?: boolean;
}

export interface Hero {
  titled: LayeredCard;
  bare: LayeredCard;
}

/** Lays out a guest page's hero without a browser, as the style sheet does. Leaves space for the greeting. */
export async function layOutHero(
  input: ThemeInput,
  words: HeroWords,
  window: number,
): Promise<Hero> {
  const width = getSheetWidth(window);
  const { title, hosts } = words;
  const { fonts, colors } = createThemeTokens(input, listIdeaClaims);
  const sizes = sizesOf(input, words, width);
  const { calm, svg, least, column, titleSize: size, greeting } = sizes;
  const { weight, tracking, leading } = faces[fonts.display].title;
  await painter.learn(listFaceFiles(fonts.display, title, 'en'));
  const families = listFamilies(fonts.display, title, 'en');
  const layer: TextLayer = {
    kind: 'text',
    box: { x: (width - column) / 2, y: 0, width: column, height: 0 },
    text: title,
    style: { families, size, weight, tracking, leading, color: colors.display },
    dir: 'ltr',
    lines: 12,
    breaks: true,
  };
  const room = await painter.measure(layer);
  const beneath = hosts === '' ? 0 : gap + hostsHeight;
  const block = greeting + gap + room.height + beneath;
  const free = Math.abs(2 * calm - 1) * least + (width / 100) * 10;
  const height = Math.round(Math.max(least, block + free));
  const top = (height - least) / 2 + calm * least - block / 2 + greeting + gap;
  const art: Layer = { kind: 'art', box: { x: 0, y: 0, width, height }, svg };
  const bare = { width, height, color: colors.surface, layers: [art] };
  const set = { ...layer, box: { ...layer.box, y: top, height: room.height } };
  if (hosts === '') return { bare, titled: { ...bare, layers: [art, set] } };
  await painter.learn(listFaceFiles(fonts.body, hosts, 'en'));
  const line: TextLayer = {
    ...layer,
    box: { ...layer.box, y: top + room.height + gap, height: hostsHeight },
    text: `Hosted by ${hosts}`,
    style: {
      families: listFamilies(fonts.body, hosts, 'en'),
      size: 17,
      weight: 500,
      tracking: 0,
      leading: 1.4,
      color: colors.text,
    },
  };
  return { bare, titled: { ...bare, layers: [art, set, line] } };
}

export async function paintPixels(picture: LayeredCard): Promise<Pixels> {
  const data = await painter.paint(picture, 'raw');
  return { width: picture.width, height: picture.height, step: 4, data };
}

/** How much of the drawing runs through the title, in percent. */
export async function measureHeroClash({ titled, bare }: Hero): Promise<number> {
  return measureClash(await paintPixels(titled), await paintPixels(bare));
}
