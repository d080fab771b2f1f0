import type { CSSProperties } from 'react';

import { getPictureShape, nameMiddle, nameRendition } from './rules.ts';
import type { PictureFormat, ShownPicture } from './schema.ts';

import styles from './head-picture.module.css';

const sizes = '(min-width: 61rem) 60rem, 100vw';

function listSources({ path, hash, widths }: ShownPicture, format: PictureFormat): string {
  const source = (width: number) => `${path}/${nameRendition(hash, width, format)} ${width}w`;
  return widths.map(source).join(', ');
}

/** For browsers that do not choose a size. */
export function getPictureUrl(picture: ShownPicture): string {
  return picture.src ?? `${picture.path}/${nameMiddle(picture)}`;
}

/** Its space is reserved before it loads, and no text overlaps it (behaviour 40.6, 40.7). */
export function HeadPicture({ picture }: { picture: ShownPicture }) {
  const { alt, hold, width, height, src } = picture;
  const style = {
    '--picture-ratio': width / height,
    ...(hold && { '--picture-hold': hold }),
  } as CSSProperties;
  return (
    <picture className={styles.picture} style={style} data-shape={getPictureShape(picture)}>
      {src ? null : (
        <source type="image/avif" srcSet={listSources(picture, 'avif')} sizes={sizes} />
      )}
      <img
        src={getPictureUrl(picture)}
        srcSet={src ? undefined : listSources(picture, 'webp')}
        alt={alt}
        {...{ sizes, width, height }}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
