import bodoniModa from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?url';
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import cinzel from '@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2?url';
import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url';
import ebGaramond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url';
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';
import orbitron from '@fontsource-variable/orbitron/files/orbitron-latin-wght-normal.woff2?url';
import oxanium from '@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2?url';
import unbounded from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';
import caveat from '@fontsource/caveat/files/caveat-latin-700-normal.woff2?url';
import creepster from '@fontsource/creepster/files/creepster-latin-400-normal.woff2?url';
import limelight from '@fontsource/limelight/files/limelight-latin-400-normal.woff2?url';
import parisienne from '@fontsource/parisienne/files/parisienne-latin-400-normal.woff2?url';
import shrikhand from '@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff2?url';

import type { FaceName } from './faces.ts';

/** The address of each face's Latin subset: the file that its `@font-face` rule names. */
export const faceFiles: Readonly<Record<FaceName, string>> = {
  'Bodoni Moda': bodoniModa,
  'Bricolage Grotesque': bricolageGrotesque,
  Caveat: caveat,
  Cinzel: cinzel,
  Cormorant: cormorant,
  Creepster: creepster,
  'EB Garamond': ebGaramond,
  Figtree: figtree,
  Fraunces: fraunces,
  Fredoka: fredoka,
  Jost: jost,
  Limelight: limelight,
  Orbitron: orbitron,
  Oxanium: oxanium,
  Parisienne: parisienne,
  Shrikhand: shrikhand,
  Unbounded: unbounded,
};
