import { listParty } from '#app/platform/person-names.ts';

import type { SharedWords } from './guest-words.tsx';

/** 'Ana', 'Ana & Ben' or 'Ana, Ben & 2 more': a guest, or a household by its own name or its people's first names. */
export function nameParty(
  name: string,
  people: readonly { name: string }[],
  { say }: SharedWords,
): string {
  const [first = '', second = '', ...more] = listParty(name, people);
  if (second === '') return first;
  return more.length === 0
    ? say('partyOfTwo', { first, second })
    : say('partyOfMore', { first, second, count: more.length });
}
