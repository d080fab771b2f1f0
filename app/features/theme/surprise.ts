import { type ThemeTag, themeGroups } from './catalogue.ts';

/** Tags of different groups, other than the chosen ones (behaviour 6.24). `random` gives numbers in [0, 1). */
export function pickSurprise(chosen: readonly string[], random: () => number): ThemeTag[] {
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  const count = 2 + Math.floor(random() * 2);
  const groups = [...themeGroups];
  const picked: ThemeTag[] = [];
  while (picked.length < count && groups.length > 0) {
    const [group] = groups.splice(Math.floor(random() * groups.length), 1);
    const tag = group && pick<ThemeTag>(group.tags.filter((each) => !chosen.includes(each)));
    if (tag) picked.push(tag);
  }
  return picked;
}
