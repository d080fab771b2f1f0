import { faceFiles } from './face-files.ts';
import type { Look } from './look.ts';

/** What a page's head says of its look: the faces to fetch at once, and the colour around the page. */
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
