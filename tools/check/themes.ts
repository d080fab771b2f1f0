/** Solves the theme of every set of tags (2^19) and checks its contrast ratios. */
import { themeGroups } from '../../app/features/theme/catalogue.ts';
import { findFaults } from '../../app/features/theme/faults.ts';
import { listIdeaClaims } from '../../app/features/theme/lexicon/lexicon.ts';
import { createThemeTokens } from '../../app/features/theme/tokens.ts';

const tags: string[] = themeGroups.flatMap((group): readonly string[] => group.tags);
const sets = 2 ** tags.length;
let [faulty, slowest, spent] = [0, 0, 0];
for (let set = 0; set < sets; set++) {
  const theme = tags.filter((_, at) => (set >> at) & 1);
  const began = performance.now();
  const tokens = createThemeTokens({ theme, eventType: [] }, listIdeaClaims);
  const took = performance.now() - began;
  spent += took;
  slowest = Math.max(slowest, took);
  for (const fault of findFaults(tokens)) {
    faulty++;
    if (faulty <= 20) console.log(`${theme.join(', ')}: ${fault}`);
  }
}
console.log(
  `${sets} sets of tags, ${faulty} faults, ${((spent / sets) * 1000).toFixed(0)} µs each, slowest ${slowest.toFixed(1)} ms`,
);
process.exitCode = faulty === 0 ? 0 : 1;
