import type { CSSProperties } from 'react';

import { getPictureShape, nameRendition } from './rules.ts';
import type { PictureFormat, ShownPicture } from './schema.ts';

import styles from './head-picture.module.css';

const middle = 960;
/** The width of an invitation on a screen. */
const sizes = '(min-width: 61rem) 60rem, 100vw';

function listSources({ path, hash, widths }: ShownPicture, format: PictureFormat): string {
  const source = (width: number) => `${path}/${nameRendition(hash, width, format)} ${width}w`;
  return widths.map(source).join(', ');
}

/** The address of a picture for browsers that do not choose a size: the largest of at most 960 pixels. */
export function getPictureUrl({ path, hash, widths }: ShownPicture): string {
  const width = widths.findLast((one) => one <= middle) ?? widths[0] ?? 0;
  return `${path}/${nameRendition(hash, width, 'webp')}`;
}

/**
 * The host's own picture at the head of an invitation. Its room is reserved before it arrives, and no text lies on it
 * (behaviour 40.6, 40.7).
 */
export function HeadPicture({ picture }: { picture: ShownPicture }) {
  const { alt, width, height } = picture;
  const style = { '--picture-ratio': width / height } as CSSProperties;
  return (
    <picture className={styles.picture} style={style} data-shape={getPictureShape(picture)}>
      <source type="image/avif" srcSet={listSources(picture, 'avif')} sizes={sizes} />
      <img
        src={getPictureUrl(picture)}
        srcSet={listSources(picture, 'webp')}
        alt={alt}
        {...{ sizes, width, height }}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
