import { faces } from '#app/features/theme/faces.ts';
import { chooseFamilies } from '#app/features/theme/ornaments/compose.ts';
import type { ThemeTokens } from '#app/features/theme/tokens.ts';

import { type CardTools, setText } from './card-tools.ts';
import type { CardFacts } from './facts.ts';
import type { Box, TextLayer } from './layers.ts';
import { fitTitle } from './title-fit.ts';
import { getTitleBox } from './zones.ts';

const hostsHeight = 36;

function haloOf({ colors, glow }: ThemeTokens): string {
  const calm = `0 0 10px ${colors.surface}, 0 0 22px ${colors.surface}`;
  return glow ? `0 0 2px ${colors.background}, 0 0 14px ${colors.accent}` : calm;
}

/** Null when they do not fit on one line. */
async function setHosts(
  tools: CardTools,
  box: Box,
  { hosts }: CardFacts,
): Promise<TextLayer | null> {
  if (hosts === '') return null;
  const { colors, fonts } = tools.tokens;
  const layer = setText(tools, { ...box, height: hostsHeight }, hosts, {
    face: fonts.body,
    size: 28,
    weight: 500,
    tracking: 0,
    leading: 1.2,
    color: colors.text,
    halo: haloOf(tools.tokens),
  });
  return (await tools.measure(layer)).lines === 1 ? layer : null;
}

export async function drawTitle(tools: CardTools, facts: CardFacts): Promise<TextLayer[]> {
  const { tokens, measure } = tools;
  const { colors, fonts } = tokens;
  const [family] = chooseFamilies(tokens);
  const box = getTitleBox(family, {
    composition: tools.tokens.composition ?? 0,
    hasPhoto: facts.picture !== undefined,
  });
  const halo = haloOf(tokens);
  const { weight, tracking, leading, scale } = faces[fonts.display].title;
  const script = fonts.script !== null && fonts.script !== fonts.display;
  const above = facts.greeting === '' ? 0 : script ? 62 : 44;
  const hosts = await setHosts(tools, box, facts);
  const beneath = hosts ? hostsHeight + 8 : 0;
  const room = { ...box, height: box.height - above - beneath };
  const wanted = setText(tools, room, facts.title, {
    face: fonts.display,
    size: 0,
    weight,
    tracking,
    leading,
    color: colors.display,
    halo,
  });
  const title = await fitTitle(wanted, scale, measure);
  const { height } = await measure(title);
  const used = Math.min(room.height, Math.ceil(height));
  const top = Math.round(box.y + (room.height - used) / 2);
  const layers = [{ ...title, box: { ...box, y: top + above, height: used } }];
  if (hosts) layers.push({ ...hosts, box: { ...hosts.box, y: top + above + used + 8 } });
  if (above === 0) return layers;
  const face = script ? (fonts.script ?? fonts.body) : fonts.label;
  const greeting = setText(tools, { ...box, y: top, height: above - 6 }, facts.greeting, {
    face,
    size: script ? 46 * faces[face].title.scale * 0.92 : 28,
    weight: script ? faces[face].title.weight : Math.min(600, faces[face].weights[1]),
    tracking: script ? 0 : 0.02,
    leading: 1.2,
    color: colors.accentText,
    halo,
  });
  return [greeting, ...layers];
}
