import { modeLrgb, modeRgb, useMode, wcagLuminance } from 'culori/fn';

import { areLight, listFaceNames } from './faces.ts';
import type { ThemeTokens } from './tokens.ts';

useMode(modeRgb);
useMode(modeLrgb);

/** Against the flat backgrounds (WCAG 2.2). */
const least = {
  text: 7,
  muted: 4.5,
  accentText: 4.5,
  display: 4.5,
  good: 4.5,
  bad: 4.5,
  border: 3,
  focus: 3,
} as const;
const beneath = ['background', 'surface'] as const;
const areas = ['tint', 'tint2', 'tint3'] as const;

/** One sentence each. */
export function findFaults(tokens: ThemeTokens): string[] {
  const { colors } = tokens;
  const faults: string[] = [];
  const light = Object.fromEntries(
    Object.entries(colors).map(([role, hex]) => [role, wcagLuminance(hex)]),
  ) as Record<keyof typeof colors, number>;
  const hold = (above: keyof typeof colors, below: keyof typeof colors, ratio: number) => {
    const found =
      (Math.max(light[above], light[below]) + 0.05) / (Math.min(light[above], light[below]) + 0.05);
    if (!(found >= ratio)) faults.push(`${above} on ${below} has ${found}, less than ${ratio}.`);
  };
  for (const [role, ratio] of Object.entries(least) as [keyof typeof least, number][]) {
    for (const ground of beneath) hold(role, ground, ratio);
    if (role !== 'border' && role !== 'focus') for (const area of areas) hold(role, area, ratio);
  }
  hold('onAccent', 'accent', 4.5);
  hold('background', 'accentText', 4.5);
  hold('good', 'goodSoft', 4.5);
  hold('bad', 'badSoft', 4.5);
  hold('text', 'goodSoft', 7);
  hold('text', 'badSoft', 7);
  for (const [role, value] of Object.entries(colors)) {
    if (!/^#[0-9a-f]{6}$/.test(value)) faults.push(`${role} is ${value}.`);
  }
  if (!areLight(listFaceNames(tokens))) faults.push('Too many faces load, or too heavy ones.');
  return faults;
}
