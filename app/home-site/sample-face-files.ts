import { faces, nameFaceFile } from '#app/features/theme/faces.ts';

import { listDeal } from './sample-invitations.ts';
import { listSampleFaces } from './sample-letters.ts';

const files = import.meta.glob<string>('./faces/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function listSampleFaceFiles(deal: number): string[] {
  const names = new Set(
    listDeal(deal)
      .flatMap(listSampleFaces)
      .map(({ face }) => face),
  );
  return [...names].flatMap((name) => files[`./faces/${nameFaceFile(faces[name])}.woff2`] ?? []);
}
