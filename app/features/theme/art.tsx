interface ArtProps {
  svg: string;
  /** What it is of a page: for what moves, and for paper. */
  part?: 'hero' | 'corner' | 'divider' | 'footer';
  className?: string | undefined;
}

/**
 * A drawing of the theme engine, in the page itself so that it is there with the first HTML. The engine
 * draws text, because link preview, print and pictures need it as text: written once, it is put in as it
 * is. It holds shapes and colours only; nothing that anybody typed gets into it.
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
