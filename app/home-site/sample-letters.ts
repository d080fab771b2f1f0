import { type FaceName, faces } from '#app/features/theme/faces.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';

import { type SampleInvitation, listSampleTexts, sampleInvitations } from './sample-invitations.ts';

/** Only faces that have a file of their own, each with the texts that it is used for. */
export function listSampleFaces(sample: SampleInvitation): { face: FaceName; text: string }[] {
  const { faces: names, properties } = getLook(
    { theme: sample.theme, eventType: [] },
    listIdeaClaims,
  );
  const stacks: Readonly<Record<string, unknown>> = properties;
  const texts = Object.entries(listSampleTexts(sample));
  return names
    .map((face) => {
      const uses = texts.filter(([font]) =>
        String(stacks[font]).startsWith(`'${faces[face].family}'`),
      );
      return { face, text: uses.map(([, text]) => text).join('') };
    })
    .filter(({ text }) => text !== '');
}

export function listSampleLetters(): Map<FaceName, string> {
  const letters = new Map<FaceName, Set<string>>();
  for (const { face, text } of sampleInvitations.flatMap(listSampleFaces)) {
    letters.set(face, new Set([...(letters.get(face) ?? []), ...Array.from(text)]));
  }
  const names = [...letters.keys()].toSorted();
  return new Map(names.map((face) => [face, [...(letters.get(face) ?? [])].toSorted().join('')]));
}
