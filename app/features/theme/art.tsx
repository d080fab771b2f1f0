interface ArtProps {
  svg: string;
  /** Its role on the page, for motion and print styles. */
  part?: 'hero' | 'corner' | 'divider' | 'footer';
  className?: string | undefined;
}

/**
 * A drawing of the theme engine, inlined so that it is part of the first HTML. Drawings are SVG text, because link
 * previews and mail need text. The text is safe to insert: it holds only shapes and colors, never user input.
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
