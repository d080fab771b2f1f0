import patterns from './patterns.module.css';

/** One sentence, where no script runs. `what` is what cannot be done then. */
export function NeedsScript({ what = 'This screen' }: { what?: string }) {
  return (
    <noscript>
      <p className={patterns.muted}>{what} needs JavaScript.</p>
    </noscript>
  );
}
