import { say } from '#app/platform/language/say.ts';

import patterns from './patterns.module.css';

/** One sentence, where no script runs: a screen can then be read only, or not be used. */
export function NeedsScript({ readable = false }: { readable?: boolean }) {
  return (
    <noscript>
      <p className={patterns.muted}>
        {readable
          ? say('Changing something on this screen needs JavaScript.')
          : say('This screen needs JavaScript.')}
      </p>
    </noscript>
  );
}
