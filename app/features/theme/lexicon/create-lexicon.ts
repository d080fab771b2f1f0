import type { Claims, FamilyName } from '../claims.ts';
import { createAge } from '../things/age.ts';
import type { FindDrawing, Thing } from '../things/thing.ts';
import { claimThings } from './claim-things.ts';
import { type Heard, readWords } from './find-ideas.ts';
import { ideas } from './ideas.ts';
import { emojiOf, findPlace, isThing } from './thing-words.ts';

/** The characters of the things that normalized texts name. */
export const listThings = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => listDrawn(readWords(text)));

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

/** A thing that says little without another. */
const companions: Readonly<Record<string, readonly string[]>> = { '🎣': ['🐟', '🎣'] };

const listDrawn = ({ things }: Heard): readonly string[] =>
  things.length === 1 ? (companions[things[0] ?? ''] ?? things) : things;

/** Of a text, the claims of what it names, the leading one first; then what it denies. */
export const createLexicon =
  (findDrawing: FindDrawing) =>
  (text: string): readonly Claims[] => {
    const heard = readWords(text);
    const things = listDrawn(heard).flatMap((emoji): Thing[] => {
      const [place, drawing] = [findPlace(emoji), findDrawing(emoji)];
      return place && drawing ? [{ emoji, place, drawing }] : [];
    });
    if (things.length > 0 && things.length < mostThings && heard.age !== null) {
      things.push(createAge(heard.age));
    }
    const named: Claims[] = heard.ideas.map((name) => ideas[name].claims);
    const all = things.length > 0 ? [claimThings(things, heard.ideas, text), ...named] : named;
    const claims = all.map((claim, at) =>
      at === 0 && heard.count !== null ? { ...claim, count: heard.count } : claim,
    );
    const bars = listBars(heard.denied);
    return bars.length > 0 ? [...claims, { bars }] : claims;
  };
