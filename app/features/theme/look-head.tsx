import { faceFiles } from './face-files.ts';
import type { Look } from './look.ts';

/** The look's part of a page's head: font preloads and the theme color. */
export function LookHead({ look }: { look: Look }) {
  return (
    <>
      {look.faces.map((face) => (
        <link
          key={face}
          rel="preload"
          as="font"
          type="font/woff2"
          href={faceFiles[face]}
          crossOrigin="anonymous"
        />
      ))}
      <meta name="theme-color" content={look.paper} />
    </>
  );
}
