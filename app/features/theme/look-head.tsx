import { FontPreloads } from '#app/ui/brand/font-preloads.tsx';

import type { Letters } from './english.ts';
import { getFaceFile } from './face-files.ts';
import type { Look } from './look.ts';

interface LookHeadProps {
  look: Look;
  letters: Letters;
}

/** Preloads the fonts that every guest needs. */
export function LookHead({ look, letters }: LookHeadProps) {
  const shared = look.faces.filter((face) => face !== look.lineFace);
  return (
    <>
      <FontPreloads files={shared.map((face) => getFaceFile(face, letters))} />
      <meta name="theme-color" content={look.paper} />
    </>
  );
}
