import type { Letters } from './english.ts';
import { getFaceFile } from './face-files.ts';
import type { Look } from './look.ts';

interface LookHeadProps {
  look: Look;
  letters: Letters;
}

/** The look's part of a page's head: font preloads and the theme color. */
export function LookHead({ look, letters }: LookHeadProps) {
  return (
    <>
      {look.faces.map((face) => (
        <link
          key={face}
          rel="preload"
          as="font"
          type="font/woff2"
          href={getFaceFile(face, letters)}
          crossOrigin="anonymous"
        />
      ))}
      <meta name="theme-color" content={look.paper} />
    </>
  );
}
