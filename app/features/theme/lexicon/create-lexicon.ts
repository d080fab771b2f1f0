import type { Claims, FamilyName } from '../claims.ts';
import { createAge } from '../things/age.ts';
import type { FindDrawing, Thing } from '../things/thing.ts';
import { claimThings, lendsGround } from './claim-things.ts';
import { type Heard, readWords } from './find-ideas.ts';
import { ideas } from './ideas.ts';
import { emojiOf, findPlace, isThing } from './thing-words.ts';

/** The characters of the things that normalized texts name. */
export const listThings = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => readWords(text).things);

/** Families that draw a thing which has no family of its own. */
const drawnWith: Readonly<Record<string, readonly FamilyName[]>> = {
  '🎈': ['confetti', 'clouds'],
  '🌹': ['botanical', 'loveLetter'],
  '🎁': ['parcel'],
};

function listBars(denied: Heard['denied']): FamilyName[] {
  return denied.flatMap((each) =>
    isThing(each)
      ? (drawnWith[emojiOf(each)] ?? [])
      : (Object.keys(ideas[each].claims.ornaments ?? {}) as FamilyName[]),
  );
}

const mostThings = 3;

function readClaims(text: string, findDrawing: FindDrawing): readonly Claims[] {
  const heard = readWords(text);
  const things = heard.things.flatMap((emoji): Thing[] => {
    const [place, drawing] = [findPlace(emoji), findDrawing(emoji)];
    return place && drawing ? [{ emoji, place, drawing }] : [];
  });
  if (things.length > 0 && things.length < mostThings && heard.age !== null) {
    things.push(createAge(heard.age));
  }
  const named = heard.ideas.map((name): Claims => {
    const { ornaments, ...rest }: Claims = ideas[name].claims;
    return ornaments && !(things.length > 0 && lendsGround(name)) ? { ...rest, ornaments } : rest;
  });
  const all = things.length > 0 ? [claimThings(things, heard.ideas, text), ...named] : named;
  const claims = all.map((claim, at) =>
    at === 0 && heard.count !== null ? { ...claim, count: heard.count } : claim,
  );
  const bars = listBars(heard.denied);
  return bars.length > 0 ? [...claims, { bars }] : claims;
}

const mostKept = 64;

/**
 * Of a text, the claims of what it names, the leading one first; then what it denies. Recent results are kept: a look
 * asks for the same text several times.
 */
export function createLexicon(findDrawing: FindDrawing): (text: string) => readonly Claims[] {
  const kept = new Map<string, readonly Claims[]>();
  return (text) => {
    const claims = kept.get(text) ?? readClaims(text, findDrawing);
    kept.delete(text);
    kept.set(text, claims);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return claims;
  };
}
