import type { Letters } from './english.ts';
import { type FaceName, faces, nameFaceFile } from './faces.ts';

const files = import.meta.glob<string>('./faces/*-{english,latin,opening}.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** As the face's `@font-face` rule names it. */
export function getFaceFile(face: FaceName, part: Letters | 'opening'): string {
  return files[`./faces/${nameFaceFile(faces[face], part)}.woff2`] ?? '';
}
