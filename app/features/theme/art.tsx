interface ArtProps {
  svg: string;
  /** For motion and print styles. */
  part?: 'hero' | 'corner' | 'divider' | 'footer';
  className?: string | undefined;
}

/**
 * Inlined, so that it is part of the first HTML; SVG text, because link previews and mail need text. Safe to insert:
 * it holds only shapes and colors, never user input.
 */
export function Art({ svg, part, className }: ArtProps) {
  return (
    <span
      aria-hidden="true"
      className={className}
      data-art={part}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
