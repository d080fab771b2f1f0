import { faces } from '#app/features/theme/faces.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { chooseFamilies, getTitleZone } from '#app/features/theme/ornaments/compose.ts';
import { isTitleDrawn } from '#app/features/theme/things/drawn-title.ts';
import { type ThemeTokens, isSolemn } from '#app/features/theme/tokens.ts';

import { type CardTools, setText } from './card-tools.ts';
import type { CardFacts } from './facts.ts';
import type { Box, TextLayer } from './layers.ts';
import { fitTitle } from './title-fit.ts';
import { getTitleBox } from './zones.ts';

const hostsHeight = 36;
/** Clear of the descenders of a large title. */
const hostsGap = 13;

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

/** What stands in the title's place: '' where a canceled event's picture says it. Nothing invites to a grief. */
function chooseWords({ tokens }: CardTools, facts: CardFacts): { line: string; title: string } {
  const { greeting: line, title, isCanceled = false } = facts;
  const drawn = (tokens.things?.all ?? []).map(({ emoji }) => emoji);
  if (facts.picture === undefined && isTitleDrawn(drawn, title)) {
    return isCanceled ? { line, title: '' } : { line: '', title: facts.noTitle };
  }
  return { line: isCanceled || !isSolemn(facts, listIdeaClaims) ? line : '', title };
}

const hasScript = ({ fonts }: ThemeTokens) =>
  fonts.script !== null && fonts.script !== fonts.display;

function setLine(tools: CardTools, box: Box, line: string): TextLayer {
  const { colors, fonts } = tools.tokens;
  const script = hasScript(tools.tokens);
  const face = script ? (fonts.script ?? fonts.body) : fonts.label;
  return setText(tools, box, line, {
    face,
    size: script ? 46 * faces[face].title.scale * 0.92 : 28,
    weight: script ? faces[face].title.weight : Math.min(600, faces[face].weights[1]),
    tracking: script ? 0 : 0.02,
    leading: 1.2,
    color: colors.accentText,
    halo: haloOf(tools.tokens),
  });
}

export async function drawTitle(tools: CardTools, facts: CardFacts): Promise<TextLayer[]> {
  const { tokens, measure } = tools;
  const { colors, fonts } = tokens;
  const [family] = chooseFamilies(tokens);
  const box = getTitleBox(family, {
    composition: tools.tokens.composition ?? 0,
    hasPhoto: facts.picture !== undefined,
    middle: getTitleZone(family).wide,
  });
  const halo = haloOf(tokens);
  const { weight, tracking, leading, scale } = faces[fonts.display].title;
  const { line, title: words } = chooseWords(tools, facts);
  const above = line === '' ? 0 : hasScript(tokens) ? 62 : 44;
  const hosts = await setHosts(tools, box, facts);
  const beneath = hosts ? hostsHeight + hostsGap : 0;
  const room = { ...box, height: box.height - above - beneath };
  const wanted = setText(tools, room, words, {
    face: fonts.display,
    size: 0,
    weight,
    tracking,
    leading,
    color: colors.display,
    halo,
  });
  const title = await fitTitle(wanted, scale, measure);
  const height = words === '' ? 0 : (await measure(title)).height;
  const used = Math.min(room.height, Math.ceil(height));
  const top = Math.round(box.y + (room.height - used) / 2);
  const layers = words === '' ? [] : [{ ...title, box: { ...box, y: top + above, height: used } }];
  if (hosts) layers.push({ ...hosts, box: { ...hosts.box, y: top + above + used + hostsGap } });
  if (above === 0) return layers;
  return [setLine(tools, { ...box, y: top, height: above - 6 }, line), ...layers];
}
