import { type Cover, covers, findCover } from '#app/features/theme/covers.ts';

/** What a cover fills in. */
export interface ReadyCover {
  tags: readonly string[];
  type: string;
}

export interface BroughtCover {
  brought: ReadyCover;
  /** Its picture without words: the card, until that is drawn. */
  picture: string;
  /** All of the home page, to tell whether the draft holds nothing but one of them. */
  covers: readonly ReadyCover[];
}

export const toReadyCover = ({ look, type }: Cover): ReadyCover => ({
  tags: look.tags,
  type: type.type,
});

export const readyCovers: readonly ReadyCover[] = covers.map(toReadyCover);

/** The cover that an address names. Read on the server, so that the first step needs no table of covers. */
export function readBroughtCover(
  query: URLSearchParams,
  getPicture: (look: string) => string,
): BroughtCover | null {
  const found = findCover(query.get('look') ?? '', query.get('type') ?? '');
  if (!found) return null;
  const picture = getPicture(found.look.id);
  return { brought: toReadyCover(found), picture, covers: readyCovers };
}
