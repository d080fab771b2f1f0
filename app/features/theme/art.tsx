/**
 * A drawing of the theme engine, in the page itself so that it is there with the first HTML. The engine
 * draws text, because link preview, print and pictures need it as text: written once, it is put in as it
 * is. It holds shapes and colours only; nothing that anybody typed gets into it.
 */
export function Art({ svg, className }: { svg: string; className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
