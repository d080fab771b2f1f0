import { FontPreloads } from '#app/ui/brand/font-preloads.tsx';

import type { Letters } from './english.ts';
import { getFaceFile } from './face-files.ts';
import type { Look } from './look.ts';

interface LookHeadProps {
  look: Look;
  letters: Letters;
}

/** The look's part of a page's head: preloads of the fonts that every guest needs, and the theme color. */
export function LookHead({ look, letters }: LookHeadProps) {
  const shared = look.faces.filter((face) => face !== look.lineFace);
  return (
    <>
      <FontPreloads files={shared.map((face) => getFaceFile(face, letters))} />
      <meta name="theme-color" content={look.paper} />
    </>
  );
}
