/**
 * Marks texts for the catalogs that are said elsewhere: `const labels = texts({ yes: 'Yes' })`, `say(labels.yes)`. In a
 * file of its own, because what `say` needs marks texts too.
 */
export const texts = <const All>(all: All): All => all;
